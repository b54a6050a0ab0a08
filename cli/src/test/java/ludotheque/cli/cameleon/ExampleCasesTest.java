package ludotheque.cli.cameleon;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The example cases that may lie beside the checkout, through the commands. */
final class ExampleCasesTest {
    private static final Pattern REPLAYED = Pattern.compile("\\{\"blue\":(\\d+),\"red\":(\\d+),\"board\":\"(.*)\"}");
    private static final Pattern SCORE = Pattern.compile("\\[(\\d+,\\d+,-?\\d+)]");

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> examples() {
        return ExampleCases.of("cameleon", ".txt").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private void check(Path file) throws Exception {
        List<String> lines = Files.readAllLines(file);
        String variant = value(lines, "VARIANT");
        int start = lines.indexOf("BOARD") + 1;
        int side = Integer.parseInt(lines.get(start).strip());
        Path board = Files.write(folder.resolve("board.txt"), lines.subList(start, start + side + 1));
        if (value(lines, "KIND").equals("moves")) {
            int first = start + side + 2;
            checkMoves(board, variant, lines.subList(first, first + Integer.parseInt(value(lines, "MOVES"))));
        } else {
            String out = ludo("cameleon", "eval", board.toString(), "--variant", variant, "--json")
                    .out();
            assertThat(out).startsWith("{\"best\":" + value(lines, "BEST") + ",");
            String scores = SCORE.matcher(out)
                    .results()
                    .map(score -> score.group(1) + ";")
                    .collect(Collectors.joining());
            assertThat(crc(scores)).isEqualTo(value(lines, "EVALCRC"));
        }
    }

    private static void checkMoves(Path board, String variant, List<String> moves) {
        String typed = moves.stream()
                .map(move -> move.replaceFirst("(\\w \\d+ \\d+) .*", "$1\n"))
                .collect(Collectors.joining());
        String out = ludoReading(typed, "cameleon", "replay", board.toString(), "-", "--variant", variant, "--json")
                .out();
        List<String> told = new ArrayList<>();
        out.lines().forEach(line -> {
            Matcher object = REPLAYED.matcher(line);
            assertThat(object.matches()).isTrue();
            told.add(object.group(1) + " " + object.group(2) + " "
                    + crc(object.group(3).replace("/", "")));
        });
        assertThat(told)
                .containsExactlyElementsOf(moves.stream()
                        .map(move -> move.replaceFirst("\\w \\d+ \\d+ ", "").strip())
                        .toList());
    }

    private static String value(List<String> lines, String keyword) {
        return lines.stream()
                .filter(line -> line.startsWith(keyword + " "))
                .map(line -> line.substring(keyword.length()).strip())
                .findFirst()
                .orElseThrow();
    }

    private static String crc(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.US_ASCII));
        return String.format("%08x", crc.getValue());
    }
}
