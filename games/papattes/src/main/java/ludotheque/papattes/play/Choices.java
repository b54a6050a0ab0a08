package ludotheque.papattes.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;

/**
 * What a character may do now, found by trying: the rules are asked, never told again.
 *
 * @param reach each cell that steps lead to, nearest first
 * @param offers the other actions
 */
public record Choices(List<Step> reach, List<Offer> offers) {
    /** A cell within reach, and the one before it on the way. */
    public record Step(int cell, int before) {}

    /** An action, and the cell that it would be done to. */
    public record Offer(TypeAction type, int target) {}

    /** What the character on a cell may do. */
    public static Choices of(State draft, int player, int cell) {
        return new Choices(reach(draft, player, cell), offers(new Seat(draft, player), cell));
    }

    private static List<Step> reach(State draft, int player, int start) {
        List<Step> reach = new ArrayList<>();
        int[] before = new int[Cells.COUNT];
        Arrays.fill(before, Cells.NOWHERE);
        before[start] = start;
        Seat seat = new Seat(draft.copy(), player);
        List<Integer> queue = new ArrayList<>(List.of(start));
        for (int head = 0; head < queue.size(); head++) {
            int at = queue.get(head);
            int steps = walk(seat, before, start, at);
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(at, direction);
                if (next >= 0 && before[next] == Cells.NOWHERE && allows(seat, TypeAction.SE_DEPLACER, at, next)) {
                    before[next] = at;
                    reach.add(new Step(next, at));
                    // Beyond a portal that it pushed, the map is another one.
                    if (draft.portal(next) < 0) {
                        queue.add(next);
                    }
                }
            }
            for (int step = 0; step < steps; step++) {
                seat.annuler();
            }
        }
        return reach;
    }

    /** Walks the character from its start to a cell, and tells in how many steps. */
    private static int walk(Seat seat, int[] before, int start, int cell) {
        if (cell == start) {
            return 0;
        }
        int steps = walk(seat, before, start, before[cell]);
        seat.seDeplacer(Position.of(before[cell]), Position.of(cell));
        return steps + 1;
    }

    private static boolean allows(Seat seat, TypeAction type, int from, int to) {
        return seat.check(type, Position.of(from), Position.of(to)) == Erreur.OK;
    }

    private static List<Offer> offers(Seat seat, int start) {
        List<Offer> offers = new ArrayList<>();
        for (TypeAction type : offered()) {
            offer(offers, seat, type, start, start);
            for (int direction = 0; type.positions() == 2 && direction < Cells.DIRECTIONS; direction++) {
                int target = Cells.next(start, direction);
                if (target >= 0) {
                    offer(offers, seat, type, start, target);
                }
            }
        }
        return offers;
    }

    /** The actions that a character may be offered beside its steps. */
    public static List<TypeAction> offered() {
        return Arrays.stream(TypeAction.values())
                .filter(type -> type.positions() > 0)
                .filter(type -> type != TypeAction.SE_DEPLACER && type != TypeAction.DEBUG_POSER_PAPATTE)
                .toList();
    }

    private static void offer(List<Offer> offers, Seat seat, TypeAction type, int start, int target) {
        if (allows(seat, type, start, target)) {
            offers.add(new Offer(type, target));
        }
    }
}
