package ludotheque.arena.sandbox;

import java.time.Duration;
import ludotheque.kernel.Text;

/** How a program ended. */
public sealed interface Ending {

    /** What a report says of it, after the program's name. */
    Text sentence();

    /**
     * It ended by itself, or a signal ended it. Both are told by a code only, in which 128 and the signal's number may as well be what the
     * program chose; so a report names the code, and what it may mean.
     */
    record Exited(int code) implements Ending {
        private static final int SIGNALS = 128;

        @Override
        public Text sentence() {
            return code == 0
                    ? new Text("s'est terminé normalement", "ended normally")
                    : new Text(
                            "s'est terminé avec le code " + code
                                    + meaning(
                                            ", comme après le signal ",
                                            "défaut de mémoire",
                                            "abandon",
                                            "appel système interdit"),
                            "ended with exit code " + code
                                    + meaning(", as after signal ", "memory fault", "abort", "forbidden system call"));
        }

        private String meaning(String signal, String fault, String abort, String forbidden) {
            int number = code - SIGNALS;
            return switch (number) {
                case 6 -> signal + number + " (SIGABRT, " + abort + ")";
                case 7 -> signal + number + " (SIGBUS, " + fault + ")";
                case 8 -> signal + number + " (SIGFPE)";
                case 9 -> signal + number + " (SIGKILL)";
                case 11 -> signal + number + " (SIGSEGV, " + fault + ")";
                case 13 -> signal + number + " (SIGPIPE)";
                case 31 -> signal + number + " (SIGSYS, " + forbidden + ")";
                default -> "";
            };
        }
    }

    record OutOfMemory(long limitBytes) implements Ending {
        @Override
        public Text sentence() {
            long mebibytes = limitBytes >> 20;
            return new Text(
                    "a dépassé sa mémoire de " + mebibytes + " Mio", "went over its memory of " + mebibytes + " MiB");
        }
    }

    record OutOfTime(Duration limit) implements Ending {
        @Override
        public Text sentence() {
            return new Text(
                    "a dépassé son temps total de " + limit.toSeconds() + " s",
                    "went over its total time of " + limit.toSeconds() + " s");
        }
    }

    /** By {@link Jailed#kill}, for a reason that the caller knows. */
    record Killed() implements Ending {
        @Override
        public Text sentence() {
            return new Text("a été arrêté par l'arbitre", "was stopped by the referee");
        }
    }
}
