package ludotheque.cli.shell.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.Shell;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.work.Question;
import ludotheque.contest.work.Survey;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Whose machines share the work: those that work on a database or, without one, this one alone. */
public final class SurveyOptions {
    @Option(names = "--database", paramLabel = "URL", converter = DatabaseOptions.Address.class)
    private @Nullable DatabaseAddress address;

    @Mixin
    private DatabaseOptions access = new DatabaseOptions();

    /** Whether machines share the work. */
    public boolean isShared() {
        return address != null;
    }

    /** Who is told the answers, in the order of numbers. */
    public interface Taker {
        void take(int number, String answer);
    }

    /**
     * Has the workers answer, until all is known or Ctrl-C.
     *
     * @param words of the question, as {@link Surveyed} reads them
     * @return how many answers were known before
     */
    public long ask(Shell shell, String words, int first, int last, String fr, String en, Taker taker)
            throws InterruptedException {
        DatabaseAddress known = Objects.requireNonNull(address);
        try (Database database = DatabaseOptions.open(shell, known, access);
                CtrlC ctrlC = new CtrlC();
                ProgressBar bar = new ProgressBar(shell, fr, en)) {
            Survey survey = new Survey(database, words, first, last);
            if (survey.workers() == 0) {
                shell.note(
                        "Personne n'y travaille encore : ludo contest work --database " + known,
                        "Nobody works on it yet: ludo contest work --database " + known);
            }
            survey.collect(
                    new Survey.Asker() {
                        @Override
                        public void take(int number, String answer) {
                            taker.take(number, answer);
                        }

                        @Override
                        public void progress(double share) {
                            bar.show(share);
                        }
                    },
                    ctrlC::isTyped);
            return survey.knownBefore();
        } catch (Survey.Failed ours) {
            throw Failure.ourFault(ours);
        }
    }

    /** Plays games by number, here or on the machines that share the work, and returns one figure of each. */
    public int[] play(Shell shell, String words, int games, ManyGames.Breakable figure) {
        if (!isShared()) {
            return ManyGames.play(shell, games, figure);
        }
        List<Integer> figures = new ArrayList<>();
        try {
            ask(
                    shell,
                    words,
                    0,
                    games - 1,
                    "Parties",
                    "Games",
                    (number, answer) -> figures.add(Integer.valueOf(answer)));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return ManyGames.told(
                shell, games, figures.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Asks for the figure of a game. */
    public static Question figure(IntUnaryOperator figure) {
        return (number, isStopped) -> isStopped.getAsBoolean() ? null : String.valueOf(figure.applyAsInt(number));
    }
}
