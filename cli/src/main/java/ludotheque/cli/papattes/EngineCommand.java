package ludotheque.cli.papattes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Verb;
import ludotheque.papattes.map.MapFile;
import picocli.CommandLine.Command;

/**
 * {@code ludo papattes engine}: obeys another program, a line at a time. Answers leave when no whole line is left to obey, so a
 * program that waits for each answer gets it at once and one that sends many commands ahead is answered in large pieces.
 */
@Command(name = "engine")
final class EngineCommand extends Verb implements Runnable {
    /** A line may hold a map and little more. */
    private static final int LONGEST_LINE = 2 * MapFile.MOST_BYTES;

    /** What was read and not obeyed yet. */
    private byte[] buffer = new byte[1 << 16];

    private int length;
    private int lines;

    @Override
    public void run() {
        Engine engine = new Engine(shell.lang());
        try {
            // Lets the answers go, and stops when nobody reads them any more.
            while (!shell.out().checkError()) {
                if (length > LONGEST_LINE) {
                    throw Failure.lineTooLong(lines + 1, LONGEST_LINE);
                }
                if (length == buffer.length) {
                    buffer = Arrays.copyOf(buffer, 2 * length);
                }
                int read = shell.in().read(buffer, length, buffer.length - length);
                if (read < 0) {
                    break;
                }
                obeyWholeLines(engine, length, length + read);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        if (length > 0) {
            obey(engine, 0, length);
        }
    }

    /** Obeys the lines that end in what was just read, and keeps the rest. */
    private void obeyWholeLines(Engine engine, int from, int to) {
        int start = 0;
        for (int i = from; i < to; i++) {
            if (buffer[i] == '\n') {
                obey(engine, start, i);
                start = i + 1;
            }
        }
        length = to - start;
        System.arraycopy(buffer, start, buffer, 0, length);
    }

    private void obey(Engine engine, int start, int end) {
        lines++;
        String line = new String(buffer, start, end - start, StandardCharsets.UTF_8);
        shell.print(engine.answer(line));
    }
}
