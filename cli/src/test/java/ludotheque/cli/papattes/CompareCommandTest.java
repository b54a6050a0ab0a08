package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class CompareCommandTest {
    @Test
    @Tag("slow")
    void aBetterChampionIsFoundBetterAndAWorseOneWorse() {
        Typed better = ludo("papattes", "compare", "harvester", "idle", "--json");
        assertThat(better.out()).startsWith("{\"verdict\":\"better\",\"maps\":8,");
        assertThat(better.exitCode()).isZero();
        Typed worse = ludo("papattes", "compare", "idle", "harvester");
        assertThat(worse.out()).startsWith("Worse, after 8 maps");
        assertThat(worse.exitCode()).isEqualTo(1);
    }

    @Test
    void equalsAreNotDecided() {
        Typed open = ludo("papattes", "compare", "idle", "idle", "--most", "2");
        assertThat(open.out()).isEqualTo("Not decided yet, after 2 maps (won 0, drawn 2, lost 0)\n");
        assertThat(open.exitCode()).isEqualTo(3);
    }

    @Test
    void whoWinsSixOfTenIsCalledWorseAtMostFiveTimesInAHundred() {
        int[] wrong = new int[1];
        int runs = 2000;
        Seeds.forEach(runs, random -> wrong[0] += runsWrong(random) ? 1 : 0);
        assertThat(wrong[0]).isLessThan(runs * 6 / 100);
    }

    private static boolean runsWrong(SeededRandom random) {
        SequentialTest test = SequentialTest.START;
        while (test.verdict() == SequentialTest.Verdict.OPEN) {
            test = test.with(random.nextInt(10) < 6 ? 1 : -1);
        }
        return test.verdict() == SequentialTest.Verdict.WORSE;
    }
}
