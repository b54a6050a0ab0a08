package ludotheque.cli.memoryx;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import ludotheque.cli.Typed;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The example cases beside the checkout, turned into records and replayed as a person would. */
final class ExampleCasesTest {

    @TestFactory
    Stream<DynamicTest> everyExampleCaseReplaysAsItSays() {
        return ExampleCases.of("memoryx", ".txt").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void check(Path file) throws Exception {
        StringBuilder record = new StringBuilder("memoryx 1\n");
        List<String> expected = new ArrayList<>();
        String lines = "";
        boolean turns = false;
        for (String line : Files.readAllLines(file)) {
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "L" -> lines = words[1];
                case "C" ->
                    record.append("size ")
                            .append(lines)
                            .append(' ')
                            .append(words[1])
                            .append('\n');
                case "PLAYERS" -> record.append("players ").append(words[1]).append('\n');
                case "FIRST" -> record.append("first ").append(words[1]).append('\n');
                case "P" -> record.append("deal").append(line.substring(1)).append('\n');
                case "TURNS" -> turns = true;
                case "X" -> assertRefused(record + "turn " + words[2] + " " + words[3] + "\n");
                case "T" -> {
                    if (turns) {
                        record.append("turn ").append(words[2]).append(' ').append(words[3]);
                        record.append(words[4].equals("-") ? "" : " " + words[4])
                                .append('\n');
                        expected.add(words[1] + " " + words[5].toLowerCase(Locale.ROOT) + " " + words[8]);
                    }
                }
                default -> {}
            }
        }
        Typed replayed = Typed.ludoReading(record.toString(), "memoryx", "replay", "-", "--json");
        assertThat(replayed.exitCode()).isZero();
        assertThat(replayed.out().lines().map(ExampleCasesTest::summary)).containsExactlyElementsOf(expected);
    }

    private static void assertRefused(String record) {
        assertThat(Typed.ludoReading(record, "memoryx", "replay", "-", "--json").exitCode())
                .isEqualTo(1);
    }

    /** Player, event and the CRC-32 of T, P and the scores, as the cases write them. */
    private static String summary(String json) {
        String tables = values(json, "T") + "|" + values(json, "P") + "|" + values(json, "scores");
        CRC32 crc = new CRC32();
        crc.update(tables.getBytes(StandardCharsets.US_ASCII));
        return json.replaceAll(".*\"player\":(\\d),\"event\":\"(\\w+)\".*", "$1 $2")
                + String.format(" %08x", crc.getValue());
    }

    private static String values(String json, String name) {
        return json.replaceAll(".*\"" + name + "\":\\[([^]]*)].*", "$1").replace(',', ' ');
    }
}
