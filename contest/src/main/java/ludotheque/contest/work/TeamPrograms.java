package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import ludotheque.arena.contest.TeamWorkshop;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Versions;
import org.jspecify.annotations.Nullable;

/** The programs of Faraway contests that this worker has built, the last used of them kept. */
final class TeamPrograms {
    private static final int MOST_KEPT = 100;

    private final Database database;
    private final Workshop workshop;
    private final Map<Long, BuiltFolder> built = new LinkedHashMap<>(16, 0.75f, true);

    TeamPrograms(Database database, Workshop workshop) {
        this.database = database;
        this.workshop = workshop;
    }

    /** Builds a version, or fails as arena does; tells its language. */
    String build(Versions.Version version, String name) throws IOException, BadChampion, InterruptedException {
        byte[] bytes = HandedIn.bytes(database, version);
        try (PrivateFolder folder = PrivateFolder.onDisk()) {
            Path file = HandedIn.write(folder, version.file(), bytes);
            TeamWorkshop.Built made = new TeamWorkshop(workshop).build(file, name);
            keep(version.id(), made.folder());
            return made.language();
        }
    }

    private synchronized void keep(long version, BuiltFolder folder) {
        BuiltFolder other = built.put(version, folder);
        if (other != null) {
            workshop.remove(other);
        }
        if (built.size() > MOST_KEPT) {
            Map.Entry<Long, BuiltFolder> oldest = built.entrySet().iterator().next();
            built.remove(oldest.getKey());
            workshop.remove(oldest.getValue());
        }
    }

    private synchronized @Nullable BuiltFolder kept(long version) {
        BuiltFolder folder = built.get(version);
        if (folder != null && !folder.isWhole()) {
            built.remove(version);
            workshop.remove(folder);
            return null;
        }
        return folder;
    }

    /** Whether the program of a version is all there; a place for temporary files may be cleaned by others. */
    boolean isWhole(long version) {
        return workshop.sandbox().isWhole() && kept(version) != null;
    }

    /** The folder with the program of a version. */
    Path get(long version) throws IOException, BadChampion, InterruptedException {
        BuiltFolder known = kept(version);
        if (known == null) {
            Versions.Version row = database.read(handle -> new Versions(handle, database).get(version));
            Champions.Champion champion = database.read(handle -> new Champions(handle, database).get(row.champion()));
            build(row, champion.name());
            known = Objects.requireNonNull(kept(version));
        }
        return known.built();
    }
}
