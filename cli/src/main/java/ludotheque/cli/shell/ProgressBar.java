package ludotheque.cli.shell;

/** One line on standard error that tells how far a long work is; silent when nobody watches. Any thread may move it. */
public final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 30;

    private final Shell shell;
    private final String label;
    private int shownPercent = -1;

    public ProgressBar(Shell shell, String fr, String en) {
        this.shell = shell;
        this.label = shell.say(fr, en);
    }

    /** Shows a share of the work, from 0 to 1. */
    public synchronized void show(double done) {
        int percent = (int) (100 * done);
        if (percent <= shownPercent || !shell.showsProgress()) {
            return;
        }
        shownPercent = percent;
        int filled = WIDTH * percent / 100;
        shell.paintProgress("\r" + label + " [" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] " + percent
                + shell.say(" %", "%"));
    }

    /** Wipes the line. */
    @Override
    public synchronized void close() {
        if (shownPercent >= 0) {
            shell.paintProgress(Shell.WIPED_LINE);
        }
    }
}
