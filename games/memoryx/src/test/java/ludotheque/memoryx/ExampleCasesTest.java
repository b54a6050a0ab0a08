package ludotheque.memoryx;

import static ludotheque.memoryx.Tables.numbers;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Replays the example cases: every table after every turn. */
class ExampleCasesTest {

    @TestFactory
    Stream<DynamicTest> everyTurnLeavesTheTablesOfTheCase() {
        return ExampleCases.of("memoryx", ".txt").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> replay(file)));
    }

    private static void replay(Path file) throws Exception {
        Map<String, String> facts = new HashMap<>();
        List<String[]> tries = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] words = line.trim().split("\\s+");
            if (facts.containsKey("TURNS") && (words[0].equals("T") || words[0].equals("X"))) {
                tries.add(words);
            } else {
                facts.put(words[0], line.substring(Math.min(line.length(), words[0].length() + 1)));
            }
        }
        Memoryx game = start(facts);
        for (String[] words : tries) {
            if (words[0].equals("X")) {
                refuse(game, words);
            } else {
                play(game, words);
            }
        }
        assertThat(game.places()).containsExactly(numbers(facts.getOrDefault("FINALP", "")));
        assertThat(game.cards()).containsExactly(numbers(facts.getOrDefault("FINALT", "")));
        assertThat(game.isOver()).isEqualTo(facts.getOrDefault("OVER", "").equals("1"));
        if (game.isOver()) {
            assertThat(game.leader()).isEqualTo(number(facts.getOrDefault("WINNER", "")));
        } else {
            assertThat(game.player()).isEqualTo(number(facts.getOrDefault("NEXT", "")));
        }
    }

    private static void refuse(Memoryx game, String[] words) {
        assertThat(game.player()).isEqualTo(number(words[1]));
        assertThat(game.check(Turn.of(number(words[2]), number(words[3]))))
                .as(String.join(" ", words))
                .isNotNull();
    }

    private static void play(Memoryx game, String[] words) {
        String line = String.join(" ", words);
        assertThat(game.player()).as(line).isEqualTo(number(words[1]));
        Turn turn = new Turn(number(words[2]), number(words[3]), number(words[4]));
        assertThat(game.check(turn)).as(line).isNull();
        assertThat(game.play(turn).event().name()).as(line).isEqualTo(words[5]);
        assertThat(join(game.scores(), ",")).as(line).isEqualTo(words[6]);
        assertThat(game.remaining()).as(line).isEqualTo(number(words[7]));
        assertThat(crc(game)).as(line).isEqualTo(words[8]);
    }

    private static Memoryx start(Map<String, String> facts) {
        Size size = new Size(number(facts.getOrDefault("L", "")), number(facts.getOrDefault("C", "")));
        Deal deal = Deal.of(size, numbers(facts.getOrDefault("P", "")));
        assertThat(deal.cards()).containsExactly(numbers(facts.getOrDefault("T", "")));
        return new Memoryx(deal, number(facts.getOrDefault("PLAYERS", "")), number(facts.getOrDefault("FIRST", "")));
    }

    private static int number(String word) {
        return word.equals("-") ? Memoryx.NONE : Integer.parseInt(word.trim());
    }

    private static String join(int[] values, String separator) {
        return Arrays.stream(values).mapToObj(Integer::toString).collect(Collectors.joining(separator));
    }

    private static String crc(Memoryx game) {
        String state = join(game.cards(), " ") + "|" + join(game.places(), " ") + "|" + join(game.scores(), " ");
        CRC32 crc = new CRC32();
        crc.update(state.getBytes(StandardCharsets.US_ASCII));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
