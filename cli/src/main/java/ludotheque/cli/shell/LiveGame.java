package ludotheque.cli.shell;

import java.nio.file.Path;
import java.util.function.Consumer;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/** A game that a person plays by typing; the game supplies its picture, its prompt, its hints and its own words. */
public abstract class LiveGame<S, A, P> {
    protected final Shell shell;
    protected final Dialogue dialogue;
    protected final LiveTable<S, A, P> table;
    private final Playable<S, A, P> game;
    private final String saving;

    /**
     * @param record of the legal actions played so far
     * @param file that the record is kept in, action after action; null for none
     * @param saving the letter that saves the game in a file
     * @param watching is given a position before its first action, so that whoever watches sees all of them
     */
    protected LiveGame(
            Shell shell,
            Dialogue dialogue,
            Playable<S, A, P> game,
            GameRecord<S, A, P> record,
            @Nullable Path file,
            String saving,
            Consumer<P> watching) {
        this.shell = shell;
        this.dialogue = dialogue;
        this.game = game;
        this.table = new LiveTable<>(shell, game, record, file, watching);
        this.saving = saving + " ";
    }

    /**
     * Plays until the game is over.
     *
     * @return what is to be said at the end
     */
    public final String play() {
        draw();
        while (!isEnded()) {
            A own = computersAction();
            if (own == null) {
                answer(dialogue.ask(prompt()));
            } else {
                put(own);
                computerPlayed();
            }
        }
        return end();
    }

    private void answer(String typed) {
        if (does(typed)) {
            return;
        }
        switch (typed) {
            case "q" -> throw new Dialogue.Left();
            case "", "?" -> dialogue.say(instructions());
            case "u" -> sayOrDraw(table.undo(this::isPersons));
            case "r" -> sayOrDraw(table.redo());
            case "h" -> tell(hint());
            default -> {
                if (typed.startsWith(saving)) {
                    dialogue.say(table.save(typed.substring(saving.length()).strip()));
                } else {
                    act(typed);
                }
            }
        }
    }

    private void act(String typed) {
        A action = read(typed);
        if (action == null) {
            dialogue.say(notAnAction(typed));
            return;
        }
        Refusal refusal = check(action);
        if (refusal != null) {
            String why = shell.say(refusal.sentence());
            tell(shell.say("Impossible : " + why + ".", "Not possible: " + why + "."));
            return;
        }
        put(action);
        played();
    }

    private void sayOrDraw(@Nullable String trouble) {
        if (trouble == null) {
            draw();
        } else {
            dialogue.say(trouble);
        }
    }

    /** Plays an action that is legal here. */
    protected void put(A action) {
        table.play(action);
    }

    protected boolean isEnded() {
        return game.isOver(table.position());
    }

    /** Shows where the game stands. */
    protected abstract void draw();

    /** Shows what a person just played. */
    protected void played() {
        draw();
    }

    /** Shows what the computer just played. */
    protected void computerPlayed() {
        draw();
    }

    protected abstract String prompt();

    protected abstract String instructions();

    /** A hint, or how to play where there are none. */
    protected String hint() {
        return instructions();
    }

    /** Says something that may have signs of the game in it. */
    protected void tell(String text) {
        dialogue.say(text);
    }

    /** The action that is typed, or null when it is none. */
    protected abstract @Nullable A read(String typed);

    protected abstract String notAnAction(String typed);

    protected @Nullable Refusal check(A action) {
        return game.check(table.position(), action);
    }

    /** Does what a word of this game's own asks for; false when it is no such word. */
    protected boolean does(String typed) {
        return false;
    }

    /** What the computer plays now, or null when it is the person's turn. */
    protected @Nullable A computersAction() {
        return null;
    }

    /** Whether the person played an action: taking back goes to before the last of those. */
    protected boolean isPersons(A action) {
        return true;
    }

    /** What is to be said at the end. */
    protected abstract String end();
}
