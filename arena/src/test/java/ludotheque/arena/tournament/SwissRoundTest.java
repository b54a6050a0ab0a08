package ludotheque.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Who meets whom in a Swiss round. */
final class SwissRoundTest {
    @Test
    void neighboursInTheTableMeetOnBothSides() {
        assertThat(SwissRound.of(List.of("a", "b", "c", "d"), List.of(), "m"))
                .containsExactly(
                        new Fixture("a", "b", "m"),
                        new Fixture("b", "a", "m"),
                        new Fixture("c", "d", "m"),
                        new Fixture("d", "c", "m"));
    }

    @Test
    void aPairingIsTakenBackWhenTheRestCouldNotMeet() {
        List<Fixture> played = List.of(new Fixture("c", "d", "m"), new Fixture("a", "b", "m"));
        assertThat(SwissRound.of(List.of("a", "b", "c", "d"), played, "m"))
                .contains(new Fixture("a", "c", "m"), new Fixture("b", "d", "m"))
                .hasSize(4);
    }

    @Test
    void nobodyMeetsSomebodyTwiceAndAllMeetWhileTheyCan() {
        Seeds.forEach(20, random -> {
            int size = 4 + random.nextInt(20);
            List<String> names = new ArrayList<>(
                    IntStream.range(0, size).mapToObj(i -> "n" + i).toList());
            List<Fixture> played = new ArrayList<>();
            for (int round = 0; round < size / 3; round++) {
                Collections.shuffle(names, new Random(random.nextLong()));
                List<Fixture> pairs = SwissRound.of(names, played, "m");
                assertThat(pairs).hasSize(size / 2 * 2);
                Set<String> sitting = new HashSet<>();
                pairs.forEach(pair -> sitting.add(pair.first()));
                assertThat(sitting).hasSize(size / 2 * 2);
                assertThat(pairs).noneMatch(played::contains);
                played.addAll(pairs);
            }
        });
    }
}
