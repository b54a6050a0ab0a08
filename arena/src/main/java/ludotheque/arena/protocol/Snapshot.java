package ludotheque.arena.protocol;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Protocol;
import ludotheque.papattes.State;

/**
 * The state as a champion reads it: a file that both sides map, best on a file system in memory. All its numbers
 * are as this machine writes 32-bit numbers. The champion waits while the referee
 * writes, so nothing needs locking.
 */
public final class Snapshot {
    private final IntBuffer words;
    private final int start;

    private Snapshot(IntBuffer words, int start) {
        this.words = words;
        this.start = start;
    }

    /** How large the file of a state is. */
    public static int bytes(State state) {
        return (Protocol.HEADER_SIZE + state.terrain().words().length + state.words().length) * Integer.BYTES;
    }

    /** Makes or overwrites the file of one player's champion. */
    public static Snapshot create(Path file, State state, int player) throws IOException {
        int[] terrain = state.terrain().words();
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            IntBuffer words = channel.map(MapMode.READ_WRITE, 0, bytes(state))
                    .order(ByteOrder.nativeOrder())
                    .asIntBuffer();
            words.put(Protocol.MAGIC_AT, Protocol.MAGIC);
            words.put(Protocol.VERSION_AT, Layout.VERSION);
            words.put(Protocol.PLAYER_AT, player);
            words.put(Protocol.TERRAIN_SIZE_AT, terrain.length);
            words.put(Protocol.STATE_SIZE_AT, state.words().length);
            words.put(Protocol.HEADER_SIZE, terrain);
            Snapshot snapshot = new Snapshot(words, Protocol.HEADER_SIZE + terrain.length);
            snapshot.show(state);
            return snapshot;
        }
    }

    /** Shows a whole state. */
    void show(State state) {
        words.put(start, state.words());
    }

    /** Shows what an action of the champion may have changed: all but the histories, of which it sees the opponent's only. */
    void refresh(State state) {
        int[] numbers = state.words();
        words.put(start, numbers, 0, Layout.HISTORY);
        words.put(start + Layout.SLOTS, numbers, Layout.SLOTS, numbers.length - Layout.SLOTS);
    }
}
