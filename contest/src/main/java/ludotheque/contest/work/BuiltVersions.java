package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Versions;

/** Builds versions of one kind of game from what was handed in, and keeps what was built. */
abstract class BuiltVersions<B> implements Builds {
    private final Database database;
    private final KeptBuilds<B> kept;

    BuiltVersions(Database database, int most, Predicate<B> isWhole, Consumer<B> remover) {
        this.database = database;
        this.kept = new KeptBuilds<>(most, isWhole, remover);
    }

    /** What came of a build, and in what language it was written. */
    record Made<B>(B build, String language) {}

    /** Builds what was handed in as a file, or fails as arena does. */
    abstract Made<B> make(Path file, String name) throws IOException, BadChampion, InterruptedException;

    /** Makes what comes with the game. */
    B ours(String builtin) {
        throw new IllegalArgumentException(builtin);
    }

    @Override
    public final String build(Versions.Version version, String name)
            throws IOException, BadChampion, InterruptedException {
        Made<B> made = make(version, name);
        kept.keep(version.id(), made.build());
        return made.language();
    }

    private Made<B> make(Versions.Version version, String name) throws IOException, BadChampion, InterruptedException {
        byte[] bytes = HandedIn.bytes(database, version);
        try (PrivateFolder folder = PrivateFolder.onDisk()) {
            return make(HandedIn.write(folder, version.file(), bytes), name);
        }
    }

    /** What was built of a version, for a match. */
    final B get(long version) throws IOException, BadChampion, InterruptedException {
        return kept.get(version, () -> {
            Versions.Version row = database.read(handle -> new Versions(handle, database).get(version));
            Champions.Champion champion = database.read(handle -> new Champions(handle, database).get(row.champion()));
            String builtin = champion.builtin();
            return builtin == null ? make(row, champion.name()).build() : ours(builtin);
        });
    }

    @Override
    public boolean forgetBroken() {
        return kept.forgetBroken();
    }
}
