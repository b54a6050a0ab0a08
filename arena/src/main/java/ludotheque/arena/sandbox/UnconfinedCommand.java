package ludotheque.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A program without walls, which sees the file system as it is: the paths that it was to see are replaced by the real ones wherever
 * its command and environment speak of them.
 */
record UnconfinedCommand(Path folder, List<Mount> mounts) {

    List<String> command(List<String> command, Map<String, String> environment) {
        // The shell changes into the folder, which a launched program could not be told to do otherwise.
        List<String> whole = new ArrayList<>(
                List.of("/bin/sh", "-c", "cd \"$1\" && shift && exec env -i \"$@\"", "sh", folder.toString()));
        environment.forEach((name, value) -> whole.add(name + "=" + outside(value)));
        for (String word : command) {
            whole.add(outside(word));
        }
        return whole;
    }

    private String outside(String text) {
        String replaced = text;
        for (Mount mount : mounts) {
            replaced = replaced.replace(mount.inside(), mount.outside().toString());
        }
        return replaced.replace(Sandbox.FOLDER, folder.toString());
    }
}
