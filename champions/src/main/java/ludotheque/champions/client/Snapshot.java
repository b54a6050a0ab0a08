package ludotheque.champions.client;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_CHIENS;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Protocol;
import ludotheque.papattes.Seat;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeCase;

/** The file that the referee writes, as {@link Protocol} says. */
final class Snapshot {
    private final IntBuffer words;

    private Snapshot(IntBuffer words) {
        this.words = words;
    }

    static Snapshot open() throws IOException {
        String file = System.getenv().getOrDefault("PAPATTES_ETAT", "/tmp/papattes/etat");
        try (FileChannel channel = FileChannel.open(Path.of(file))) {
            return new Snapshot(channel.map(MapMode.READ_ONLY, 0, channel.size())
                    .order(ByteOrder.nativeOrder())
                    .asIntBuffer());
        }
    }

    /** Whether it is one that these rules understand. */
    boolean isReadable() {
        return words.limit() >= Protocol.HEADER_SIZE
                && words.get(Protocol.MAGIC_AT) == Protocol.MAGIC
                && words.get(Protocol.VERSION_AT) == Layout.VERSION;
    }

    /** The seat of the player whose snapshot this is, at the state of now. */
    Seat seat() {
        State state = new State(new Terrain(map()));
        show(state);
        return new Seat(state, words.get(Protocol.PLAYER_AT));
    }

    /** Makes a state of this match the one of now. */
    void show(State state) {
        int[] numbers = new int[words.get(Protocol.STATE_SIZE_AT)];
        words.get(Protocol.HEADER_SIZE + words.get(Protocol.TERRAIN_SIZE_AT), numbers);
        state.become(numbers);
    }

    private int terrain(int place) {
        return words.get(Protocol.HEADER_SIZE + place);
    }

    private int state(int place) {
        return words.get(Protocol.HEADER_SIZE + words.get(Protocol.TERRAIN_SIZE_AT) + place);
    }

    private GameMap map() {
        List<String> rows = new ArrayList<>();
        for (int line = 0; line < HAUTEUR; line++) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < LARGEUR; column++) {
                row.append(GameMap.letter(TypeCase.of(state(Layout.KIND + line * LARGEUR + column))));
            }
            rows.add(row.toString());
        }
        List<GameMap.Tree> trees = new ArrayList<>();
        List<GameMap.Skeleton> skeletons = new ArrayList<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int period = terrain(Layout.PERIOD + cell);
            int first = terrain(Layout.FIRST + cell);
            int age = terrain(Layout.BONE_AGE + cell);
            if (age >= 0) {
                skeletons.add(new GameMap.Skeleton(cell, age, period, first));
            } else if (period > 0) {
                trees.add(new GameMap.Tree(cell, period, first));
            }
        }
        return new GameMap("", rows, List.of(team(0), team(1)), trees, skeletons, portals());
    }

    private GameMap.Team team(int player) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < Layout.TEAM; i++) {
            places.add(state(Layout.PLACE + Layout.firstOf(player) + i));
        }
        return new GameMap.Team(
                terrain(Layout.NICHE + player), places.subList(0, NB_CHIENS), places.subList(NB_CHIENS, Layout.TEAM));
    }

    /** In the map's own order. */
    private List<GameMap.Portal> portals() {
        List<GameMap.Portal> portals = new ArrayList<>();
        for (int place = 0; place < terrain(Layout.PORTALS); place++) {
            int slot = schedule(place, Layout.SCHEDULE_SLOT);
            portals.add(new GameMap.Portal(schedule(slot, Layout.SCHEDULE_TURN), schedule(slot, Layout.SCHEDULE_CELL)));
        }
        return portals;
    }

    private int schedule(int row, int column) {
        return terrain(Layout.SCHEDULE + row * Layout.SCHEDULE_SIZE + column);
    }
}
