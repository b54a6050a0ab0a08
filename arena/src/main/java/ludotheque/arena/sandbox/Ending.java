package ludotheque.arena.sandbox;

import java.time.Duration;
import ludotheque.kernel.Text;

/** How a program ended. */
public sealed interface Ending {

    /** What a report says of it, after the program's name. */
    Text sentence();

    record Exited(int code) implements Ending {
        @Override
        public Text sentence() {
            return code == 0
                    ? new Text("s'est terminé normalement", "ended normally")
                    : new Text("s'est terminé avec le code " + code, "ended with exit code " + code);
        }
    }

    record Signalled(int signal) implements Ending {
        @Override
        public Text sentence() {
            return new Text(
                    "a été arrêté par le signal " + signal
                            + reason("défaut de mémoire", "abandon", "appel système interdit"),
                    "was ended by signal " + signal + reason("memory fault", "abort", "forbidden system call"));
        }

        private String reason(String fault, String abort, String forbidden) {
            return switch (signal) {
                case 6 -> " (SIGABRT, " + abort + ")";
                case 7 -> " (SIGBUS, " + fault + ")";
                case 8 -> " (SIGFPE)";
                case 9 -> " (SIGKILL)";
                case 11 -> " (SIGSEGV, " + fault + ")";
                case 13 -> " (SIGPIPE)";
                case 31 -> " (SIGSYS, " + forbidden + ")";
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
