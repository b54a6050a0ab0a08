package ludotheque.cli.patience;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What came of many deals, counted: a hundred million of them take no more room than a million. */
final class Tally {
    private final Map<SearchAnswer, Long> answers = new EnumMap<>(SearchAnswer.class);
    private final SortedMap<Long, Long> moves = new TreeMap<>();
    private final SortedMap<Long, Long> positions = new TreeMap<>();
    private int deals;

    void add(DealResult result) {
        deals++;
        answers.merge(result.answer(), 1L, Long::sum);
        positions.merge(result.positions(), 1L, Long::sum);
        if (result.answer() == SearchAnswer.SUCCES) {
            moves.merge((long) result.moves(), 1L, Long::sum);
        }
    }

    int deals() {
        return deals;
    }

    long count(SearchAnswer answer) {
        return answers.getOrDefault(answer, 0L);
    }

    /** How many solutions have so many moves. */
    SortedMap<Long, Long> moves() {
        return moves;
    }

    /** How many searches looked at so many positions. */
    SortedMap<Long, Long> positions() {
        return positions;
    }
}
