package ludotheque.memoryx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import org.jspecify.annotations.Nullable;

/** Reads a {@link GameRecord}, or says at which line and column it stops being one. */
final class RecordReader {
    private final List<Line> lines;
    private int at;

    RecordReader(String text) {
        this.lines = Line.of(text);
    }

    GameRecord read() throws BadInput {
        Line header = next("memoryx");
        header.expectVersion(1);
        Line sizeLine = next("size");
        int height = sizeLine.integer(1, 1, Size.MOST_PLACES);
        int width = sizeLine.integer(2, 1, Size.MOST_PLACES);
        sizeLine.expectSize(3);
        Size size = Size.checked(height, width, sizeLine.number(), sizeLine.column(1));
        Line playersLine = next("players");
        int players = playersLine.integer(1, 1, 2);
        playersLine.expectSize(2);
        Line firstLine = next("first");
        if (players == 1 && (firstLine.size() < 2 || !firstLine.word(1).equals("0"))) {
            throw firstLine.error(
                    1,
                    "0 était attendu, le seul joueur d'un solitaire",
                    "0 was expected, the only player of a solitaire");
        }
        int first = firstLine.integer(1, 0, 1);
        firstLine.expectSize(2);
        Long seed = null;
        if (nextIs("seed")) {
            Line seedLine = next("seed");
            seed = seedLine.longInteger(1, Long.MIN_VALUE, Long.MAX_VALUE);
            seedLine.expectSize(2);
        }
        Deal deal = readDeal(size, seed);
        List<Turn> turns = new ArrayList<>();
        while (nextIs("turn")) {
            turns.add(readTurn(next("turn")));
        }
        int faceUp = Memoryx.NONE;
        if (nextIs("flip")) {
            Line flipLine = next("flip");
            faceUp = flipLine.integer(1, 0, Integer.MAX_VALUE);
            flipLine.expectSize(2);
        }
        if (at < lines.size()) {
            throw lines.get(at)
                    .error(0, "« turn » ou la fin du fichier était attendu", "\"turn\" or the end was expected");
        }
        return GameRecord.read(deal, players, first, seed, turns, faceUp);
    }

    private Deal readDeal(Size size, @Nullable Long seed) throws BadInput {
        if (seed == null) {
            return readDeal(size);
        }
        Deal seeded = Deal.of(size, seed);
        if (nextIs("deal")) {
            Line line = lines.get(at);
            if (!Arrays.equals(readDeal(size).places(), seeded.places())) {
                throw line.error(0, "cette donne n'est pas celle de la graine", "this deal is not the seed's");
            }
        }
        return seeded;
    }

    private Deal readDeal(Size size) throws BadInput {
        Line line = next("deal");
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

    private static Turn readTurn(Line line) throws BadInput {
        int first = line.integer(1, 0, Integer.MAX_VALUE);
        boolean one = line.size() > 2 && line.word(2).equals("-");
        int second = one ? Turn.NONE : line.integer(2, 0, Integer.MAX_VALUE);
        int draw = one || line.size() > 3 ? line.integer(3, 0, Integer.MAX_VALUE) : Turn.NONE;
        line.expectSize(4);
        return new Turn(first, second, draw);
    }

    private boolean nextIs(String keyword) {
        return at < lines.size() && lines.get(at).word(0).equals(keyword);
    }

    private Line next(String keyword) throws BadInput {
        return Line.expect(lines, at++, keyword);
    }
}
