package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
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

    @Test
    void bytesThatAreNoTextAreNoAnswer() {
        Shell shell = Typed.shell("");
        byte[] garbage = {'1', '\n', (byte) 0xca, (byte) 0xfe, '\n'};
        Shell given = new Shell(
                new ByteArrayInputStream(garbage),
                shell.out(),
                shell.err(),
                shell.lang(),
                shell.variables(),
                "",
                shell.clock());
        try (PipedDialogue dialogue = new PipedDialogue(given)) {
            assertThat(dialogue.ask("?")).isEqualTo("1");
            assertThatThrownBy(() -> dialogue.ask("?")).hasMessage("-:2:1: a text in UTF-8 was expected");
        }
    }
}
