package ludotheque.bench.patience;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.bench.patience.Result.Verdict;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;

/**
 * fc-solve, through a driver that solves many boards in one process.
 *
 * @param driver what solve_boards.c was compiled to
 */
record FcSolve(Path driver) {

    /** Solves boards with the options that fc-solve takes on its command line. */
    Tally solve(List<Board> boards, List<String> options) throws IOException {
        Path file = Files.createTempFile("boards", ".txt");
        try {
            Files.writeString(file, text(boards));
            List<String> command = new ArrayList<>(List.of(driver.toString(), file.toString()));
            command.addAll(options);
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return parse(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            Files.delete(file);
        }
    }

    private static String text(List<Board> boards) {
        StringBuilder text = new StringBuilder();
        for (Board board : boards) {
            text.append(BoardText.format(board)).append('\n');
        }
        return text.toString();
    }

    /** Reads what the driver prints: a line a board, then the processor time. */
    static Tally parse(String output) {
        List<Result> results = new ArrayList<>();
        for (String line : output.lines().toList()) {
            List<String> words = List.of(line.split(" ", -1));
            if (words.get(0).equals("seconds")) {
                return new Tally(results, Double.parseDouble(words.get(1)));
            }
            results.add(new Result(
                    Verdict.valueOf(words.get(0).toUpperCase(Locale.ROOT)),
                    Long.parseLong(words.get(1)),
                    Integer.parseInt(words.get(2))));
        }
        throw new IllegalStateException("fc-solve's driver ended after " + results.size() + " boards");
    }
}
