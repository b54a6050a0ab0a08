package ludotheque.cli.shell;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Playthrough;
import org.jspecify.annotations.Nullable;

/** A game while a person plays it: what was played, what was taken back, and the files it is kept in. */
public final class LiveTable<S, A, P> {
    private final Shell shell;
    private final Playable<S, A, P> game;
    private final KeptGame files;
    private final Consumer<P> watching;
    /** The game as it stood before each time that something was taken back, the last first. */
    private final Deque<GameRecord<S, A, P>> takenBack = new ArrayDeque<>();

    private GameRecord<S, A, P> record;
    private P position;

    /**
     * @param record of legal actions
     * @param file that it is kept in, action after action; null for none
     * @param watching is given a position before its first action, so that whoever watches sees all of them
     */
    public LiveTable(
            Shell shell,
            Playable<S, A, P> game,
            GameRecord<S, A, P> record,
            @Nullable Path file,
            Consumer<P> watching) {
        this.shell = shell;
        this.game = game;
        this.files = new KeptGame(shell, file);
        this.watching = watching;
        this.record = record;
        this.position = replayed(record);
        keep();
    }

    public GameRecord<S, A, P> record() {
        return record;
    }

    public P position() {
        return position;
    }

    /** Plays an action that is legal here; what was taken back is gone. */
    public void play(A action) {
        game.apply(position, action);
        lengthened(record.with(action));
    }

    /** Takes a longer record over, whose last action was played in this position already. */
    public void lengthened(GameRecord<S, A, P> longer) {
        takenBack.clear();
        record = longer;
        keep();
    }

    /** Takes back the last action that fits and all since; returns what is to be said instead when there is none. */
    public @Nullable String undo(Predicate<A> fits) {
        List<A> actions = record.actions();
        int length = actions.size() - 1;
        while (length >= 0 && !fits.test(actions.get(length))) {
            length--;
        }
        if (length < 0) {
            return shell.say("Il n'y a pas de coup à reprendre.", "There is no move to take back.");
        }
        takenBack.push(record);
        goTo(record.cut(length));
        return null;
    }

    /** Plays again what was taken back last; returns what is to be said instead when there is nothing. */
    public @Nullable String redo() {
        if (takenBack.isEmpty()) {
            return shell.say("Il n'y a pas de coup à rejouer.", "There is no move to play again.");
        }
        goTo(takenBack.pop());
        return null;
    }

    /** Saves the game in a file that a person names, and says what came of it. */
    public String save(String name) {
        return files.save(name, record.toString());
    }

    private void goTo(GameRecord<S, A, P> other) {
        record = other;
        position = replayed(other);
        keep();
    }

    private void keep() {
        files.keep(record.toString());
    }

    private P replayed(GameRecord<S, A, P> played) {
        Playthrough<A, P> steps = played.playthrough();
        watching.accept(steps.position());
        try {
            while (steps.hasNext()) {
                steps.next();
            }
            return steps.position();
        } catch (IllegalAction illegal) {
            throw new IllegalArgumentException(illegal);
        }
    }
}
