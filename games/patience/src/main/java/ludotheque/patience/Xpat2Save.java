package ludotheque.patience;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * A game as the program xpat2 saves it: 32 bytes of name, 32 numbers of four bytes (the highest first), of which the ninth is the deal, then the
 * moves, a number each. xpat2 knows no normalisation: a card goes to the foundation by a move of its own, and several cards in order may go at once.
 *
 * @param fullRules whether the moves are ones of full rules, under which no card goes to the foundation by itself
 */
public record Xpat2Save(Deal.Xpat deal, List<Move> moves, boolean fullRules) {
    /** More than any game: some thousand moves. */
    public static final int MOST_BYTES = 1 << 16;

    private static final Map<Solitaire, String> NAMES = Map.of(
            Solitaire.FREECELL, "Free Cell",
            Solitaire.SEAHAVEN, "Seahaven",
            Solitaire.MIDNIGHT_OIL, "Midnight Oil",
            Solitaire.BAKERS_DOZEN, "Baker's Dozen");

    private static final int NAME_BYTES = 32;
    private static final int NUMBERS = 32;
    private static final int OLD_NUMBERS = 16;
    private static final int HEADING_BYTES = NAME_BYTES + 4 * NUMBERS;
    private static final int MOVES_IN_BLOCK = 16;
    private static final int OLD_MAGIC = 0x7419;
    private static final int MAGIC = 0x741a;
    private static final int SEED_AT = 8;
    private static final int STORED_AT = 9;
    private static final int DONE_AT = 10;
    private static final int CHEATS_AT = 11;
    private static final int FINISHED_AT = 12;
    private static final int MAGIC_AT = 15;
    private static final int LIFTS_AT = 16;
    private static final int COUNTERS_TO = 17;
    private static final int PILE_SHIFT = 9;
    private static final int PLACE_MASK = 511;
    private static final int PILE_MASK = 63;
    private static final int SPECIAL = 0x80008000;
    private static final int SPECIAL_KIND = 0xffff8000;
    private static final int BEGIN = 0xfff08000;
    private static final int END = 0xfff18000;
    private static final int LIFTING = 0xfff48000;
    private static final int SHUFFLING = 0xfff58000;
    private static final int CARDS_DEALT_AGAIN = 3;

    public Xpat2Save {
        moves = List.copyOf(moves);
    }

    /** The board on which the moves begin. */
    public Board start() {
        return start(deal, fullRules);
    }

    private static Board start(Deal.Xpat deal, boolean fullRules) {
        return fullRules ? deal.fullBoard() : deal.board();
    }

    /** Whether xpat2's moves are told by full rules: in Seahaven these add nothing, and normalisation loses nothing. */
    private static boolean needsFullRules(Solitaire game) {
        return game != Solitaire.SEAHAVEN;
    }

    /** Reads what xpat2 wrote, up to the move at which it was saved. */
    public static Xpat2Save parse(byte[] bytes) throws BadInput {
        if (bytes.length < NAME_BYTES + 4 * OLD_NUMBERS) {
            throw bad("une partie enregistrée par xpat2 était attendue", "a game that xpat2 saved was expected");
        }
        int magic = number(bytes, NAME_BYTES + 4 * MAGIC_AT);
        if (magic != MAGIC && magic != OLD_MAGIC) {
            throw bad("une partie enregistrée par xpat2 était attendue", "a game that xpat2 saved was expected");
        }
        Solitaire game = named(bytes);
        int seed = number(bytes, NAME_BYTES + 4 * SEED_AT);
        if (game == null || seed < 1 || seed > Deal.MOST) {
            throw bad(
                    "un des jeux " + String.join(", ", NAMES.values()) + " et une donne de 1 à " + Deal.MOST
                            + " étaient attendus",
                    "one of the games " + String.join(", ", NAMES.values()) + " and a deal from 1 to " + Deal.MOST
                            + " were expected");
        }
        int heading = magic == MAGIC ? HEADING_BYTES : NAME_BYTES + 4 * OLD_NUMBERS;
        int done = number(bytes, NAME_BYTES + 4 * DONE_AT);
        if (done < 0 || done > (bytes.length - heading) / 4) {
            throw bad("les coups étaient attendus en entier", "all of the moves were expected");
        }
        Deal.Xpat deal = new Deal.Xpat(game, seed);
        boolean full = needsFullRules(game);
        Reading reading = new Reading(new Xpat2Piles(deal.rawBoard()), start(deal, full), new ArrayList<>());
        boolean gathering = false;
        for (int i = 0; i < done; i++) {
            int word = number(bytes, heading + 4 * i);
            if ((word & SPECIAL_KIND) == BEGIN) {
                gathering = true;
            } else if ((word & SPECIAL_KIND) == SHUFFLING && gathering) {
                reading.piles.shuffle(seed);
            } else if ((word & SPECIAL_KIND) == END && gathering) {
                gathering = false;
                reading.play(Move.REDEAL, i + 1);
            } else if ((word & SPECIAL_KIND) == LIFTING && reading.piles.pileAt(word & PLACE_MASK) >= 0) {
                reading.play(new Move(reading.piles.lift(word & PLACE_MASK), Move.LIFT), i + 1);
            } else if ((word & SPECIAL) == SPECIAL) {
                throw bad(
                        "coup " + (i + 1) + " : un coup, une carte levée ou une redistribution était attendu",
                        "move " + (i + 1) + ": a move, a lifted card or a redeal was expected");
            } else {
                reading.move(word & PLACE_MASK, word >> PILE_SHIFT & PILE_MASK, gathering, i + 1);
            }
        }
        return new Xpat2Save(deal, reading.moves, full);
    }

    private static @Nullable Solitaire named(byte[] bytes) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < NAME_BYTES && bytes[i] != 0; i++) {
            letters.append((char) bytes[i]);
        }
        String name = letters.toString();
        return NAMES.entrySet().stream()
                .filter(entry -> entry.getValue().equals(name))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** Four bytes, the highest first. */
    private static int number(byte[] bytes, int at) {
        int number = 0;
        for (int i = 0; i < 4; i++) {
            number = (number << 8) | (bytes[at + i] & 0xff);
        }
        return number;
    }

    private static void put(byte[] bytes, int at, int number) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (number >> (8 * (3 - i)));
        }
    }

    private static BadInput bad(String fr, String en) {
        return new BadInput(fr, en);
    }

    /** Follows xpat2's moves on a board of ours. */
    private record Reading(Xpat2Piles piles, Board board, List<Move> moves) {
        /** @param gathering whether cards are gathered to be dealt again, which is no move of its own */
        void move(int place, int to, boolean gathering, int number) throws BadInput {
            int from = piles.pileAt(place);
            if (from < 0 || to >= piles.count() || from == to) {
                throw wrong(number, new Text("cette carte n'est pas là", "that card is not there"));
            }
            List<Integer> cards = List.copyOf(piles.pile(from)
                    .subList(place - piles.start(from), piles.pile(from).size()));
            int destination = destination(to);
            piles.move(place, to);
            if (gathering || (cards.stream().allMatch(board::isDeposited) && !piles.isFoundation(from))) {
                return;
            }
            List<Move> singles = cards.size() == 1
                    ? List.of(new Move(cards.get(0), destination))
                    : new Run(cards).moves(board, destination);
            if (singles == null) {
                throw wrong(number, new Text("ces cartes ne passent pas ensemble", "these cards cannot go together"));
            }
            for (Move single : singles) {
                play(single, number);
            }
        }

        private int destination(int to) {
            List<Integer> pile = piles.pile(to);
            if (piles.isFoundation(to)) {
                return Move.FOUNDATION;
            }
            return !piles.isColumn(to) ? Move.REGISTER : pile.isEmpty() ? Move.EMPTY_COLUMN : pile.get(pile.size() - 1);
        }

        private void play(Move move, int number) throws BadInput {
            Refusal refusal = board.check(move);
            if (refusal != null) {
                throw wrong(number, refusal.sentence());
            }
            board.play(move);
            moves.add(move);
        }

        private static BadInput wrong(int number, Text why) {
            return bad("coup " + number + " : " + why.fr(), "move " + number + ": " + why.en());
        }
    }

    /** The file as xpat2 reads it, with a foundation pile for each suit. */
    public byte[] bytes() {
        Writing writing = new Writing(new Xpat2Piles(deal.rawBoard()), new ArrayList<>());
        Board board = start();
        writing.deposit(board);
        int lifts = 0;
        for (Move move : moves) {
            if (move.equals(Move.REDEAL)) {
                writing.redeal(deal.number());
                board.play(move);
            } else if (move.destination() == Move.LIFT) {
                writing.lift(move.card());
                lifts++;
                board.play(move);
            } else {
                writing.card(move.card(), writing.piles.destination(move));
                board.play(move);
            }
            writing.deposit(board);
        }
        int blocks = (writing.words.size() + MOVES_IN_BLOCK - 1) / MOVES_IN_BLOCK;
        byte[] file = new byte[HEADING_BYTES + 4 * MOVES_IN_BLOCK * blocks];
        String name = Objects.requireNonNull(NAMES.get(deal.game()));
        for (int i = 0; i < name.length(); i++) {
            file[i] = (byte) name.charAt(i);
        }
        for (int i = 0; i < NUMBERS; i++) {
            put(file, NAME_BYTES + 4 * i, i >= CHEATS_AT && i <= COUNTERS_TO ? 0 : -1);
        }
        put(file, NAME_BYTES + 4 * SEED_AT, deal.number());
        put(file, NAME_BYTES + 4 * STORED_AT, writing.words.size());
        put(file, NAME_BYTES + 4 * DONE_AT, writing.words.size());
        put(file, NAME_BYTES + 4 * FINISHED_AT, board.isWon() ? 1 : 0);
        // The redeals stay 0: xpat2 does not count those it replays, and opens no file that says otherwise.
        put(file, NAME_BYTES + 4 * LIFTS_AT, lifts);
        put(file, NAME_BYTES + 4 * MAGIC_AT, MAGIC);
        for (int i = 0; i < writing.words.size(); i++) {
            put(file, HEADING_BYTES + 4 * i, writing.words.get(i));
        }
        return file;
    }

    /** Writes moves down as xpat2 does: where the card is and where it goes, and in the upper half the way back. */
    private record Writing(Xpat2Piles piles, List<Integer> words) {
        void card(int card, int to) {
            int from = piles.pileOf(card);
            move(piles.start(from) + piles.pile(from).indexOf(card), to);
        }

        void lift(int card) {
            int from = piles.pileOf(card);
            int place = piles.start(from) + piles.pile(from).indexOf(card);
            words.add(LIFTING | place);
            piles.lift(place);
        }

        private void move(int place, int to) {
            int from = piles.pileAt(place);
            int count = piles.start(from) + piles.pile(from).size() - place;
            int back = piles.start(to) + piles.pile(to).size() - (from < to ? count : 0);
            words.add((back | from << PILE_SHIFT) << 16 | place | to << PILE_SHIFT);
            piles.move(place, to);
        }

        /** Cards that went to the foundation by themselves, each once those below it in its suit are there. */
        void deposit(Board board) {
            boolean going = true;
            while (going) {
                going = false;
                for (int pile = piles.firstColumn(); pile < piles.count(); pile++) {
                    List<Integer> cards = piles.pile(pile);
                    int top = cards.isEmpty() ? Board.NONE : cards.get(cards.size() - 1);
                    if (top != Board.NONE
                            && board.isDeposited(top)
                            && piles.pile(Card.suit(top)).size() == Card.rank(top) - 1) {
                        card(top, Card.suit(top));
                        going = true;
                    }
                }
            }
        }

        /** All cards go into the first column, from there three to each, and are shuffled there. */
        void redeal(int number) {
            words.add(BEGIN);
            int first = piles.firstColumn();
            for (int pile = first + 1; pile < piles.count(); pile++) {
                if (!piles.pile(pile).isEmpty()) {
                    move(piles.start(pile), first);
                }
            }
            for (int pile = first; piles.pile(pile).size() > CARDS_DEALT_AGAIN; pile++) {
                move(piles.start(pile) + CARDS_DEALT_AGAIN, pile + 1);
            }
            words.add(SHUFFLING);
            piles.shuffle(number);
            words.add(END);
        }
    }
}
