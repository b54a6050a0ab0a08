package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Versions;
import ludotheque.papattes.champion.Builtin;
import org.jspecify.annotations.Nullable;

/**
 * The champions that this worker has built, the last used of them kept. Each worker builds for itself what it needs: a build is
 * the same everywhere, and so nothing that strangers' compilers made is carried from machine to machine.
 */
final class Entrants implements AutoCloseable {
    private static final int MOST_KEPT = 400;

    private final Database database;
    private final Workshop workshop;
    private final Map<Long, Entrant> built = new LinkedHashMap<>(16, 0.75f, true);

    Entrants(Database database, Workshop workshop) {
        this.database = database;
        this.workshop = workshop;
    }

    /** Builds a version, or fails as arena does. */
    Workshop.HandedIn build(Versions.Version version, String name)
            throws IOException, BadChampion, InterruptedException {
        byte[] bytes = HandedIn.bytes(database, version);
        try (PrivateFolder folder = PrivateFolder.onDisk()) {
            Path file = HandedIn.write(folder, version.file(), bytes);
            Workshop.HandedIn made = workshop.buildHandedIn(file, name);
            keep(version.id(), made.entrant());
            return made;
        }
    }

    private synchronized void keep(long version, Entrant entrant) {
        Entrant other = built.put(version, entrant);
        if (other != null) {
            workshop.remove(other);
        }
        if (built.size() > MOST_KEPT) {
            Map.Entry<Long, Entrant> oldest = built.entrySet().iterator().next();
            built.remove(oldest.getKey());
            workshop.remove(oldest.getValue());
        }
    }

    /** Forgets what somebody else removed from the place for temporary files; it is built anew when it is needed. Whether there was any. */
    synchronized boolean forgetBroken() {
        List<Long> broken = built.entrySet().stream()
                .filter(kept -> !kept.getValue().isWhole())
                .map(Map.Entry::getKey)
                .toList();
        broken.forEach(version -> workshop.remove(Objects.requireNonNull(built.remove(version))));
        return !broken.isEmpty();
    }

    private synchronized @Nullable Entrant kept(long version) {
        return built.get(version);
    }

    /** The champion of a version, ready to sit down. */
    Entrant get(long version) throws IOException, BadChampion, InterruptedException {
        Entrant known = kept(version);
        if (known != null) {
            return known;
        }
        Versions.Version row = database.read(handle -> new Versions(handle, database).get(version));
        Champions.Champion champion = database.read(handle -> new Champions(handle, database).get(row.champion()));
        String builtin = champion.builtin();
        if (builtin != null) {
            return new BuiltinEntrant(Objects.requireNonNull(Builtin.of(builtin)));
        }
        return build(row, champion.name()).entrant();
    }

    @Override
    public void close() {
        workshop.close();
    }
}
