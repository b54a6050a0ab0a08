package ludotheque.cli.memoryx;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;

/**
 * The parameters of a game (section 7 of the subject).
 *
 * @param seats one in solitaire, two in a duel
 * @param names what the players are called, in the order of the seats
 * @param first the player who starts
 */
record Setup(Size size, List<Seat> seats, List<String> names, int first) {

    Setup {
        seats = List.copyOf(seats);
        names = List.copyOf(names);
    }

    /** Completes the names that were given, perhaps none, with the usual ones. */
    static Setup of(Size size, List<Seat> seats, List<String> given, int first, Commentary commentary) {
        List<String> names = new ArrayList<>();
        for (int player = 0; player < seats.size(); player++) {
            names.add(player < given.size() ? given.get(player) : commentary.usualName(seats.get(player), names));
        }
        return new Setup(size, seats, names, first);
    }

    /** The levels of the bots at the board. */
    List<Level> levels() {
        return seats.stream().map(Seat::level).filter(Objects::nonNull).toList();
    }

    boolean hasHuman() {
        return seats.contains(Seat.HUMAN);
    }
}
