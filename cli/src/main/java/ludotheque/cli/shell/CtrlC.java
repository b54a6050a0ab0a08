package ludotheque.cli.shell;

import org.jline.utils.Signals;

/** While it is open, Ctrl-C no longer ends the process: whoever works asks whether it was typed, and stops in good order. */
public final class CtrlC implements AutoCloseable {
    private static final String SIGNAL = "INT";

    private final Object usual;
    private volatile boolean typed;

    public CtrlC() {
        usual = Signals.register(SIGNAL, () -> typed = true);
    }

    public boolean isTyped() {
        return typed;
    }

    @Override
    public void close() {
        Signals.unregister(SIGNAL, usual);
    }
}
