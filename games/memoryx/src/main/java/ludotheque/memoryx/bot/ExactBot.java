package ludotheque.memoryx.bot;

import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;

/** Plays the optimum of an {@link ExactTable}: it counts the kinds of places it believes in and turns the kind worth most. */
final class ExactBot implements Bot {
    private final SeededRandom random;
    private final ExactTable table;
    private final Belief belief;

    ExactBot(Size size, ExactTable table, SeededRandom random) {
        this.random = random;
        this.table = table;
        this.belief = new Belief(size);
    }

    @Override
    public void shown(int place, int card) {
        belief.shown(place, card);
    }

    @Override
    public void taken(int first, int second) {
        belief.taken(first, second);
    }

    @Override
    public List<Remembered> memory() {
        return belief.memory();
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
