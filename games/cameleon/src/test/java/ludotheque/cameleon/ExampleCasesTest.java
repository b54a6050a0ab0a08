package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import ludotheque.kernel.Line;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The example cases that may lie beside the checkout. */
class ExampleCasesTest {

    @TestFactory
    Stream<DynamicTest> examples() {
        return ExampleCases.of("cameleon", ".txt").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void check(Path file) throws Exception {
        List<Line> lines = Line.of(Files.readString(file));
        Variant variant =
                Objects.requireNonNull(Variant.of(line(lines, "VARIANT").word(1)));
        int heading = lines.indexOf(line(lines, "BOARD")) + 1;
        int side = Setup.side(lines.get(heading), 0);
        Setup setup = Setup.parse(lines.subList(heading, heading + side + 1).stream()
                .map(line -> line.word(0))
                .collect(Collectors.joining("\n")));
        List<Line> rest = lines.subList(heading + side + 1, lines.size());
        if (line(lines, "KIND").word(1).equals("moves")) {
            checkMoves(new Game(setup, variant, Colour.RED), rest);
        } else {
            checkGains(new Game(setup, variant, Colour.BLUE), rest);
        }
    }

    private static void checkMoves(Game game, List<Line> lines) throws Exception {
        int moves = lines.get(0).integer(1, 0, Integer.MAX_VALUE);
        for (Line line : lines.subList(1, 1 + moves)) {
            Colour colour = Objects.requireNonNull(Colour.of(line.word(0).charAt(0)));
            Move move = new Move(colour, line.integer(1, 1, 3072), line.integer(2, 1, 3072));
            assertThat(game.check(move)).isNull();
            game.play(move);
            assertThat(game.board().count(Colour.BLUE)).isEqualTo(Integer.parseInt(line.word(3)));
            assertThat(game.board().count(Colour.RED)).isEqualTo(Integer.parseInt(line.word(4)));
            assertThat(crc(game.board().toSetup().letters())).isEqualTo(line.word(5));
        }
    }

    private static void checkGains(Game game, List<Line> lines) {
        Board board = game.board();
        assertThat(board.score())
                .isEqualTo(Integer.parseInt(line(lines, "SCORE").word(1)));
        int best = Integer.MIN_VALUE;
        List<String> cells = new ArrayList<>();
        StringBuilder scores = new StringBuilder();
        for (int i = 1; i <= board.side(); i++) {
            for (int j = 1; j <= board.side(); j++) {
                if (board.isWhite(board.cell(i, j))) {
                    int score = game.gains().scoreAfter(Colour.BLUE, board.cell(i, j));
                    scores.append(i)
                            .append(',')
                            .append(j)
                            .append(',')
                            .append(score)
                            .append(';');
                    if (score > best) {
                        best = score;
                        cells.clear();
                    }
                    if (score == best) {
                        cells.add(i + " " + j);
                    }
                }
            }
        }
        assertThat(best).isEqualTo(Integer.parseInt(line(lines, "BEST").word(1)));
        int first = lines.indexOf(line(lines, "CELLS")) + 1;
        assertThat(lines.subList(first, first + cells.size()).stream().map(line -> line.word(0) + " " + line.word(1)))
                .containsExactlyElementsOf(cells);
        assertThat(crc(scores.toString())).isEqualTo(line(lines, "EVALCRC").word(1));
    }

    private static Line line(List<Line> lines, String keyword) {
        return lines.stream()
                .filter(line -> line.word(0).equals(keyword))
                .findFirst()
                .orElseThrow();
    }

    private static String crc(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.US_ASCII));
        return String.format("%08x", crc.getValue());
    }
}
