package ludotheque.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Something that can be played: how it begins, what may be done in it, and how both are written down. A {@link GameRecord} of it, its
 * reading and writing, undoing and replaying derive from this.
 *
 * <p>An action is checked and then applied; applying an action that was not refused never fails. A position is derived from a setup
 * and the actions since, and from nothing else: what chance decides is an action, or part of one.
 *
 * @param <S> what is settled before the first action
 * @param <A> an action, which does not change
 * @param <P> a position, which applying an action changes
 */
public interface Playable<S, A, P> {
    /** To move when chance decides next. */
    int CHANCE = -1;

    /** To move when the game is over. */
    int NOBODY = -2;

    /** The word that a record of this game begins with. */
    String word();

    /** The newest version of its record's format, which is the one that is written; all older ones are read. */
    default int version() {
        return 1;
    }

    /** How long a record may be, in bytes: far more than any real one. */
    int mostBytes();

    S readSetup(Lines lines) throws BadInput;

    /** The setup as {@link #readSetup} reads it: whole lines, each with its end. */
    String setupText(S setup);

    A readAction(Lines lines) throws BadInput;

    /** The action as {@link #readAction} reads it: one line or several, without the last one's end. */
    default String actionText(A action) {
        return action.toString();
    }

    P start(S setup);

    /** Why an action may not be played here, or null when it may. */
    @Nullable
    Refusal check(P position, A action);

    void apply(P position, A action);

    /** The number of the player to move, {@link #CHANCE} or {@link #NOBODY}. */
    int mover(P position);

    default boolean isOver(P position) {
        return mover(position) == NOBODY;
    }
}
