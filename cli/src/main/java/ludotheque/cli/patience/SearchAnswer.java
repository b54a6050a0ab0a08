package ludotheque.cli.patience;

import ludotheque.cli.shell.ExitCode;
import ludotheque.kernel.SearchState;

/** The three answers to a search, which are never merged, in the words the assignment prescribes. */
enum SearchAnswer {
    SUCCES(ExitCode.OK),
    /** Proved: every position that can be reached was looked at. */
    INSOLUBLE(ExitCode.IMPOSSIBLE),
    /** Gave up. */
    ECHEC(ExitCode.REFUSED);

    private final int exitCode;

    SearchAnswer(int exitCode) {
        this.exitCode = exitCode;
    }

    static SearchAnswer of(SearchState state) {
        return switch (state) {
            case SOLVED -> SUCCES;
            case IMPOSSIBLE -> INSOLUBLE;
            case RUNNING, GAVE_UP -> ECHEC;
        };
    }

    int exitCode() {
        return exitCode;
    }
}
