package ludotheque.classroom.patience;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludotheque.classroom.mark.Allowance;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Preparation;
import ludotheque.classroom.mark.Subject;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.patience.Deal;

/**
 * The exercises of Patience: {@code check DEAL won|cut|empty|extra}, {@code check DEAL wrong N}, {@code check DEAL of OTHER_DEAL} and
 * {@code search DEAL}.
 */
public final class PatienceSubject implements Subject {
    private static final int MOST_MOVES = 10_000;

    @Override
    public String game() {
        return "patience";
    }

    @Override
    public Exercise exercise(Line line, int words, Preparation preparation) throws BadInput {
        String kind = line.word(0);
        Allowance allowance = preparation.allowance();
        Duration time = allowance.time(kind);
        long memory = allowance.memoryBytes();
        String name = IntStream.range(0, words).mapToObj(line::word).collect(Collectors.joining(" "));
        if (kind.equals("search") && words == 2) {
            Deal deal = deal(line, 1);
            return new SearchExercise(name, deal, answer(line, deal), new Calls(time, memory));
        }
        if (!kind.equals("check") || words < 3) {
            throw line.error(
                    0,
                    "check DONNE won|cut|empty|extra, check DONNE wrong N, check DONNE of DONNE ou search DONNE était attendu",
                    "check DEAL won|cut|empty|extra, check DEAL wrong N, check DEAL of DEAL or search DEAL was expected");
        }
        Deal deal = deal(line, 1);
        return new CheckExercise(name, deal, file(line, words, deal), new Calls(time, memory));
    }

    /** The solution file that a line describes. */
    private static String file(Line line, int words, Deal deal) throws BadInput {
        String what = line.word(2);
        if (what.equals("of") && words == 4) {
            return solved(line, deal(line, 3)).text();
        }
        if (what.equals("empty") && words == 3) {
            return "";
        }
        SolvedDeal solved = solved(line, deal);
        if (what.equals("wrong") && words == 4) {
            return solved.wrongAt(line.integer(3, 1, Math.min(MOST_MOVES, solved.length())));
        }
        if (what.equals("won") && words == 3) {
            return solved.text();
        }
        if (what.equals("cut") && words == 3) {
            return solved.cut();
        }
        if (what.equals("extra") && words == 3) {
            return solved.extra();
        }
        throw line.error(
                2,
                "won, cut, empty, extra, wrong N ou of DONNE était attendu",
                "won, cut, empty, extra, wrong N or of DEAL was expected");
    }

    private static Deal deal(Line line, int index) throws BadInput {
        try {
            return Deal.parse(line.word(index));
        } catch (BadInput bad) {
            throw line.error(index, bad.expected().fr(), bad.expected().en());
        }
    }

    private static SolvedDeal solved(Line line, Deal deal) throws BadInput {
        SolvedDeal solved = answer(line, deal);
        if (!solved.isSoluble()) {
            throw line.error(1, "une donne qui a une solution était attendue", "a deal with a solution was expected");
        }
        return solved;
    }

    /** Students are judged by what is proved, never by a guess. */
    private static SolvedDeal answer(Line line, Deal deal) throws BadInput {
        SolvedDeal solved = SolvedDeal.of(deal);
        if (solved == null) {
            throw line.error(
                    1,
                    "une donne que nous savons résoudre ou prouver insoluble était attendue",
                    "a deal that we can solve or prove insoluble was expected");
        }
        return solved;
    }
}
