package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class FilterFileTest {
    @Test
    void aFilterThatSomebodyRemovedOrCutIsThereAgainWhenItIsNeeded() throws Exception {
        byte[] program = {1, 2, 3, 4, 5, 6, 7, 8};
        FilterFile filter = FilterFile.make(program);
        Path path = filter.path();
        Files.delete(path);
        assertThat(filter.isWhole()).isFalse();
        assertThat(filter.path()).isEqualTo(path).hasBinaryContent(program);
        Files.write(path, new byte[3]);
        assertThat(filter.path()).hasBinaryContent(program);
        assertThat(filter.isWhole()).isTrue();
        Files.delete(path);
    }
}
