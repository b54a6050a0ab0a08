package ludotheque.arena.player;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.contest.TeamWorkshop;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;

/** Makes players of folders, archives and files: sources are built, and a file that can be run is taken as it is. */
public record PlayerWorkshop(Workshop workshop) {

    public PlayerProgram build(Path path, PlayerLimits limits) throws IOException, BadChampion, InterruptedException {
        Map<String, byte[]> files = workshop.files(path);
        boolean runs = Files.isRegularFile(path) && Files.isExecutable(path) && files.size() == 1;
        Map<String, byte[]> program =
                runs ? Map.of(BuiltProgram.NAME, files.values().iterator().next()) : files;
        TeamWorkshop.Built built = new TeamWorkshop(workshop).build(program, Workshop.name(path));
        return new PlayerProgram(workshop.sandbox(), built.folder().built(), limits);
    }
}
