package ludotheque.cli.memoryx;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import ludotheque.cli.shell.Dialogue;
import ludotheque.kernel.Digits;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Outcome;
import ludotheque.memoryx.Turn;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.BotGame;

/** A game between the people and bots at one board. */
final class MemoryxLiveGame {
    private final Setup setup;
    private final Dialogue dialogue;
    private final Commentary commentary;
    private final Duration delay;
    private final InstantSource clock;
    private final Instant start;
    private final BoardView board;
    private final Map<Integer, Bot> bots = new HashMap<>();
    private final Playthrough<Turn, Memoryx> soFar;
    private final Memoryx game;
    private GameRecord<MemoryxSetup, Turn, Memoryx> record;

    /**
     * @param record the game so far
     * @param delay how long the cards stay face up after a turn
     */
    MemoryxLiveGame(
            Setup setup,
            GameRecord<MemoryxSetup, Turn, Memoryx> record,
            BoardView board,
            Dialogue dialogue,
            Commentary commentary,
            Duration delay,
            InstantSource clock) {
        this.setup = setup;
        this.record = record;
        this.board = board;
        this.dialogue = dialogue;
        this.commentary = commentary;
        this.delay = delay;
        this.clock = clock;
        this.start = clock.instant();
        this.soFar = record.playthrough();
        this.game = soFar.position();
        game.watch(board);
    }

    /** Lets a bot play for a player. */
    void seat(int player, Bot bot) {
        bots.put(player, bot);
        game.watch(bot);
    }

    /**
     * Plays to the end.
     *
     * @param recorder is given the record at the start and after each turn
     * @return what is to be said at the end
     */
    String play(Consumer<GameRecord<MemoryxSetup, Turn, Memoryx>> recorder) {
        catchUp();
        recorder.accept(record);
        while (!isEnded()) {
            playTurn();
            recorder.accept(record);
        }
        String end = game.players() == 1
                ? commentary.solved(game.turns(), elapsed())
                : commentary.scores(setup.names(), game.scores()) + "\n" + commentary.winner(game, setup.names());
        return isStalled() ? commentary.stopped(game.turnsWithoutNews()) + "\n" + end : end;
    }

    /** Shows everyone what was played so far. */
    private void catchUp() {
        try {
            while (soFar.hasNext()) {
                if (!soFar.next().isOpen()) {
                    board.hide();
                }
            }
        } catch (IllegalAction illegal) {
            throw new IllegalArgumentException(illegal);
        }
    }

    private boolean isEnded() {
        return game.isOver() || isStalled();
    }

    /** People may go round in circles as long as they like; bots alone would never stop. */
    private boolean isStalled() {
        return !setup.hasHuman() && BotGame.goesInCircles(game);
    }

    private void playTurn() {
        int player = game.player();
        String name = setup.names().get(player);
        draw(status());
        int place = game.faceUp();
        if (place == Memoryx.NONE) {
            place = choose(player, commentary.firstCard(name));
            record = MemoryxGame.flip(record, game, place);
        }
        String sight = commentary.turnedOver(name, place, board.card(place));
        if (game.faceUp() != Memoryx.NONE) {
            draw(sight);
            if (bots.containsKey(player)) {
                dialogue.pause(delay.dividedBy(5), commentary.anyKey());
            }
            place = choose(player, commentary.secondCard(name));
            record = MemoryxGame.flip(record, game, place);
            sight = commentary.turnedOver(name, place, board.card(place));
        }
        Outcome outcome = Objects.requireNonNull(game.last(), "a turn was just played");
        draw(sight + "\n" + commentary.outcome(outcome.event(), game, name));
        if (!isEnded()) {
            dialogue.say(status());
        }
        dialogue.pause(delay, commentary.anyKey());
        board.hide();
    }

    private int choose(int player, String prompt) {
        Bot bot = bots.get(player);
        if (bot == null) {
            return askPlace(prompt);
        }
        return game.faceUp() == Memoryx.NONE ? bot.chooseFirst() : bot.chooseSecond(game.faceUp());
    }

    private int askPlace(String prompt) {
        while (true) {
            String answer = dialogue.ask(prompt);
            if (answer.equals("q")) {
                throw new Dialogue.Left();
            }
            try {
                int place = Digits.toInt(answer);
                Refusal refusal = game.checkFlip(place);
                if (refusal == null) {
                    return place;
                }
                dialogue.say(commentary.refused(refusal));
            } catch (NumberFormatException notANumber) {
                dialogue.say(commentary.notAPlace(answer));
            }
        }
    }

    private void draw(String caption) {
        dialogue.clear();
        dialogue.paint("\n" + board);
        dialogue.say(caption);
    }

    private String status() {
        return game.players() == 1
                ? commentary.progress(game.turns(), elapsed())
                : commentary.scores(setup.names(), game.scores());
    }

    private Duration elapsed() {
        return Duration.between(start, clock.instant());
    }
}
