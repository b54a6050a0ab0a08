package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PositionTest {

    /** What is kept along with the moves is what a new position of the same board has. */
    @ParameterizedTest
    @EnumSource
    void keepsAlongWhatANewPositionComputes(Solitaire game) {
        Seeds.forEach(300, random -> {
            Board board = Deal.parse(game.title() + "." + (1 + random.nextInt(100_000)))
                    .board();
            Packing packing = new Packing(board);
            Position position = new Position(board, packing, false);
            Deque<Integer> marks = new ArrayDeque<>();
            Deque<String> before = new ArrayDeque<>();
            for (int moves = 0; moves < 30 && !board.legalMoves().isEmpty(); moves++) {
                List<Move> legal = board.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                before.push(features(position));
                board.play(move);
                marks.push(position.move(move.card(), place(move)));
                assertThat(features(position)).isEqualTo(features(new Position(board, packing, false)));
                Position read = new Position(board, packing, false);
                read.read(position.low(), position.high());
                assertThat(features(read)).isEqualTo(features(position));
                assertThat(position.burden()).isEqualTo(burden(board));
                assertThat(position.disorder()).isEqualTo(disorder(board));
                assertThat(position.blockers()).isEqualTo(blockers(board));
            }
            while (!marks.isEmpty()) {
                position.takeBack(marks.pop());
                assertThat(features(position)).isEqualTo(before.pop());
            }
        });
    }

    /** What is told of a plain move without making it is what making it gives, for runs of any length. */
    @ParameterizedTest
    @EnumSource
    void tellsAMovesKeyAndValueBeforehand(Solitaire game) {
        Weights weights = new Weights(3, 5, 7, 11, 13, 17, 19);
        AtomicInteger told = new AtomicInteger();
        Seeds.forEach(200, random -> {
            Board board = Deal.parse(game.title() + "." + (1 + random.nextInt(100_000)))
                    .board();
            Position position = new Position(board, new Packing(board), random.nextInt(2) == 0);
            for (int moves = 0; moves < 40; moves++) {
                position.countBlockers();
                List<int[]> possible = possible(position);
                for (int[] move : possible) {
                    if (position.isPlain(move[0]) && !position.isTorn(move[0])) {
                        String key = position.lowAfter(move[0], move[1]) + " " + position.highAfter(move[0], move[1]);
                        int value = weights.after(position, move[0], move[1], move[2], 5);
                        int mark = position.move(move[0], move[1]);
                        assertThat(position.low() + " " + position.high()).isEqualTo(key);
                        assertThat(weights.of(position, 5)).isEqualTo(value);
                        position.takeBack(mark);
                        told.incrementAndGet();
                    }
                }
                if (possible.isEmpty()) {
                    return;
                }
                int[] move = possible.get(random.nextInt(possible.size()));
                position.move(move[0], move[1]);
                position.forgetMoves();
            }
        });
        assertThat(told.get()).isGreaterThan(1000);
    }

    /** Runs onto cards they fit, runs into empty columns and whole runs into registers: card, place, how many. */
    private static List<int[]> possible(Position position) {
        List<int[]> possible = new ArrayList<>();
        for (int column = 0; column < position.columns(); column++) {
            int height = position.height(column);
            for (int count = 1; height > 0 && count <= position.run(position.cardAt(column, height - 1)); count++) {
                int card = position.cardAt(column, height - count);
                for (long onto = position.buildsOn(card) & position.tops(); onto != 0; onto &= onto - 1) {
                    possible.add(new int[] {card, Long.numberOfTrailingZeros(onto), count});
                }
                if (position.emptyColumns() > 0 && position.fillsColumn(card) && height > count) {
                    possible.add(new int[] {card, Packing.BOTTOM, count});
                }
            }
            if (height > 0) {
                int run = position.run(position.cardAt(column, height - 1));
                int card = position.cardAt(column, height - run);
                boolean staysUp = (position.buildsOn(card) & position.tops()) == 0 && (run == 1 || !position.gathers());
                if (staysUp && run <= position.freeRegisters()) {
                    possible.add(new int[] {card, Packing.REGISTER, run});
                }
            }
        }
        return possible;
    }

    @ParameterizedTest
    @EnumSource
    void givesDifferentPositionsDifferentKeysWhateverTheOrderOfColumns(Solitaire game) {
        Seeds.forEach(20, random -> {
            Board board = Deal.parse(game.title() + "." + (1 + random.nextInt(100_000)))
                    .board();
            Packing packing = new Packing(board);
            Map<String, String> byKey = new HashMap<>();
            for (int games = 0; games < 20; games++) {
                Board other = board.copy();
                for (int moves = 0; moves < 15 && !other.legalMoves().isEmpty(); moves++) {
                    List<Move> legal = other.legalMoves();
                    other.play(legal.get(random.nextInt(legal.size())));
                    Position position = new Position(other, packing, false);
                    String key = position.low() + " " + position.high();
                    String text = unordered(other);
                    assertThat(byKey.getOrDefault(key, text)).isEqualTo(text);
                    byKey.put(key, text);
                }
            }
            assertThat(byKey.values()).doesNotHaveDuplicates();
        });
    }

    private static String unordered(Board board) {
        List<String> lines = new ArrayList<>(List.of(BoardText.format(board).split("\n")));
        lines.sort(null);
        List<Integer> registers = new ArrayList<>();
        for (int card : board.registers()) {
            registers.add(card);
        }
        registers.sort(null);
        return lines.stream()
                        .filter(line -> line.startsWith(":") && line.length() > 1)
                        .toList()
                + registers.toString();
    }

    private static String features(Position position) {
        return position.low() + " " + position.high() + " " + position.tops() + " " + position.inRegisters() + " "
                + position.emptyColumns() + " " + position.registersUsed() + " " + position.deposited() + " "
                + position.disorder() + " " + position.burden() + " " + position.blockers();
    }

    private static int place(Move move) {
        return switch (move.destination()) {
            case Move.EMPTY_COLUMN -> Packing.BOTTOM;
            case Move.REGISTER -> Packing.REGISTER;
            default -> move.destination();
        };
    }

    private static int burden(Board board) {
        int burden = 0;
        for (int column = 0; column < board.game().columns(); column++) {
            int[] cards = board.column(column);
            for (int i = 0; i < cards.length; i++) {
                boolean above = false;
                for (int below = 0; below < i; below++) {
                    above |= Card.rank(cards[below]) < Card.rank(cards[i]);
                }
                burden += above ? 1 : 0;
            }
        }
        return burden;
    }

    private static int disorder(Board board) {
        int disorder = 0;
        for (int column = 0; column < board.game().columns(); column++) {
            int[] cards = board.column(column);
            for (int i = 1; i < cards.length; i++) {
                disorder += board.game().builds(cards[i], cards[i - 1]) ? 0 : 1;
            }
        }
        return disorder;
    }

    private static int blockers(Board board) {
        int blockers = 0;
        for (int column = 0; column < board.game().columns(); column++) {
            int[] cards = board.column(column);
            for (int i = 0; i < cards.length; i++) {
                boolean next = Card.rank(cards[i]) == board.foundation()[Card.suit(cards[i])] + 1;
                blockers += next ? cards.length - 1 - i : 0;
            }
        }
        return blockers;
    }
}
