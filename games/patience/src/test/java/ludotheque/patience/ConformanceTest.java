package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Conformance;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {

    @TestFactory
    Stream<DynamicTest> patienceConforms() {
        return Conformance.of(new PatienceSubject());
    }

    private static final class PatienceSubject implements Conformance.Subject {

        @Override
        public String randomGame(SeededRandom random) {
            List<Solitaire> games = List.of(Solitaire.values());
            Solitaire game = games.get(random.nextInt(games.size()));
            Deal deal = new Deal(game, false, 1 + random.nextInt(Deal.MOST));
            GameRecord record = new GameRecord(deal, List.of());
            Board board = deal.board();
            for (int moves = 0; moves < 40 && !board.legalMoves().isEmpty(); moves++) {
                List<Move> legal = board.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                board.play(move);
                record = record.with(move);
            }
            return record.toString();
        }

        @Override
        public String rewrite(String record) throws Exception {
            return GameRecord.parse(record).toString();
        }

        @Override
        public String finalPosition(String record) throws Exception {
            GameRecord read = GameRecord.parse(record);
            Board board = read.deal().board();
            assertThat(read.replay(board)).isNull();
            return BoardText.format(board);
        }

        @Override
        public String finalPositionAfterTrials(String record, SeededRandom random) throws Exception {
            GameRecord read = GameRecord.parse(record);
            Board board = read.deal().board();
            for (Move move : read.moves()) {
                String before = BoardText.format(board);
                board.check(new Move(random.nextInt(60) - 3, random.nextInt(60) - 3));
                assertThat(BoardText.format(board)).isEqualTo(before);
                board.play(move);
            }
            return BoardText.format(board);
        }
    }
}
