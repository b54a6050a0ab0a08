package ludotheque.cli.patience;

import ludotheque.cli.shell.ExitCode;

/** The three answers to a search, which are never merged, in the words the assignment prescribes. */
enum Answer {
    SUCCES(ExitCode.OK),
    /** Proved: every position that can be reached was looked at. */
    INSOLUBLE(ExitCode.IMPOSSIBLE),
    /** Gave up. */
    ECHEC(ExitCode.REFUSED);

    private final int exitCode;

    Answer(int exitCode) {
        this.exitCode = exitCode;
    }

    int exitCode() {
        return exitCode;
    }
}
