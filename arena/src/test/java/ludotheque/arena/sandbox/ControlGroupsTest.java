package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both versions, on folders that look like the kernel's. */
final class ControlGroupsTest {
    private static final Limits LIMITS = new Limits(1000, 0, Duration.ZERO, 5, false);

    @TempDir
    Path top;

    @Test
    void versionOneMakesAFolderInEachTree() throws IOException {
        Path memory = Files.createDirectories(top.resolve("memory/we"));
        Path pids = Files.createDirectories(top.resolve("pids"));
        Path cpuacct = Files.createDirectories(top.resolve("cpu/us"));
        ControlGroup group = ControlGroups.find(
                        List.of(
                                "22 1 0:5 / /proc rw - proc proc rw",
                                "30 1 0:30 / " + top + "/memory rw shared:9 - cgroup cgroup rw,memory",
                                "31 1 0:31 / " + top + "/pids rw - cgroup cgroup rw,pids",
                                "32 1 0:32 / " + top + "/cpu rw - cgroup cgroup rw,cpu,cpuacct",
                                "33 1 0:33 / " + top + "/unified rw - cgroup2 cgroup2 rw"),
                        List.of("4:memory:/we", "3:pids:/", "2:cpu,cpuacct:/us", "0::/"))
                .open("match", LIMITS);

        assertHolds(memory.resolve("match/memory.limit_in_bytes"), "1000");
        assertHolds(pids.resolve("match/pids.max"), "7");
        assertThat(group.doors())
                .containsExactly(
                        memory.resolve("match/cgroup.procs"),
                        pids.resolve("match/cgroup.procs"),
                        cpuacct.resolve("match/cgroup.procs"));
        assertThat(group.countsSwap()).isFalse();

        Files.writeString(memory.resolve("match/memory.max_usage_in_bytes"), "900\n");
        Files.writeString(memory.resolve("match/memory.oom_control"), "oom_kill_disable 0\nunder_oom 0\noom_kill 1\n");
        Files.writeString(cpuacct.resolve("match/cpuacct.usage"), "1500000\n");
        assertThat(group.memoryPeak()).hasValue(900);
        assertThat(group.ranOutOfMemory()).isTrue();
        assertThat(group.cpuTime()).contains(Duration.ofNanos(1_500_000));
    }

    @Test
    void versionTwoMakesItsFolderBesideOurOwnGroup() throws IOException {
        Path slice = Files.createDirectories(top.resolve("user/app"));
        Files.createDirectories(slice.resolve("referee"));
        Files.writeString(slice.resolve("cgroup.subtree_control"), "cpu cpuset memory pids\n");
        ControlGroup group = unified("/user/app/referee").open("match", LIMITS);

        assertHolds(slice.resolve("match/memory.max"), "1000");
        assertHolds(slice.resolve("match/pids.max"), "7");
        assertThat(group.doors()).containsExactly(slice.resolve("match/cgroup.procs"));
        assertHolds(slice.resolve("cgroup.subtree_control"), "cpu cpuset memory pids\n");

        Files.writeString(slice.resolve("match/memory.peak"), "900\n");
        Files.writeString(slice.resolve("match/memory.events"), "low 0\noom 1\noom_kill 0\noom_group_kill 0\n");
        Files.writeString(slice.resolve("match/cpu.stat"), "usage_usec 1500\nuser_usec 1000\n");
        assertThat(group.memoryPeak()).hasValue(900);
        assertThat(group.ranOutOfMemory()).isFalse();
        assertThat(group.cpuTime()).contains(Duration.ofNanos(1_500_000));
    }

    @Test
    void inVersionOneEachChampionHasAProcessorOfItsOwnWhileTheyLast() throws IOException {
        for (String tree : List.of("memory", "pids", "cpu", "cpuset")) {
            Files.createDirectories(top.resolve(tree));
        }
        Files.writeString(top.resolve("cpuset/cpuset.cpus"), "0,2-3\n");
        Files.writeString(top.resolve("cpuset/cpuset.mems"), "0\n");
        ControlGroups groups = ControlGroups.find(
                List.of(
                        "30 1 0:30 / " + top + "/memory rw - cgroup cgroup rw,memory",
                        "31 1 0:31 / " + top + "/pids rw - cgroup cgroup rw,pids",
                        "32 1 0:32 / " + top + "/cpu rw - cgroup cgroup rw,cpu,cpuacct",
                        "33 1 0:33 / " + top + "/cpuset rw - cgroup cgroup rw,cpuset"),
                List.of("4:memory:/", "3:pids:/", "2:cpu,cpuacct:/", "1:cpuset:/"));
        groups.open("a", LIMITS);
        groups.open("b", LIMITS);
        groups.open("compiler", Limits.COMPILER);
        groups.open("c", LIMITS);
        groups.open("d", LIMITS);
        assertHolds(top.resolve("cpuset/a/cpuset.cpus"), "0");
        assertHolds(top.resolve("cpuset/b/cpuset.cpus"), "2");
        assertHolds(top.resolve("cpuset/c/cpuset.cpus"), "3");
        assertHolds(top.resolve("cpuset/compiler/cpuset.cpus"), "0,2-3");
        assertHolds(top.resolve("cpuset/d/cpuset.cpus"), "0,2-3");
        assertHolds(top.resolve("cpuset/a/cpuset.mems"), "0");
    }

    @Test
    void aProcessorThatWasGivenBackIsLentAgain() {
        Cores cores = new Cores("4-5");
        assertThat(cores.take()).hasValue(4);
        assertThat(cores.take()).hasValue(5);
        assertThat(cores.take()).isEmpty();
        cores.giveBack(4);
        assertThat(cores.take()).hasValue(4);
        assertThat(new Cores("0").take()).isEmpty();
    }

    @Test
    void versionTwoAsksForWhatIsNotYetHandedDown() throws IOException {
        Files.createDirectories(top.resolve("session"));
        Files.writeString(top.resolve("cgroup.controllers"), "cpuset cpu io memory pids\n");
        Files.writeString(top.resolve("cgroup.subtree_control"), "cpu");
        assertThat(unified("/session").parents()).containsExactly(top);
        assertHolds(top.resolve("cgroup.subtree_control"), "+cpu +cpuset +memory +pids");
    }

    @Test
    void versionTwoTakesProcessorsFromTheNearestAncestorThatHasThem() throws IOException {
        Path slice = Files.createDirectories(top.resolve("system"));
        Files.createDirectories(slice.resolve("worker"));
        for (Path group : List.of(top, slice)) {
            Files.writeString(group.resolve("cgroup.controllers"), "memory pids\n");
            Files.writeString(group.resolve("cgroup.subtree_control"), "memory pids\n");
        }
        assertThat(unified("/system/worker").parents()).containsExactly(slice);

        Files.writeString(top.resolve("cgroup.controllers"), "cpuset cpu io memory pids\n");
        assertThat(unified("/system/worker").parents()).containsExactly(top);
        assertHolds(top.resolve("cgroup.subtree_control"), "+cpu +cpuset +memory +pids");
    }

    @Test
    void aGroupThatIsLeftToUsHoldsOursOnceEverybodyHasMovedDown() throws IOException {
        Path service = Files.createDirectories(top.resolve("system/worker"));
        Files.writeString(service.resolve("cgroup.procs"), "123\n");
        Files.writeString(service.resolve("cgroup.subtree_control"), "cpu cpuset memory pids\n");
        Files.writeString(top.resolve("system/cgroup.subtree_control"), "cpu cpuset memory pids\n");
        assertThat(unified("/system/worker").parents()).containsExactly(top.resolve("system"));

        UserDefinedFileAttributeView marks = Files.getFileAttributeView(service, UserDefinedFileAttributeView.class);
        try {
            marks.write("delegate", ByteBuffer.wrap(new byte[] {'1'}));
        } catch (IOException none) {
            assumeTrue(false, "no marks on temporary files here");
        }
        assertThat(unified("/system/worker").parents()).containsExactly(service);
        assertHolds(service.resolve("referee/cgroup.procs"), "123");
        // Whoever is started from there finds the same place.
        assertThat(unified("/system/worker/referee").parents()).containsExactly(service);
    }

    @Test
    void aGroupWhoseParentsAreClosedToUsHoldsOurs() throws IOException {
        Path service = Files.createDirectories(top.resolve("system/worker"));
        Files.writeString(service.resolve("cgroup.procs"), "123\n");
        Files.writeString(service.resolve("cgroup.subtree_control"), "cpu cpuset memory pids\n");
        assertThat(unified("/system/worker").parents()).containsExactly(service);
        assertHolds(service.resolve("referee/cgroup.procs"), "123");
    }

    @Test
    void aContainerSeesAPartOfTheTree() throws IOException {
        Path own = Files.createDirectories(top.resolve("inner"));
        Files.writeString(top.resolve("cgroup.subtree_control"), "memory pids");
        List<String> mounts = List.of("33 1 0:33 /docker/a " + top + " rw - cgroup2 cgroup2 rw");
        assertThat(ControlGroupTree.all(mounts, List.of("0::/docker/a/inner")))
                .extracting(ControlGroupTree::own)
                .containsExactly(own);
    }

    @Test
    void whatIsNotThereIsSaid() {
        assertThatThrownBy(() -> ControlGroups.find(List.of(), List.of())).hasMessage("cgroup");
        assertThatThrownBy(() -> ControlGroups.find(
                        List.of("30 1 0:30 / /m rw - cgroup cgroup rw,memory"), List.of("4:memory:/", "3:pids:/")))
                .hasMessage("cgroup pids");
        assertThatThrownBy(() -> unified("/session")).hasMessage(top.toString());
    }

    private static void assertHolds(Path file, String text) {
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(text);
    }

    private ControlGroups unified(String own) throws IOException {
        return ControlGroups.find(
                List.of("33 1 0:33 / " + top + " rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate"),
                List.of("0::" + own));
    }
}
