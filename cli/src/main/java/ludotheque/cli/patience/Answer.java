package ludotheque.cli.patience;

import ludotheque.cli.shell.ExitCode;
import ludotheque.patience.search.Solver;

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

    static Answer of(Solver.State state) {
        return switch (state) {
            case SOLVED -> SUCCES;
            case INSOLUBLE -> INSOLUBLE;
            case RUNNING -> ECHEC;
        };
    }

    int exitCode() {
        return exitCode;
    }
}
