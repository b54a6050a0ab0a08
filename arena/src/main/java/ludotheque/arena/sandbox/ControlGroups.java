package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Where this machine lets us make control groups, of version 1 or 2. */
interface ControlGroups {

    /** The folders in which {@link #open} makes folders. */
    List<Path> parents();

    /** The processors that champions may have for themselves. */
    Cores cores();

    /** The group that consists of a folder in each of the parents. */
    ControlGroup of(List<GroupFolder> folders);

    /** Makes a group with these limits: what joins it is counted together. */
    default ControlGroup open(String name, Limits limits) throws IOException {
        List<GroupFolder> folders = new ArrayList<>();
        try {
            for (Path parent : parents()) {
                folders.add(GroupFolder.make(parent.resolve(name)));
            }
            ControlGroup group = of(folders);
            group.limit(limits);
            if (limits.timed()) {
                lendCore(group);
            }
            return group;
        } catch (IOException failure) {
            folders.forEach(GroupFolder::clear);
            throw failure;
        }
    }

    private void lendCore(ControlGroup group) throws IOException {
        OptionalInt core = cores().take();
        if (core.isPresent()) {
            group.lend(core.getAsInt(), () -> cores().giveBack(core.getAsInt()));
        }
    }

    /**
     * Finds them from what the kernel tells a process about itself. Version 1 goes first: where both are mounted, the resources are
     * counted there.
     *
     * @param mounts {@code /proc/self/mountinfo}
     * @param own {@code /proc/self/cgroup}
     * @throws FileSystemException naming what is not there or may not be written
     */
    static ControlGroups find(List<String> mounts, List<String> own) throws FileSystemException {
        List<ControlGroupTree> trees = ControlGroupTree.all(mounts, own);
        if (trees.stream().anyMatch(tree -> tree.counts("memory"))) {
            return SplitGroups.find(trees);
        }
        for (ControlGroupTree tree : trees) {
            if (tree.unified()) {
                return UnifiedGroups.find(tree);
            }
        }
        throw new NoSuchFileException("cgroup");
    }
}
