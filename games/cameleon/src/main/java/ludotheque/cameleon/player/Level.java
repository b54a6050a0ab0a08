package ludotheque.cameleon.player;

import java.util.ArrayList;
import java.util.List;
import ludotheque.cameleon.TwoPly;
import ludotheque.cameleon.Variant;
import ludotheque.kernel.SeededRandom;
import org.jspecify.annotations.Nullable;

/** How well the computer plays, weakest first. */
public enum Level {
    /** Any white cell. */
    RANDOM("random"),
    /** Most gain at once. */
    GREEDY("greedy"),
    /** Brave: most gain less the best reply. */
    TWO_PLY("two-ply"),
    /** Téméraire: greedy, but never leaves one white cell alone in a small region if it can be helped. */
    CAREFUL("careful"),
    /** Téméraire: the subject's second strategy; from an empty board of side 6 or more it never loses when it moves second. */
    PERFECT("perfect");

    private final String word;

    Level(String word) {
        this.word = word;
    }

    /** How commands write it. */
    public String word() {
        return word;
    }

    public boolean plays(Variant variant) {
        return switch (this) {
            case RANDOM, GREEDY -> true;
            case TWO_PLY -> variant == Variant.BRAVE;
            case CAREFUL, PERFECT -> variant == Variant.TEMERAIRE;
        };
    }

    /** The levels of a variant, weakest first. */
    public static List<Level> of(Variant variant) {
        List<Level> levels = new ArrayList<>();
        for (Level level : values()) {
            if (level.plays(variant)) {
                levels.add(level);
            }
        }
        return levels;
    }

    /** The level a word names, or null. */
    public static @Nullable Level of(String word) {
        for (Level level : values()) {
            if (level.word.equals(word)) {
                return level;
            }
        }
        return null;
    }

    /** A player of this level; only the random one uses the seed. */
    public Player create(long seed) {
        return switch (this) {
            case RANDOM -> new RandomPlayer(new SeededRandom(seed));
            case GREEDY -> game -> game.gains().best(game.mover());
            case TWO_PLY -> game -> new TwoPly(game, game.mover()).best();
            case CAREFUL -> new CarefulPlayer();
            case PERFECT -> new PerfectPlayer(PerfectPlayer.USUAL_POSITIONS);
        };
    }
}
