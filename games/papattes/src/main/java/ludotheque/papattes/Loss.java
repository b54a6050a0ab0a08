package ludotheque.papattes;

import java.util.Locale;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** Why a champion was lost, as facts. Sentences are made of them where a person reads them. */
public sealed interface Loss {

    /** What it broke; the words are those of match reports. */
    enum Status {
        CRASHED,
        TIMEOUT,
        MEMORY,
        PROTOCOL,
        ACTIONS;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Status status();

    /** What a report says of it, after the champion's name; null where only {@link #words} tell. */
    @Nullable
    Text sentence();

    /** What the program itself said last, or nothing. */
    default String words() {
        return "";
    }

    /** As a record writes it, without the words. */
    String facts();

    /** All of it in English, for other programs. */
    default String detail() {
        Text sentence = sentence();
        String words = words();
        return sentence == null ? words : sentence.en() + (words.isEmpty() ? "" : ": " + words);
    }

    /**
     * It was not done in time.
     *
     * @param limitMillis what it was given
     * @param cpuMillis how long its threads ran meanwhile; negative where the machine does not count it
     */
    record Late(long limitMillis, long cpuMillis) implements Loss {
        @Override
        public Status status() {
            return Status.TIMEOUT;
        }

        /** One that waits has another fault than one that computes. */
        @Override
        public Text sentence() {
            String given = limitMillis + " ms";
            if (cpuMillis < 0) {
                return new Text("a dépassé " + given, "went over " + given);
            }
            // On a busy machine a program that computes all the time may have got no more than a part of a processor.
            return 10 * cpuMillis < limitMillis
                    ? new Text(
                            "a dépassé " + given + " en attendant (" + cpuMillis + " ms de calcul)",
                            "went over " + given + " while idle (" + cpuMillis + " ms of computing)")
                    : new Text(
                            "a dépassé " + given + " en calculant (" + cpuMillis + " ms de calcul)",
                            "went over " + given + " while busy (" + cpuMillis + " ms of computing)");
        }

        @Override
        public String facts() {
            return "late " + limitMillis + " " + cpuMillis;
        }
    }

    /** Its process went over the time that it has for everything. */
    record OverTotalTime(long limitSeconds, String words) implements Loss {
        @Override
        public Status status() {
            return Status.TIMEOUT;
        }

        @Override
        public Text sentence() {
            return new Text(
                    "a dépassé son temps total de " + limitSeconds + " s",
                    "went over its total time of " + limitSeconds + " s");
        }

        @Override
        public String facts() {
            return "over-total-time " + limitSeconds;
        }
    }

    record OverMemory(long limitMebibytes, String words) implements Loss {
        @Override
        public Status status() {
            return Status.MEMORY;
        }

        @Override
        public Text sentence() {
            return new Text(
                    "a dépassé sa mémoire de " + limitMebibytes + " Mio",
                    "went over its memory of " + limitMebibytes + " MiB");
        }

        @Override
        public String facts() {
            return "over-memory " + limitMebibytes;
        }
    }

    /**
     * Its process ended by itself, or a signal ended it. Both are told by a code only, in which 128 and the signal's number may as well be
     * what the program chose; so a report names the code, and what it may mean.
     */
    record Exited(int code, String words) implements Loss {
        private static final int SIGNALS = 128;

        @Override
        public Status status() {
            return Status.CRASHED;
        }

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

        @Override
        public String facts() {
            return "exited " + code;
        }
    }

    /** What a champion sends that the protocol does not foresee. */
    enum Misconduct {
        EARLY_FRAME,
        NO_GREETING,
        UNKNOWN_FRAME,
        UNKNOWN_ACTION,
        OTHER_VERSION;

        /** Its word in records. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** It broke the protocol; {@code number} is the one that it sent. */
    record Misbehaved(Misconduct misconduct, int number) implements Loss {
        @Override
        public Status status() {
            return Status.PROTOCOL;
        }

        @Override
        public Text sentence() {
            return switch (misconduct) {
                case EARLY_FRAME ->
                    new Text("a envoyé une trame avant d'être appelé", "sent a frame before it was called");
                case NO_GREETING ->
                    new Text("a envoyé d'abord autre chose qu'un salut", "sent something other than a greeting first");
                case UNKNOWN_FRAME ->
                    new Text("a envoyé une trame du genre " + number, "sent a frame of kind " + number);
                case UNKNOWN_ACTION -> new Text("a envoyé l'action " + number, "sent the action " + number);
                case OTHER_VERSION ->
                    new Text(
                            "est construit pour la version " + number + " et non " + Layout.VERSION,
                            "is built for version " + number + ", not " + Layout.VERSION);
            };
        }

        @Override
        public String facts() {
            return misconduct.word() + " " + number;
        }
    }

    /** It tried one action more than may stand in a half-turn. */
    record TooManyActions(int wanted) implements Loss {
        @Override
        public Status status() {
            return Status.ACTIONS;
        }

        @Override
        public Text sentence() {
            return new Text(
                    "a voulu " + wanted + " actions dans un demi-tour, alors que " + Constantes.ACTIONS_MAX
                            + " sont permises",
                    "wanted " + wanted + " actions in a half-turn, of which " + Constantes.ACTIONS_MAX
                            + " are allowed");
        }

        @Override
        public String facts() {
            return "too-many-actions " + wanted;
        }
    }

    /** There is no program to call; the words are the compiler's. */
    record Unbuilt(String words) implements Loss {
        @Override
        public Status status() {
            return Status.CRASHED;
        }

        @Override
        public Text sentence() {
            return new Text("ne se construit pas", "does not build");
        }

        @Override
        public String facts() {
            return "unbuilt";
        }
    }

    /** A champion that runs inside our own process threw something; the words are its name and message. */
    record Threw(String words) implements Loss {
        @Override
        public Status status() {
            return Status.CRASHED;
        }

        @Override
        public @Nullable Text sentence() {
            return null;
        }

        @Override
        public String facts() {
            return "threw";
        }
    }

    /** From a record of the first two versions, which kept an English sentence, where it is none that the referee still says. */
    record Told(Status status, String words) implements Loss {
        @Override
        public @Nullable Text sentence() {
            return null;
        }

        @Override
        public String facts() {
            return status.word();
        }
    }
}
