package ludotheque.papattes.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Mischief;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Paddock;
import ludotheque.papattes.Seat;
import ludotheque.testkit.Golden;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchRecordTest {

    /** Tries everything; in its last half-turn it prints and crashes. */
    private static final class Doomed implements Champion {
        private final Mischief mischief;
        private final int last;
        private String printed = "";

        Doomed(Mischief mischief, int last) {
            this.mischief = mischief;
            this.last = last;
        }

        @Override
        public void jouerTour(Seat seat) {
            mischief.jouerTour(seat);
            if (seat.tourActuel() == last) {
                printed = "aïe \"\\\n";
                throw new IllegalStateException("perdu");
            }
        }

        @Override
        public Observed observed() {
            return Observed.printed(printed);
        }
    }

    /** Some half-turns of two champions that try everything; the second is lost in the end. */
    private static MatchRecord record(SeededRandom random, int halfTurns, int tries) {
        Mischief first = new Mischief(random, tries);
        Doomed second = new Doomed(new Mischief(random, tries), halfTurns - 1);
        List<String> names = List.of("a \"b\"", "é");
        Match match = new Match(Paddock.map(random), random.nextLong(), names, List.of(first, second), () -> 0);
        match.init();
        for (int turn = 0; turn < halfTurns; turn++) {
            match.playTurn();
        }
        return match.record();
    }

    @Test
    void aRecordWrittenAndReadIsTheSame() {
        Seeds.forEach(10, random -> {
            MatchRecord record = record(random, 20, 30);
            assertThat(MatchRecord.parse(record.toString())).hasToString(record.toString());
            MatchTest.assertReplays(MatchRecord.parse(record.toString()));
        });
    }

    @Test
    void theGoldenRecordIsPlayedAndReplayedAlike() throws Exception {
        String text = record(new SeededRandom(2023), 40, 12).toString();
        Golden.check("match.txt", text);
        MatchTest.assertReplays(MatchRecord.parse(text));
    }

    /** What the first versions told of a loss, and the fact it is taken for. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "timeout \"went over 1500 ms\" | late 1500 -1",
                "timeout \"went over 1500 ms while idle (3 ms of computing)\" | late 1500 3",
                "timeout \"went over 1500 ms while busy (1490 ms of computing)\" | late 1500 1490",
                "timeout \"went over its total time of 300 s: oh\" | over-total-time 300 \"oh\"",
                "memory \"went over its memory of 500 MiB\" | over-memory 500",
                "crashed \"ended normally\" | exited 0",
                "crashed \"ended with exit code 3: a: b\" | exited 3 \"a: b\"",
                "crashed \"ended with exit code 139, as after signal 11 (SIGSEGV, memory fault)\" | exited 139",
                "crashed \"does not build: x.c:1: error\" | unbuilt \"x.c:1: error\"",
                "protocol \"sent a frame before it was called\" | early-frame 0",
                "protocol \"sent a frame of kind -7\" | unknown-frame -7",
                "protocol \"sent the action 12\" | unknown-action 12",
                "actions \"wanted 4097 actions in a half-turn, of which 4096 are allowed\" | too-many-actions 4097",
                // What the referee never said stays as it is.
                "timeout \"went over 99999999999 ms\" | timeout \"went over 99999999999 ms\"",
                "memory \"ended normally\" | memory \"ended normally\"",
                "crashed \"went over - ms\" | crashed \"went over - ms\"",
                "timeout \"went over 1500 ms: oh\" | timeout \"went over 1500 ms: oh\"",
            })
    void aRecordOfTheFirstVersionsStillOpensAndItsLossIsAFact(String told, String facts) throws BadInput {
        String record = record(new SeededRandom(5), 6, 10).toString().replaceFirst("lost threw .*", "lost threw");
        String old = record.replace("papattes 3", "papattes 1").replace("lost threw", "lost " + told);
        assertThat(MatchRecord.parse(old)).hasToString(record.replace("lost threw", "lost " + facts));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "late 1500 -1 | timeout | went over 1500 ms",
                "late 1500 3 | timeout | went over 1500 ms while idle (3 ms of computing)",
                "over-total-time 300 | timeout | went over its total time of 300 s",
                "over-memory 500 \"oh\" | memory | went over its memory of 500 MiB: oh",
                "exited 0 | crashed | ended normally",
                "exited 3 \"a b\" | crashed | ended with exit code 3: a b",
                "early-frame 0 | protocol | sent a frame before it was called",
                "no-greeting 7 | protocol | sent something other than a greeting first",
                "unknown-frame -7 | protocol | sent a frame of kind -7",
                "unknown-action 12 | protocol | sent the action 12",
                "other-version 9 | protocol | is built for version 9, not 1",
                "too-many-actions 4097 | actions | wanted 4097 actions in a half-turn, of which 4096 are allowed",
                "unbuilt \"x.c:1\" | crashed | does not build: x.c:1",
                "threw \"oups\" | crashed | oups",
                "timeout \"1500 ms\" | timeout | 1500 ms",
                "crashed \"\" | crashed | ``",
            })
    void everyCauseOfALossIsWrittenAndRead(String facts, String status, String detail) throws BadInput {
        String text = record(new SeededRandom(5), 2, 3).toString().replaceFirst("lost .*", "lost threw");
        String told = text.replace("lost threw", "lost " + facts);
        MatchRecord record = MatchRecord.parse(told);
        assertThat(record).hasToString(told);
        Loss loss = Objects.requireNonNull(record.fall(1)).loss();
        assertThat(loss.status().word()).isEqualTo(status);
        assertThat(loss.detail()).isEqualTo(detail);
    }

    @Test
    void whatWasSeenOfAChampionIsWrittenAndRead() throws BadInput {
        MatchRecord plain = record(new SeededRandom(5), 1, 0);
        Call seen = new Call(9, List.of(), 3, new Observed("🐕", 70_000, 900, 8_388_608), null);
        MatchRecord record = new MatchRecord(
                plain.map(), 1, plain.players(), plain.inits(), List.of(seen), plain.hashes(), List.of());
        assertThat(record.toString()).contains("turn 9\nleft 3\nused 900 8388608\nout \"🐕\"\ncut 70000\nhash");
        assertThat(MatchRecord.parse(record.toString()).turns()).containsExactly(seen);
    }

    @Test
    void carriageReturnsAndBlankLinesDoNotMatter() throws BadInput {
        MatchRecord record = record(new SeededRandom(4), 4, 10);
        assertThat(MatchRecord.parse(record.toString().replace("\n", "\r\n\r\n")))
                .hasToString(record.toString());
    }

    /** What is replaced in a record, by what, and the line and column of the refusal. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "papattes 1 | papattes 4 | 1 | 10",
                "papattes 1 | belote 1 | 1 | 1",
                "map {\"nom\" | map {\"nam\" | 2 | 12",
                "papattes 1 | papattes 1 1 | 1 | 12",
                "seed 5 | seed x | 3 | 6",
                "seed 5 | seed 5 6 | 3 | 8",
                "player \"a\" | player a | 4 | 8",
                "player \"b\" | player | 5 | 7",
                "init 1 | init -1 | 6 | 6",
                "init 2 | turn 2 | 8 | 1",
                "init 2 | fin 2 | 7 | 1",
                "turn 3 | turn 3 x | 8 | 8",
                "age_suivant | age_precedent | 9 | 1",
                "age_suivant | age_suivant 1 | 9 | 13",
                "age_suivant | manger 1 | 9 | 9",
                "age_suivant | manger 1 x | 9 | 10",
                "age_suivant | refus OK manger 1 1 | 9 | 7",
                "age_suivant | refus HORS_TOUR dormir | 9 | 17",
                "age_suivant | annuler 1 | 9 | 9",
                "out \"hé\" | out hé | 10 | 5",
                "out \"hé\" | left x | 10 | 6",
                "out \"hé\" | used 5 | 10 | 7",
                "out \"hé\" | cut 5 6 | 10 | 7",
                "out \"hé\" | lost | 10 | 5",
                "out \"hé\" | lost sadly 3 | 10 | 6",
                "out \"hé\" | lost late 5 | 10 | 12",
                "out \"hé\" | lost late 5 6 7 | 10 | 15",
                "out \"hé\" | lost unknown-frame | 10 | 19",
                "out \"hé\" | lost exited 3 oh | 10 | 15",
                "hash 0123456789abcdef | hash 0123456789abcdeg | 11 | 6",
                "hash 0123456789abcdef | hash 123456789abcdef | 11 | 6",
                "hash 0123456789abcdef | hash | 11 | 5",
                "hash 0123456789abcdef | hash 0123456789abcdef x | 11 | 23",
                "hash 0123456789abcdef | fin 1 | 11 | 1",
            })
    void everyRefusalNamesItsLineAndColumn(String part, String instead, int line, int column) throws BadInput {
        MatchRecord record = record(new SeededRandom(1), 1, 1);
        String map = record.toString().split("\n", -1)[1];
        String good = String.join(
                "\n",
                "papattes 1",
                map,
                "seed 5",
                "player \"a\"",
                "player \"b\"",
                "init 1",
                "init 2",
                "turn 3",
                "age_suivant",
                "out \"hé\"",
                "hash 0123456789abcdef",
                "");
        assertThat(MatchRecord.parse(good).turns()).hasSize(1);
        assertThat(good).contains(part);
        BadInput bad = catchThrowableOfType(BadInput.class, () -> MatchRecord.parse(good.replace(part, instead)));
        assertThat(bad).isNotNull();
        assertThat(bad.line()).as(bad.getMessage()).isEqualTo(line);
        assertThat(bad.column()).as(bad.getMessage()).isEqualTo(column);
    }

    @Test
    void randomEditsOfAGoodRecordAreReadOrRefusedAndNothingElse() {
        String good = record(new SeededRandom(6), 6, 12).toString();
        int afterTheMap = good.indexOf("\nseed");
        SeededRandom random = new SeededRandom(8);
        String letters = "{}[]\",:0123456789-.# \nabcdefghijklmnopqrstuvwxyz_";
        for (int i = 0; i < 4000; i++) {
            StringBuilder text = new StringBuilder(good);
            for (int edit = random.nextInt(3); edit >= 0; edit--) {
                int at = random.nextInt(4) == 0
                        ? random.nextInt(text.length())
                        : afterTheMap + random.nextInt(text.length() - afterTheMap);
                char letter = letters.charAt(random.nextInt(letters.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, letter);
                    case 1 -> text.insert(at, letter);
                    default -> text.deleteCharAt(at);
                }
            }
            try {
                Replay replay = new Replay(MatchRecord.parse(text.toString()));
                while (replay.hasNext()) {
                    replay.next();
                }
            } catch (BadInput bad) {
                assertThat(bad.line()).isPositive();
                assertThat(bad.column()).isPositive();
            }
        }
    }
}
