package ludotheque.classroom.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.tournament.Fixture;
import ludotheque.arena.tournament.Result;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class for which everybody against everybody would take too long. */
final class ClassMeetingTest {
    @TempDir
    private Path folder;

    private ClassMeeting open() throws Exception {
        Map<String, Entrant> entrants = new LinkedHashMap<>();
        for (String word : List.of("idle", "random", "harvester")) {
            entrants.put(word, new BuiltinEntrant(Objects.requireNonNull(Builtin.of(word))));
        }
        String map;
        try (InputStream file = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource("clairiere"))) {
            map = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
        return ClassMeeting.open(entrants, List.of(MapFile.parse(map)), folder, 1, () -> false);
    }

    @Test
    void swissRoundsPairThoseWhoHaveNotMetUntilEverybodyHas() throws Exception {
        List<Fixture> asked = new ArrayList<>();
        try (ClassMeeting meeting = open()) {
            assertThat(meeting.size()).isEqualTo(6);
            assertThat(meeting.roundSize()).isEqualTo(2);
            for (int round = 1; round <= 3; round++) {
                assertThat(meeting.round(asked, done -> {})).isPositive();
                assertThat(meeting.played()).isEqualTo(2 * round);
            }
            assertThat(asked).doesNotHaveDuplicates().hasSize(6);
            assertThat(meeting.results()).extracting(Result::fixture).containsExactlyInAnyOrderElementsOf(asked);
        }
    }

    @Test
    void whatWasPlayedIsKeptAndNotPlayedAgain() throws Exception {
        List<Fixture> asked = new ArrayList<>();
        try (ClassMeeting meeting = open()) {
            meeting.round(asked, done -> {});
        }
        try (ClassMeeting meeting = open()) {
            assertThat(meeting.played()).isEqualTo(2);
            List<Fixture> again = new ArrayList<>();
            assertThat(meeting.round(again, done -> {})).isEqualTo(Duration.ZERO);
            assertThat(again).isEqualTo(asked);
            meeting.rest(done -> {});
            assertThat(meeting.played()).isEqualTo(6);
        }
    }
}
