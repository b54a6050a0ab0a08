package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import ludotheque.kernel.Text;
import org.junit.jupiter.api.Test;

final class EndingTest {

    @Test
    void everyEndingIsToldInBothLanguages() {
        assertThat(new Ending.Exited(0).sentence()).isEqualTo(new Text("s'est terminé normalement", "ended normally"));
        assertThat(new Ending.Exited(3).sentence())
                .isEqualTo(new Text("s'est terminé avec le code 3", "ended with exit code 3"));
        assertThat(new Ending.Exited(139).sentence())
                .isEqualTo(new Text(
                        "s'est terminé avec le code 139, comme après le signal 11 (SIGSEGV, défaut de mémoire)",
                        "ended with exit code 139, as after signal 11 (SIGSEGV, memory fault)"));
        assertThat(new Ending.OutOfMemory(500 << 20).sentence())
                .isEqualTo(new Text("a dépassé sa mémoire de 500 Mio", "went over its memory of 500 MiB"));
        assertThat(new Ending.OutOfTime(Duration.ofMinutes(5)).sentence())
                .isEqualTo(new Text("a dépassé son temps total de 300 s", "went over its total time of 300 s"));
        assertThat(new Ending.Killed().sentence())
                .isEqualTo(new Text("a été arrêté par l'arbitre", "was stopped by the referee"));
    }
}
