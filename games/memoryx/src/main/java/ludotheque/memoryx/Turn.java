package ludotheque.memoryx;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;

/**
 * One turn: two places, or one when its card is the joker; and the draw r that moved the joker, when it was turned. A turn whose
 * first card is face up while the second is not chosen yet is open: it ends a record.
 */
public record Turn(int first, int second, int draw) {
    public static final int NONE = -1;

    public static Turn of(int first, int second) {
        return new Turn(first, second, NONE);
    }

    /** A turn under way. */
    public static Turn open(int first) {
        return new Turn(first, NONE, NONE);
    }

    public boolean isOpen() {
        return second == NONE && draw == NONE;
    }

    static Turn read(Lines lines) throws BadInput {
        if (lines.nextIs("flip")) {
            Line line = lines.next("flip");
            int place = line.integer(1, 0, Integer.MAX_VALUE);
            line.expectSize(2);
            expectEnd(lines);
            return open(place);
        }
        if (!lines.nextIs("turn")) {
            expectEnd(lines);
        }
        Line line = lines.next("turn");
        int first = line.integer(1, 0, Integer.MAX_VALUE);
        boolean one = line.size() > 2 && line.word(2).equals("-");
        int second = one ? NONE : line.integer(2, 0, Integer.MAX_VALUE);
        int draw = one || line.size() > 3 ? line.integer(3, 0, Integer.MAX_VALUE) : NONE;
        line.expectSize(4);
        return new Turn(first, second, draw);
    }

    private static void expectEnd(Lines lines) throws BadInput {
        lines.expectEnd("« turn » ou la fin du fichier était attendu", "\"turn\" or the end was expected");
    }

    /** As {@link #read} reads it. */
    @Override
    public String toString() {
        if (isOpen()) {
            return "flip " + first;
        }
        return "turn " + first + (second == NONE ? " -" : " " + second) + (draw == NONE ? "" : " " + draw);
    }
}
