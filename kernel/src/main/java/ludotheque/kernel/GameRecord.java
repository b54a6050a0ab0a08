package ludotheque.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A game as text, the only truth, from which every position is derived; an action taken back is simply gone.
 *
 * <pre>
 * patience 1            the game's word and the version of this format
 * deal FreeCell.123     its setup
 * move 12 17            its actions, a line each
 * move 40 T
 * </pre>
 */
public final class GameRecord<S, A, P> {
    private final Playable<S, A, P> game;
    private final S setup;
    private final List<A> actions;
    private final int[] lines;

    private GameRecord(Playable<S, A, P> game, S setup, List<A> actions, int[] lines) {
        this.game = game;
        this.setup = setup;
        this.actions = actions;
        this.lines = lines;
    }

    /** A game before its first action. */
    public static <S, A, P> GameRecord<S, A, P> of(Playable<S, A, P> game, S setup) {
        return new GameRecord<>(game, setup, List.of(), new int[0]);
    }

    /** Reads a record, or says at which line and column it stops being one; whether its actions are legal is seen by replaying it. */
    public static <S, A, P> GameRecord<S, A, P> parse(Playable<S, A, P> game, String text) throws BadInput {
        Lines lines = new Lines(text);
        lines.next(game.word()).expectVersion(game.version());
        return parseActions(game, game.readSetup(lines), lines);
    }

    /** Reads actions alone, which follow a setup that came from elsewhere. */
    public static <S, A, P> GameRecord<S, A, P> parseActions(Playable<S, A, P> game, S setup, Lines lines)
            throws BadInput {
        List<A> actions = new ArrayList<>();
        int[] numbers = new int[16];
        while (lines.hasNext()) {
            if (actions.size() == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * numbers.length);
            }
            numbers[actions.size()] = lines.nextNumber();
            actions.add(game.readAction(lines));
        }
        return new GameRecord<>(game, setup, List.copyOf(actions), Arrays.copyOf(numbers, actions.size()));
    }

    public S setup() {
        return setup;
    }

    public List<A> actions() {
        return actions;
    }

    /** The same with one more action, which nobody has checked yet. */
    public GameRecord<S, A, P> with(A action) {
        List<A> longer = new ArrayList<>(actions.size() + 1);
        longer.addAll(actions);
        longer.add(action);
        int[] numbers = Arrays.copyOf(lines, longer.size());
        numbers[lines.length] = lines.length == 0
                ? 2 + ends(game.setupText(setup))
                : lines[lines.length - 1] + 1 + ends(game.actionText(actions.get(lines.length - 1)));
        return new GameRecord<>(game, setup, List.copyOf(longer), numbers);
    }

    /** How many lines end in a text. */
    private static int ends(String text) {
        return (int) text.chars().filter(sign -> sign == '\n').count();
    }

    /** The same with only its first actions. */
    public GameRecord<S, A, P> cut(int length) {
        return new GameRecord<>(game, setup, actions.subList(0, length), Arrays.copyOf(lines, length));
    }

    /** The line that an action begins on, counted from 1. */
    public int line(int index) {
        return lines[index];
    }

    /** The position before the first action. */
    public P start() {
        return game.start(setup);
    }

    /** Plays it again, step by step. */
    public Playthrough<A, P> playthrough() {
        return new Playthrough<>(game, this, start());
    }

    /** Where it leads to. */
    public P position() throws IllegalAction {
        Playthrough<A, P> steps = playthrough();
        while (steps.hasNext()) {
            steps.next();
        }
        return steps.position();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord<?, ?, ?> record
                && game.word().equals(record.game.word())
                && setup.equals(record.setup)
                && actions.equals(record.actions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(game.word(), setup, actions);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game.word())
                .append(' ')
                .append(game.version())
                .append('\n');
        text.append(game.setupText(setup));
        for (A action : actions) {
            text.append(game.actionText(action)).append('\n');
        }
        return text.toString();
    }
}
