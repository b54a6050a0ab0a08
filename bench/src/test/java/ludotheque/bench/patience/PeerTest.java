package ludotheque.bench.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.bench.patience.Result.Verdict;
import org.junit.jupiter.api.Test;

final class PeerTest {

    @Test
    void theDriversLinesAreCounted() {
        Tally tally = Peer.parse("""
                solved 55 62
                insoluble 6203 0
                undecided 100000 0
                solved 234 105
                seconds 0.5
                """);
        assertThat(tally.count(Verdict.SOLVED)).isEqualTo(2);
        assertThat(tally.count(Verdict.INSOLUBLE)).isEqualTo(1);
        assertThat(tally.count(Verdict.UNDECIDED)).isEqualTo(1);
        assertThat(tally.perSecond()).isEqualTo(8);
        assertThat(tally.medianMoves()).isEqualTo(62);
        assertThat(tally.medianPositions()).isEqualTo(234);
    }

    @Test
    void aDriverThatStopsHalfWayIsNotBelieved() {
        assertThatThrownBy(() -> Peer.parse("solved 55 62\n")).hasMessageContaining("after 1 boards");
    }
}
