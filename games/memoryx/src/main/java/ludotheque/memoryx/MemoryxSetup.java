package ludotheque.memoryx;

import java.util.Arrays;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import org.jspecify.annotations.Nullable;

/**
 * What a game is before its first turn.
 *
 * @param seed of the deal and of the draws, or null when the deal came from elsewhere
 */
public record MemoryxSetup(
        Deal deal, int players, int first, @Nullable Long seed) {

    /** A game whose deal and joker draws all come from the seed. */
    public static MemoryxSetup seeded(Size size, int players, int first, long seed) {
        return new MemoryxSetup(Deal.of(size, seed), players, first, seed);
    }

    /** What draws come from: the seed, or the deal itself when there is none. */
    public long source() {
        return seed != null ? seed : deal.fingerprint();
    }

    static MemoryxSetup read(Lines lines) throws BadInput {
        Line sizeLine = lines.next("size");
        int height = sizeLine.integer(1, 1, Size.MOST_PLACES);
        int width = sizeLine.integer(2, 1, Size.MOST_PLACES);
        sizeLine.expectSize(3);
        Size size = Size.checked(height, width, sizeLine.number(), sizeLine.column(1));
        Line playersLine = lines.next("players");
        int players = playersLine.integer(1, 1, 2);
        playersLine.expectSize(2);
        Line firstLine = lines.next("first");
        if (players == 1 && (firstLine.size() < 2 || !firstLine.word(1).equals("0"))) {
            throw firstLine.error(
                    1,
                    "0 était attendu, le seul joueur d'un solitaire",
                    "0 was expected, the only player of a solitaire");
        }
        int first = firstLine.integer(1, 0, 1);
        firstLine.expectSize(2);
        Long seed = null;
        if (lines.nextIs("seed")) {
            Line seedLine = lines.next("seed");
            seed = seedLine.longInteger(1, Long.MIN_VALUE, Long.MAX_VALUE);
            seedLine.expectSize(2);
        }
        return new MemoryxSetup(readDeal(lines, size, seed), players, first, seed);
    }

    private static Deal readDeal(Lines lines, Size size, @Nullable Long seed) throws BadInput {
        if (seed == null) {
            return readDeal(lines.next("deal"), size);
        }
        Deal seeded = Deal.of(size, seed);
        if (lines.nextIs("deal")) {
            Line line = lines.next("deal");
            if (!Arrays.equals(readDeal(line, size).places(), seeded.places())) {
                throw line.error(0, "cette donne n'est pas celle de la graine", "this deal is not the seed's");
            }
        }
        return seeded;
    }

    private static Deal readDeal(Line line, Size size) throws BadInput {
        int[] places = new int[size.places()];
        boolean[] met = new boolean[places.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = line.integer(i + 1, 0, places.length - 1);
            if (met[places[i]]) {
                throw line.error(
                        i + 1,
                        "la place " + places[i] + " est donnée deux fois",
                        "place " + places[i] + " is given twice");
            }
            met[places[i]] = true;
        }
        line.expectSize(places.length + 1);
        return Deal.of(size, places);
    }

    /** What everybody may know: all but the deal, and the seed that it comes from. */
    public String openPart() {
        Size size = deal.size();
        return "size " + size.lines() + " " + size.columns() + "\nplayers " + players + "\nfirst " + first + "\n";
    }

    /** As {@link #read} reads it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(openPart());
        if (seed != null) {
            text.append("seed ").append(seed).append('\n');
        }
        text.append("deal");
        for (int place : deal.places()) {
            text.append(' ').append(place);
        }
        return text.append('\n').toString();
    }
}
