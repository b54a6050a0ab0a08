package ludotheque.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.kernel.Json;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;

/** What a character may do now, found by trying: the rules are asked, never told again. */
final class PapattesChoices {
    private final State draft;
    private final int player;
    private final int start;

    PapattesChoices(State draft, int player, int start) {
        this.draft = draft;
        this.player = player;
        this.start = start;
    }

    /** {@code reach}, each cell that steps lead to and the one before it, nearest first; {@code offers} of the other actions. */
    void write(Json json) {
        json.name("reach").array();
        int[] before = new int[Cells.COUNT];
        Arrays.fill(before, Cells.NOWHERE);
        before[start] = start;
        Seat seat = new Seat(draft.copy(), player);
        List<Integer> queue = new ArrayList<>(List.of(start));
        for (int head = 0; head < queue.size(); head++) {
            int at = queue.get(head);
            int steps = walk(seat, before, at);
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(at, direction);
                if (next >= 0 && before[next] == Cells.NOWHERE && allows(seat, TypeAction.SE_DEPLACER, at, next)) {
                    before[next] = at;
                    json.value(next).value(at);
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
        json.end();
        offers(json);
    }

    /** Walks the character from its start to a cell, and tells in how many steps. */
    private int walk(Seat seat, int[] before, int cell) {
        if (cell == start) {
            return 0;
        }
        int steps = walk(seat, before, before[cell]);
        seat.seDeplacer(Position.of(before[cell]), Position.of(cell));
        return steps + 1;
    }

    private static boolean allows(Seat seat, TypeAction type, int from, int to) {
        return seat.check(type, Position.of(from), Position.of(to)) == Erreur.OK;
    }

    private void offers(Json json) {
        Seat seat = new Seat(draft, player);
        json.name("offers").array();
        for (int number = 0; number < TypeAction.count(); number++) {
            TypeAction type = TypeAction.of(number);
            if (type == TypeAction.SE_DEPLACER || type.positions() == 0 || type == TypeAction.DEBUG_POSER_PAPATTE) {
                continue;
            }
            offer(json, seat, type, start);
            for (int direction = 0; type.positions() == 2 && direction < Cells.DIRECTIONS; direction++) {
                int target = Cells.next(start, direction);
                if (target >= 0) {
                    offer(json, seat, type, target);
                }
            }
        }
        json.end();
    }

    private void offer(Json json, Seat seat, TypeAction type, int target) {
        if (allows(seat, type, start, target)) {
            json.array().value(type.function()).value(target).end();
        }
    }
}
