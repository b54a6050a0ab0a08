package ludotheque.arena.player;

import java.util.Locale;
import ludotheque.arena.sandbox.Ending;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import ludotheque.papattes.Loss;

/** Why a program loses a game without having played it to its end, as facts. */
public sealed interface Forfeit {

    /** What kind of failure it is; the words are those of reports. */
    enum Cause {
        TIMEOUT,
        CRASHED,
        MEMORY,
        ILLEGAL,
        PROTOCOL;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Cause cause();

    /** What a report says of it, after the program's name. */
    Text sentence();

    /** Whether others, who ran at the same time, may be to blame. */
    default boolean isStarved() {
        return false;
    }

    /** Whether others are to blame: they took its margin from it, on the processor that was its own. */
    default boolean isCrowdedOut() {
        return false;
    }

    /**
     * It did not answer in time.
     *
     * @param cpuMillis how long its threads ran meanwhile; negative where the machine does not count it
     * @param isCrowdedOut whether others took more than its margin from its own processor meanwhile
     */
    record Late(long limitMillis, long cpuMillis, boolean isCrowdedOut) implements Forfeit {
        @Override
        public Cause cause() {
            return Cause.TIMEOUT;
        }

        @Override
        public Text sentence() {
            return new Loss.Late(limitMillis, cpuMillis).sentence();
        }

        @Override
        public boolean isStarved() {
            return 2 * cpuMillis < limitMillis;
        }

        /** Whether it waited: one that wants to compute has more than that even of a crowded processor, as its share is large. */
        boolean isIdle() {
            return cpuMillis >= 0 && 10 * cpuMillis < limitMillis;
        }

        Late crowdedOut() {
            return new Late(limitMillis, cpuMillis, true);
        }
    }

    /** Its answers took longer than it has for all of a game. */
    record Spent(long totalSeconds) implements Forfeit {
        @Override
        public Cause cause() {
            return Cause.TIMEOUT;
        }

        @Override
        public Text sentence() {
            return new Text(
                    "a dépassé " + totalSeconds + " s pour toutes ses réponses de la partie",
                    "went over " + totalSeconds + " s for all its answers of the game");
        }
    }

    /**
     * It ended, or was ended.
     *
     * @param words the end of what it wrote to its error output
     */
    record Ended(Ending ending, String words) implements Forfeit {
        @Override
        public Cause cause() {
            return ending instanceof Ending.OutOfMemory
                    ? Cause.MEMORY
                    : ending instanceof Ending.OutOfTime ? Cause.TIMEOUT : Cause.CRASHED;
        }

        @Override
        public Text sentence() {
            String said = words.isEmpty() ? "" : " (" + Quote.lastLine(words) + ")";
            return new Text(ending.sentence().fr() + said, ending.sentence().en() + said);
        }
    }

    /** The rules refuse its move. */
    record Illegal(String answer, Refusal refusal) implements Forfeit {
        @Override
        public Cause cause() {
            return Cause.ILLEGAL;
        }

        @Override
        public Text sentence() {
            String quote = Quote.of(answer);
            Text why = refusal.sentence();
            return new Text("a joué « " + quote + " » : " + why.fr(), "played \"" + quote + "\": " + why.en());
        }
    }

    /** Its answer is not what was asked for. */
    record Misspoke(String answer, Text expected) implements Forfeit {
        @Override
        public Cause cause() {
            return Cause.PROTOCOL;
        }

        @Override
        public Text sentence() {
            String quote = Quote.of(answer);
            return new Text(
                    "a répondu « " + quote + " » : " + expected.fr(), "answered \"" + quote + "\": " + expected.en());
        }
    }

    /** It spoke before it was asked. */
    record Early(String answer) implements Forfeit {
        @Override
        public Cause cause() {
            return Cause.PROTOCOL;
        }

        @Override
        public Text sentence() {
            String quote = Quote.of(answer);
            return new Text(
                    "a écrit « " + quote + " » sans qu'on lui demande rien",
                    "wrote \"" + quote + "\" without being asked");
        }
    }

    /** What a program wrote, as a person is shown it. */
    final class Quote {
        private static final int LONGEST = 80;

        private Quote() {}

        static String of(String written) {
            String shown = Visible.line(written);
            return shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "…";
        }

        static String lastLine(String written) {
            String[] lines = written.strip().split("\\R", -1);
            return of(lines[lines.length - 1]);
        }
    }
}
