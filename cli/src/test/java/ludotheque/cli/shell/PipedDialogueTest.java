package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import org.junit.jupiter.api.Test;

final class PipedDialogueTest {

    @Test
    void aByteOrderMarkIsNoPartOfTheFirstAnswer() {
        try (PipedDialogue dialogue = new PipedDialogue(Typed.shell("\uFEFFyes\n q \n"))) {
            assertThat(dialogue.ask("?")).isEqualTo("yes");
            assertThat(dialogue.ask("?")).isEqualTo("q");
        }
    }
}
