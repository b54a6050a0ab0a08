package ludotheque.cli.shell;

/** One line on standard error that counts what a work of unknown length has done; silent when nobody watches. */
public final class ProgressCount implements AutoCloseable {
    private static final long MILLIS_BETWEEN = 100;

    private final Shell shell;
    private final String label;
    private long shownAt;
    private boolean shown;

    public ProgressCount(Shell shell, String fr, String en) {
        this.shell = shell;
        this.label = shell.say(fr, en);
        this.shownAt = shell.clock().millis();
    }

    public void show(long count) {
        long now = shell.clock().millis();
        if (now - shownAt < MILLIS_BETWEEN || !shell.showsProgress()) {
            return;
        }
        shownAt = now;
        shown = true;
        shell.paintProgress("\r" + label + " " + shell.number(count));
    }

    /** Wipes the line. */
    @Override
    public void close() {
        if (shown) {
            shell.paintProgress(Shell.WIPED_LINE);
        }
    }
}
