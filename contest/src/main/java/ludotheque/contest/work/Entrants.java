package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Workshop;
import ludotheque.contest.store.Database;
import ludotheque.papattes.champion.Builtin;

/** The champions of Six Papattes that this worker has built. */
final class Entrants extends BuiltVersions<Entrant> {
    private static final int MOST_KEPT = 400;

    private final Workshop workshop;

    Entrants(Database database, Workshop workshop) {
        super(database, MOST_KEPT, Entrant::isWhole, workshop::remove);
        this.workshop = workshop;
    }

    @Override
    Made<Entrant> make(Path file, String name) throws IOException, BadChampion, InterruptedException {
        Workshop.HandedIn made = workshop.buildHandedIn(file, name);
        return new Made<>(made.entrant(), made.language().word());
    }

    @Override
    Entrant ours(String builtin) {
        return new BuiltinEntrant(Objects.requireNonNull(Builtin.of(builtin)));
    }
}
