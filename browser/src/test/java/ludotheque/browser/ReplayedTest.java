package ludotheque.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReplayedTest {
    /** Adds numbers up to ten at most, and counts how often it is begun and how much is done in it. */
    private static final class Sum implements Playable<String, Integer, int[]> {
        private int starts;
        private int applied;

        @Override
        public String word() {
            return "sum";
        }

        @Override
        public int mostBytes() {
            return 1000;
        }

        @Override
        public String readSetup(Lines lines) throws BadInput {
            lines.next("from");
            return "from 0";
        }

        @Override
        public String setupText(String setup) {
            return setup + "\n";
        }

        @Override
        public Integer readAction(Lines lines) throws BadInput {
            return lines.next("add").integer(1, 0, 10);
        }

        @Override
        public String actionText(Integer action) {
            return "add " + action;
        }

        @Override
        public int[] start(String setup) {
            starts++;
            return new int[1];
        }

        @Override
        public @Nullable Refusal check(int[] position, Integer action) {
            return position[0] + action > 10 ? new Refusal("TOO_MUCH", "trop", "too much") : null;
        }

        @Override
        public void apply(int[] position, Integer action) {
            applied++;
            position[0] += action;
        }

        @Override
        public int mover(int[] position) {
            return position[0] == 10 ? NOBODY : 0;
        }
    }

    private static final String RECORD = "sum 1\nfrom 0\nadd 3\nadd 4\n";

    private final Sum sum = new Sum();

    @Test
    void aQuestionPlaysItsRecordOnceAndOneMoreAction() throws BadInput, IllegalAction {
        Replayed<String, Integer, int[]> played = Replayed.of(sum, RECORD).play(2);
        assertThat(played.record()).hasToString(RECORD + "add 2\n");
        assertThat(played.position()).containsExactly(9);
        assertThat(sum.starts).isEqualTo(1);
        assertThat(sum.applied).isEqualTo(3);
    }

    @Test
    void anActionThatIsRefusedEndsTheAnswer() throws BadInput, IllegalAction {
        Replayed<String, Integer, int[]> played = Replayed.of(sum, RECORD);
        assertThatThrownBy(() -> played.play(4))
                .isInstanceOf(Bridge.Refused.class)
                .hasMessage("TOO_MUCH");
    }
}
