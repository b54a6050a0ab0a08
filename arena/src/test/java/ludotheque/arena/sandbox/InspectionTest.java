package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.arena.sandbox.MissingProtection.Protection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said where bubblewrap is there and may not work; the words in brackets are its own. */
final class InspectionTest {
    @TempDir
    Path settings;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kernel/apparmor_restrict_unprivileged_userns | 1 | bwrap: setting up uid map: Permission denied | kernel.apparmor_restrict_unprivileged_userns=0",
                "kernel/apparmor_restrict_unprivileged_userns | 1 | bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted | kernel.apparmor_restrict_unprivileged_userns=0",
                "kernel/unprivileged_userns_clone | 0 | bwrap: No permissions to create new namespace | kernel.unprivileged_userns_clone=1",
                "user/max_user_namespaces | 0 | bwrap: Creating new namespace failed: No space left on device | user.max_user_namespaces=10000",
            })
    void aSettingOfTheKernelThatForbidsItIsNamedWithItsRemedy(String file, int value, String words, String remedy)
            throws IOException {
        Files.createDirectories(settings.resolve(file).getParent());
        Files.writeString(settings.resolve(file), value + "\n");
        MissingProtection missing = Inspection.noWalls(words, settings);
        assertThat(missing.protection()).isEqualTo(Protection.ISOLATION);
        assertThat(missing.sentence().en())
                .isEqualTo("files, network and other processes are not hidden: bubblewrap does not work here (" + words
                        + "); the kernel forbids it, this allows it: sudo sysctl " + remedy);
        assertThat(missing.sentence().fr())
                .endsWith("(" + words + ") ; le noyau le lui interdit, ceci l'autorise : sudo sysctl " + remedy);
    }

    @Test
    void withoutSuchASettingOnlyItsWordsAreTold() throws IOException {
        Files.createDirectories(settings.resolve("kernel"));
        Files.writeString(settings.resolve("kernel/apparmor_restrict_unprivileged_userns"), "0\n");
        assertThat(Inspection.noWalls("bwrap", settings).sentence().en())
                .isEqualTo("files, network and other processes are not hidden: bubblewrap does not work here (bwrap)");
    }
}
