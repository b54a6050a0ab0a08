package ludotheque.cli.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import ludotheque.kernel.Visible;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A conversation in a terminal. The game has a screen of its own, so that scrolling back shows no card again. */
public final class TerminalDialogue implements Dialogue {
    private static final int CTRL_C = 3;

    private final Terminal terminal;
    private final LineReader reader;
    private boolean ownScreen;

    public TerminalDialogue() {
        try {
            // Always UTF-8: where the locale is not installed, Java would take the terminal for an ASCII one.
            terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    .stdinEncoding(StandardCharsets.UTF_8)
                    .stdoutEncoding(StandardCharsets.UTF_8)
                    .build();
        } catch (IOException noTerminal) {
            throw new UncheckedIOException(noTerminal);
        }
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    @Override
    public void say(String text) {
        paint(Visible.text(text));
    }

    @Override
    public void paint(String picture) {
        terminal.writer().println(picture);
        terminal.flush();
    }

    @Override
    public String ask(String prompt) {
        try {
            return reader.readLine(Visible.line(prompt) + " ").strip();
        } catch (UserInterruptException | EndOfFileException enough) {
            throw new Left();
        }
    }

    @Override
    public void pause(Duration delay, String hint) {
        if (delay.isZero()) {
            return;
        }
        say(hint);
        Attributes cooked = terminal.enterRawMode();
        try {
            // Ctrl-C must reach us as a key: killed here, we would leave the screen unrestored.
            Attributes raw = terminal.getAttributes();
            raw.setLocalFlag(LocalFlag.ISIG, false);
            terminal.setAttributes(raw);
            if (waitForKey(delay) == CTRL_C) {
                throw new Left();
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } finally {
            terminal.setAttributes(cooked);
        }
    }

    /** Forgets what was typed too early, then waits; an arrow or a function key counts as one key. */
    private int waitForKey(Duration delay) throws IOException {
        NonBlockingReader keys = terminal.reader();
        drain(keys);
        int key = keys.read(delay.toMillis());
        drain(keys);
        return key;
    }

    private static void drain(NonBlockingReader keys) throws IOException {
        while (keys.peek(1) >= 0) {
            keys.read();
        }
    }

    @Override
    public void clear() {
        if (!ownScreen) {
            terminal.puts(Capability.enter_ca_mode);
            ownScreen = true;
        }
        terminal.puts(Capability.clear_screen);
        terminal.flush();
    }

    /** Goes back to the screen that was there before, if it was left. */
    @Override
    public void close() {
        if (ownScreen) {
            terminal.puts(Capability.exit_ca_mode);
        }
        try {
            terminal.close();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
