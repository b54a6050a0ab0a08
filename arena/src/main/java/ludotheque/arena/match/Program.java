package ludotheque.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import ludotheque.arena.protocol.ChampionProcess;
import ludotheque.arena.protocol.RemoteChampion;
import ludotheque.arena.protocol.Snapshot;
import ludotheque.arena.protocol.TimeLimits;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Mount;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.champions.Build;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;

/** A champion that was built and can be started any number of times. */
final class Program implements Entrant {
    /** Where a program sees the state. */
    private static final String STATE = "/tmp/papattes/etat";

    private final String name;
    private final String fingerprint;
    private final Build build;
    private final BuiltFolder folder;
    private final Sandbox sandbox;
    private final TimeLimits limits;

    Program(Sources sources, Build build, BuiltFolder folder, Sandbox sandbox, TimeLimits limits) {
        this.name = sources.name();
        this.fingerprint = sources.fingerprint();
        this.build = build;
        this.folder = folder;
        this.sandbox = sandbox;
        this.limits = limits;
    }

    BuiltFolder folder() {
        return folder;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String fingerprint() {
        return fingerprint;
    }

    @Override
    public boolean isWhole() {
        return folder.isWhole() && sandbox.isWhole();
    }

    @Override
    public Sitting sit(GameMap map, long seed, int player) throws IOException {
        PrivateFolder shown = PrivateFolder.inMemory();
        try {
            State state = new State(new Terrain(map));
            // Written whole first: where memory is full, a file that only grows when it is touched would end us
            // instead.
            Path file = shown.write("etat", new byte[Snapshot.bytes(state)], false);
            Snapshot snapshot = Snapshot.create(file, state, player);
            Jailed jailed = sandbox.start(
                    ChampionProcess.command(build.run(Path.of(Sandbox.FOLDER, Workshop.BUILT))),
                    folder.path(),
                    List.of(new Mount(file, STATE)),
                    Map.of("PAPATTES_ETAT", STATE),
                    Limits.CHAMPION);
            return new Running(jailed, new RemoteChampion(new JailedProcess(jailed), snapshot, limits), shown);
        } catch (IOException failure) {
            shown.close();
            throw failure;
        }
    }

    private record Running(Jailed jailed, RemoteChampion champion, PrivateFolder shown) implements Sitting {
        @Override
        public boolean wasCrowdedOut() {
            return champion.wasCrowdedOut();
        }

        @Override
        public void close() {
            champion.close();
            jailed.close();
            shown.close();
        }
    }
}
