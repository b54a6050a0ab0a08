package ludotheque.browser.memoryx;

import java.util.ArrayList;
import java.util.List;
import ludotheque.browser.Bridge;
import ludotheque.browser.Replayed;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Outcome;
import ludotheque.memoryx.Turn;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;
import ludotheque.memoryx.bot.Remembered;
import org.jspecify.annotations.Nullable;

/** A game of Mémoryx, perhaps with a bot whose memory is shown, and the card that was just turned over. */
final class MemoryxTable {
    /** A card turned over, and how it ended the turn if it did. */
    record Turned(int place, int card, @Nullable Outcome ended) {}

    private final Replayed<MemoryxSetup, Turn, Memoryx> game;
    private final Bots bots;
    private final @Nullable Bot watched;
    private final List<Outcome> turns = new ArrayList<>();
    private @Nullable Turned turned;

    /** @param memoryOf the level of the bot whose memory is shown, or an empty text */
    MemoryxTable(Replayed<MemoryxSetup, Turn, Memoryx> game, Bots bots, String memoryOf) throws BadInput {
        this.game = game;
        this.bots = bots;
        this.watched = memoryOf.isEmpty() ? null : bots.create(Level.parse(memoryOf), 0);
        if (watched != null) {
            position().watch(watched);
        }
    }

    Replayed<MemoryxSetup, Turn, Memoryx> game() {
        return game;
    }

    Memoryx position() {
        return game.position();
    }

    /** The turns that were played to their end, each as everyone saw it; whoever turns a card over has seen them. */
    @Nullable
    List<Outcome> turns() {
        return turned == null ? turns : null;
    }

    @Nullable
    Turned turned() {
        return turned;
    }

    /** What the bot that is watched remembers, by place. */
    @Nullable
    List<Remembered> memory() {
        return watched == null ? null : watched.memory();
    }

    /** Goes to the end of the record. */
    MemoryxTable replay() throws IllegalAction {
        Playthrough<Turn, Memoryx> steps = game.playthrough();
        while (steps.hasNext()) {
            boolean whole = !steps.next().isOpen();
            Outcome last = position().last();
            if (whole && last != null) {
                turns.add(last);
            }
        }
        return this;
    }

    /** Turns a card over at the end of the record. */
    MemoryxTable turnOver(int place) throws IllegalAction {
        replay();
        return turn(place);
    }

    /** Lets the bot to move turn a card over. */
    MemoryxTable botTurnsOver(Level level, int seat) throws IllegalAction {
        return turn(bots.next(game.record(), game.playthrough(), level, Bots.seed(game.setup(), seat)));
    }

    private MemoryxTable turn(int place) {
        Refusal refusal = position().checkFlip(place);
        if (refusal != null) {
            throw new Bridge.Refused(refusal);
        }
        int card = position().cards()[place];
        game.lengthened(MemoryxGame.flip(game.record(), position(), place));
        turned = new Turned(
                place, card, position().faceUp() == Memoryx.NONE ? position().last() : null);
        return this;
    }
}
