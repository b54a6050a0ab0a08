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

/** Another solver, through a driver that solves many boards in one process. */
interface Peer {
    /** What its driver was compiled to. */
    Path driver();

    /** Boards as the driver reads them. */
    String text(List<Board> boards);

    /** Solves boards with the options that it takes on its command line. */
    default Tally solve(List<Board> boards, List<String> options) throws IOException {
        Path file = Files.createTempFile("boards", ".txt");
        try {
            Files.writeString(file, text(boards));
            List<String> command = new ArrayList<>(List.of(driver().toString(), file.toString()));
            command.addAll(options);
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return parse(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            Files.delete(file);
        }
    }

    /** Reads what a driver prints: a line a board, then the processor time. */
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
        throw new IllegalStateException("the driver ended after " + results.size() + " boards");
    }
}
