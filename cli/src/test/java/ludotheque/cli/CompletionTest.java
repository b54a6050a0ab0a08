package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CompletionTest {

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh"})
    void theScriptKnowsTheCommandsAndTheLevels(String dialect) {
        Typed typed = Typed.ludo("completion", dialect);
        assertThat(typed.out())
                .contains(
                        "memoryx",
                        "replay",
                        "--seat0",
                        "joker-aware",
                        "patience",
                        "Seahaven",
                        "papattes",
                        "labyrinthe");
        assertThat(typed.exitCode()).isZero();
    }
}
