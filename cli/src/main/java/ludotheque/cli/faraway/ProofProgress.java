package ludotheque.cli.faraway;

import ludotheque.cli.shell.Shell;

/** One line on standard error with the best score so far and the highest one still possible; silent when nobody watches. */
final class ProofProgress implements AutoCloseable {
    private final Shell shell;
    private String shown = "";

    ProofProgress(Shell shell) {
        this.shell = shell;
    }

    void show(int best, int bound) {
        String line = shell.say(
                "Meilleur score : " + best + ", au plus " + bound + " (Ctrl-C le garde)",
                "Best score: " + best + ", at most " + bound + " (Ctrl-C keeps it)");
        if (shell.showsProgress() && !line.equals(shown)) {
            shown = line;
            shell.paintProgress(Shell.WIPED_LINE + line);
        }
    }

    /** Wipes the line. */
    @Override
    public void close() {
        if (!shown.isEmpty()) {
            shell.paintProgress(Shell.WIPED_LINE);
        }
    }
}
