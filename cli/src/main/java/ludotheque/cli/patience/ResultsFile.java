package ludotheque.cli.patience;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.ByteOrderMark;
import ludotheque.kernel.Text;

/**
 * The results kept from one run to the next, a line a deal. Each line is written at once and as soon as its deal is done; a last line
 * that was cut short by a kill is dropped when the file is opened again.
 */
final class ResultsFile {
    private final Path file;
    private final String options;
    private final Map<String, DealResult> results = new HashMap<>();

    /**
     * Opens a file, or begins it when there is none.
     *
     * @param options whose results count; the file may also hold others
     */
    ResultsFile(Shell shell, Path file, String options) {
        this.file = file;
        this.options = options;
        if (!Files.exists(file)) {
            TextFile.write(file, DealResult.HEADING + "\n");
        }
        String text = TextFile.read(shell, file.toString());
        int end = text.lastIndexOf('\n') + 1;
        read(text.substring(0, end).lines().toList());
        if (end < text.length()) {
            cut(text.substring(0, end).getBytes(StandardCharsets.UTF_8).length);
        }
    }

    private void read(List<String> lines) {
        if (lines.isEmpty() || !ByteOrderMark.skip(lines.get(0)).equals(DealResult.HEADING)) {
            throw expected(1, DealResult.HEADING);
        }
        for (int i = 1; i < lines.size(); i++) {
            DealResult result = DealResult.parse(lines.get(i));
            if (result == null) {
                throw expected(i + 1, DealResult.EXAMPLE);
            }
            if (result.options().equals(options)) {
                results.put(result.deal(), result);
            }
        }
    }

    private Failure expected(int line, String example) {
        return Failure.badInput(
                file.toString(),
                new BadInput(
                        line,
                        1,
                        new Text(
                                "une ligne comme « " + example + " » était attendue",
                                "a line like \"" + example + "\" was expected")));
    }

    private void cut(long length) {
        try (FileChannel bytes = FileChannel.open(file, StandardOpenOption.WRITE)) {
            bytes.truncate(length);
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }

    /** The results that were there when it was opened, by the names of the deals. */
    Map<String, DealResult> results() {
        return results;
    }

    void add(DealResult result) {
        try {
            Files.writeString(file, result.line() + "\n", StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }
}
