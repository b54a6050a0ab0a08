package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import ludotheque.arena.match.PackedRecord;
import ludotheque.contest.store.Matches;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Seat;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Test;

final class StrippedTest {
    /** Says its name in every call, and throws its name in its tenth. */
    private static final class Talker implements Champion {
        private final String name;
        private int turns;

        Talker(String name) {
            this.name = name;
        }

        @Override
        public void jouerTour(Seat seat) {
            if (++turns == 10) {
                throw new IllegalStateException(name + "'s last words");
            }
        }

        @Override
        public Observed observed() {
            return Observed.printed(name + " speaks\n");
        }
    }

    @Test
    void aRecordKeepsTheWordsOfOneSideOrOfNone() throws Exception {
        MatchRecord record = new Match(
                        Generator.make("map", Recipe.USUAL, 1),
                        1,
                        List.of("A", "B"),
                        List.of(new Talker("Ada"), new Talker("Bob")),
                        () -> 0)
                .play();
        assertThat(record.toString()).contains("Ada speaks", "Bob speaks", "Ada's last words", "Bob's last words");
        String shown = Stripped.of(record, -1).toString();
        assertThat(shown).doesNotContain("Ada").doesNotContain("Bob");
        String own = Stripped.of(record, 0).toString();
        assertThat(own).contains("Ada speaks", "Ada's last words").doesNotContain("Bob");
        MatchRecord read = MatchRecord.parse(shown);
        assertThat(read.hashes()).isEqualTo(record.hashes());
        GamePlay.Ended ended = PapattesPlay.ended(record, new int[] {3, 4}, List.of());
        assertThat(PackedRecord.unpack(ended.shown())).isEqualTo(shown);
        Matches.Fared ada = ended.fared().get(0);
        assertThat(ada.cause()).isEqualTo("crashed");
        assertThat(ada.causeTurn()).isEqualTo(18);
        assertThat(ada.score()).isEqualTo(3);
        assertThat(ada.result()).isEqualTo(Matches.result(3, 4));
        assertThat(PackedRecord.unpack(Objects.requireNonNull(ada.record()))).isEqualTo(own);
    }
}
