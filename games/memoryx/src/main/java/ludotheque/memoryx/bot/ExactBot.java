package ludotheque.memoryx.bot;

import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;

/** Plays the optimum of an {@link ExactTable}: it counts the kinds of places it believes in and turns the kind worth most. */
final class ExactBot extends BelievingBot {
    private final ExactTable table;

    ExactBot(Size size, ExactTable table, SeededRandom random) {
        super(size, random);
        this.table = table;
    }

    @Override
    public int chooseFirst() {
        Situation now = new Situation(belief, Memoryx.NONE);
        return now.pick(now.first(table.lookahead()), random);
    }

    @Override
    public int chooseSecond(int first) {
        Situation now = new Situation(belief, first);
        Flip flip = now.second(table.lookahead());
        return flip == Flip.TWIN ? belief.twin(first) : now.pick(flip, random);
    }
}
