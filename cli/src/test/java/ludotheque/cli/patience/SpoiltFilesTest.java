package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Whatever a file holds, it is valid, refused or bad input, and that is said in one line. */
final class SpoiltFilesTest {
    private static final String SIGNS = "0123456789 -:.VTFLRACSHDJQK\n\r\t\0é♥#";

    @Test
    void ofSolutions() {
        spoil(ludo("patience", "search", "st.14", "-").out(), "patience", "check", "st.14", "-");
    }

    @Test
    void ofSolutionsAsTheAssignmentReadsThem() {
        spoil(ludo("patience", "search", "st.14", "-").out(), "patience", "run", "st.14", "-check", "-");
    }

    @Test
    void ofBoards() {
        spoil(ludo("patience", "show", "fc.1", "--text").out(), "patience", "show", "--board", "-", "--game", "fc");
    }

    @Test
    void ofRecords() {
        spoil("patience 1\ndeal FreeCell.123\nmove 6 T\nmove 33 38\n", "patience", "replay", "-");
    }

    private static void spoil(String text, String... words) {
        Seeds.forEach(300, random -> {
            String spoilt = text;
            for (int times = random.nextInt(4); times >= 0; times--) {
                spoilt = spoilOnce(spoilt, random);
            }
            Typed typed = ludoReading(spoilt, words);
            assertThat(typed.exitCode()).as(spoilt).isIn(0, 1, 64, 65);
            assertThat(typed.err().lines()).as(spoilt).hasSizeLessThanOrEqualTo(1);
            assertThat(typed.out() + typed.err()).as(spoilt).doesNotContain("Exception", "\tat ");
        });
    }

    /** Puts a few signs in the place of others, or of none. */
    private static String spoilOnce(String text, SeededRandom random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(6));
        StringBuilder signs = new StringBuilder();
        for (int count = random.nextInt(4); count > 0; count--) {
            signs.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return text.substring(0, from) + signs + text.substring(to);
    }
}
