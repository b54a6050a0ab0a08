package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What each wall does by itself: a second one behind it must not hide that the first has gone. */
@ExtendWith(InSandbox.class)
final class LayersTest {
    private static final String LOOK =
            "readlink /proc/self/ns/net /proc/self/ns/pid /proc/self/ns/ipc /proc/self/ns/uts; tail -n +3 /proc/net/dev";

    @Test
    void withoutTheFilterOfSystemCallsAProgramStillHasANetworkOfItsOwn(Cell cell) throws Exception {
        Sandbox unfiltered = new Sandbox(Sandbox.find().protections().withoutFilters(), List.of());
        try (Jailed program =
                unfiltered.start(List.of("sh", "-c", LOOK), cell.folder(), List.of(), Map.of(), Limits.CHAMPION)) {
            List<String> said = Cell.outcome(program).output().lines().toList();
            assertThat(said).hasSize(5);
            for (String name : List.of("net", "pid", "ipc", "uts")) {
                assertThat(said)
                        .doesNotContain(Files.readSymbolicLink(Path.of("/proc/self/ns", name))
                                .toString());
            }
            assertThat(said.get(4).strip()).startsWith("lo:");
        }
    }
}
