package ludotheque.cli.memoryx;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.LiveGame;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Digits;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Outcome;
import ludotheque.memoryx.Turn;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.BotGame;
import org.jspecify.annotations.Nullable;

/** A game between the people and bots at one board. A card is turned over at a time: an action is an open turn, which the next card closes. */
final class MemoryxLiveGame extends LiveGame<MemoryxSetup, Turn, Memoryx> {
    private final Setup setup;
    private final Commentary commentary;
    private final Duration delay;
    private final Instant start;
    private final BoardView board;
    private final Map<Integer, Bot> bots;

    /**
     * @param record the game so far
     * @param bots those who play for a player, by the player's number
     * @param delay how long the cards stay face up after a turn
     */
    MemoryxLiveGame(
            Shell shell,
            Dialogue dialogue,
            Setup setup,
            GameRecord<MemoryxSetup, Turn, Memoryx> record,
            @Nullable Path file,
            BoardView board,
            Map<Integer, Bot> bots,
            Duration delay) {
        super(shell, dialogue, MemoryxGame.MEMORYX, record, file, "w", game -> {
            game.watch(board);
            bots.values().forEach(game::watch);
        });
        this.setup = setup;
        this.commentary = new Commentary(shell);
        this.board = board;
        this.bots = bots;
        this.delay = delay;
        this.start = shell.clock().instant();
        hidePastTurns();
    }

    /** Of the turns so far only a card that waits for the second is still face up. */
    private void hidePastTurns() {
        int faceUp = table.position().faceUp();
        int card = faceUp == Memoryx.NONE ? Memoryx.TAKEN : board.card(faceUp);
        board.hide();
        if (faceUp != Memoryx.NONE) {
            board.shown(faceUp, card);
        }
    }

    /** People may go round in circles as long as they like; bots alone would never stop. */
    private boolean isStalled() {
        return !setup.hasHuman() && BotGame.goesInCircles(table.position());
    }

    @Override
    protected boolean isEnded() {
        return super.isEnded() || isStalled();
    }

    @Override
    protected @Nullable Turn computersAction() {
        Memoryx game = table.position();
        Bot bot = bots.get(game.player());
        if (bot == null) {
            return null;
        }
        int place = game.faceUp() == Memoryx.NONE ? bot.chooseFirst() : bot.chooseSecond(game.faceUp());
        Refusal refusal = game.checkFlip(place);
        if (refusal != null) {
            throw bot.refused(refusal);
        }
        return Turn.open(place);
    }

    @Override
    protected void put(Turn open) {
        table.lengthened(MemoryxGame.flip(table.record(), table.position(), open.first()));
    }

    /** What was seen cannot be unseen. */
    @Override
    protected boolean does(String typed) {
        if (!typed.equals("u") && !typed.equals("r")) {
            return false;
        }
        dialogue.say(shell.say(
                "On ne reprend pas un coup : une carte vue reste vue.",
                "No turn is taken back: a card that was seen stays seen."));
        return true;
    }

    @Override
    protected @Nullable Turn read(String typed) {
        try {
            return Turn.open(Digits.toInt(typed));
        } catch (NumberFormatException notANumber) {
            return null;
        }
    }

    @Override
    protected String notAnAction(String typed) {
        return shell.say(
                "« " + typed + " » n'est pas le numéro d'une place (ni q pour quitter).",
                "\"" + typed + "\" is not the number of a place (nor q to quit).");
    }

    @Override
    protected @Nullable Refusal check(Turn open) {
        return table.position().checkFlip(open.first());
    }

    @Override
    protected void played() {
        show(false);
    }

    @Override
    protected void computerPlayed() {
        show(true);
    }

    private void show(boolean pausing) {
        Memoryx game = table.position();
        if (game.faceUp() != Memoryx.NONE) {
            draw(sight(game.player(), game.faceUp()));
            if (pausing) {
                dialogue.pause(delay.dividedBy(5), commentary.anyKey());
            }
            return;
        }
        Outcome outcome = Objects.requireNonNull(game.last(), "a turn was just played");
        Turn turn = outcome.turn();
        String name = setup.names().get(outcome.player());
        draw(sight(outcome.player(), turn.second() == Turn.NONE ? turn.first() : turn.second()) + "\n"
                + commentary.outcome(outcome.event(), game, name));
        if (!isEnded()) {
            dialogue.say(status());
        }
        dialogue.pause(delay, commentary.anyKey());
        board.hide();
        if (!isEnded()) {
            draw();
        }
    }

    private String sight(int player, int place) {
        return commentary.turnedOver(setup.names().get(player), place, board.card(place));
    }

    @Override
    protected void draw() {
        draw(status());
    }

    private void draw(String caption) {
        dialogue.clear();
        dialogue.paint("\n" + board);
        dialogue.say(caption);
    }

    @Override
    protected String prompt() {
        Memoryx game = table.position();
        String name = setup.names().get(game.player());
        return game.faceUp() == Memoryx.NONE
                ? shell.say(name + ", première carte (q pour quitter) ?", name + ", first card (q to quit)?")
                : shell.say(name + ", deuxième carte ?", name + ", second card?");
    }

    @Override
    protected String instructions() {
        return shell.say(
                "Une place : son numéro. w FICHIER noter la partie, q quitter.",
                "A place: its number. w FILE save the game, q quit.");
    }

    private String status() {
        Memoryx game = table.position();
        return game.players() == 1
                ? commentary.progress(game.turns(), elapsed())
                : commentary.scores(setup.names(), game.scores());
    }

    @Override
    protected String end() {
        Memoryx game = table.position();
        bots.values().forEach(bot -> bot.ended(game.scores()));
        String end = game.players() == 1
                ? commentary.solved(game.turns(), elapsed())
                : commentary.scores(setup.names(), game.scores()) + "\n" + commentary.winner(game, setup.names());
        int turns = game.turnsWithoutNews();
        String stopped = shell.say(
                "Plus rien de nouveau depuis " + turns + " coups : la partie s'arrête là.",
                "Nothing new for " + turns + " turns: the game stops here.");
        return isStalled() ? stopped + "\n" + end : end;
    }

    private Duration elapsed() {
        return Duration.between(start, shell.clock().instant());
    }
}
