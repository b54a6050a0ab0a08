package ludotheque.papattes.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Mischief;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Paddock;
import ludotheque.papattes.Seat;
import ludotheque.testkit.Conformance;
import ludotheque.testkit.Golden;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
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

    @Test
    void aRecordOfTheFirstVersionStillOpens() throws BadInput {
        MatchRecord record = record(new SeededRandom(5), 6, 10);
        String first = record.toString().replaceFirst("papattes 2", "papattes 1");
        assertThat(MatchRecord.parse(first)).hasToString(record.toString());
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

    @TestFactory
    Stream<DynamicTest> papattesConforms() {
        return Conformance.of(new PapattesSubject());
    }

    private static final class PapattesSubject implements Conformance.Subject {
        @Override
        public String randomGame(SeededRandom random) {
            return record(random, 8, 20).toString();
        }

        @Override
        public String rewrite(String record) throws BadInput {
            return MatchRecord.parse(record).toString();
        }

        @Override
        public String finalPosition(String record) throws BadInput {
            Replay replay = new Replay(MatchRecord.parse(record));
            while (replay.hasNext()) {
                assertThat(replay.next()).isNull();
            }
            return MatchRecord.hex(replay.state().hash());
        }

        @Override
        public String finalPositionAfterTrials(String record, SeededRandom random) throws BadInput {
            Replay replay = new Replay(MatchRecord.parse(record));
            Mischief mischief = new Mischief(random, 0);
            Seat[] seats = {new Seat(replay.state(), 0), new Seat(replay.state(), 1)};
            while (replay.hasNext()) {
                long before = replay.state().hash();
                Seat seat = seats[random.nextInt(2)];
                Mischief.Idea idea = mischief.idea(seat);
                seat.act(idea.type(), idea.first(), idea.second(), idea.paw());
                assertThat(replay.state().hash()).isEqualTo(before);
                assertThat(replay.next()).isNull();
            }
            return MatchRecord.hex(replay.state().hash());
        }
    }

    /** What is replaced in a record, by what, and the line and column of the refusal. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "papattes 1 | papattes 3 | 1 | 10",
                "papattes 1 | belote 1 | 1 | 1",
                "map {\"nom\" | map {\"nam\" | 2 | 12",
                "papattes 1 | papattes 1 1 | 1 | 12",
                "seed 5 | seed x | 3 | 6",
                "seed 5 | seed 5 6 | 3 | 8",
                "player \"a\" | player a | 4 | 8",
                "player \"b\" | player | 5 | 7",
                "init 1 | init -1 | 6 | 6",
                "init 2 | turn 2 | 7 | 1",
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
