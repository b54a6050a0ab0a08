package ludotheque.arena.sandbox;

import java.time.Duration;
import ludotheque.kernel.Text;
import ludotheque.papattes.Loss;

/** How a program ended. */
public sealed interface Ending {

    /** What a report says of it, after the program's name. */
    Text sentence();

    /** It ended by itself, or a signal ended it. */
    record Exited(int code) implements Ending {
        @Override
        public Text sentence() {
            return new Loss.Exited(code, "").sentence();
        }
    }

    record OutOfMemory(long limitBytes) implements Ending {
        @Override
        public Text sentence() {
            return new Loss.OverMemory(mebibytes(), "").sentence();
        }

        public long mebibytes() {
            return limitBytes >> 20;
        }
    }

    record OutOfTime(Duration limit) implements Ending {
        @Override
        public Text sentence() {
            return new Loss.OverTotalTime(limit.toSeconds(), "").sentence();
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
