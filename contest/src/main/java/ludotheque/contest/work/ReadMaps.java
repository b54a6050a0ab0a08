package ludotheque.contest.work;

import java.util.LinkedHashMap;
import java.util.Map;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.MapFile;

/** The maps that this worker has read, the last used of them kept: a map that is there never changes. */
final class ReadMaps {
    private static final int MOST_KEPT = 32;

    private final Database database;
    private final Map<Long, GameMap> read = new LinkedHashMap<>(16, 0.75f, true);

    ReadMaps(Database database) {
        this.database = database;
    }

    synchronized GameMap get(long id) throws BadInput {
        GameMap known = read.get(id);
        if (known != null) {
            return known;
        }
        GameMap map = MapFile.parse(database.read(handle -> new Maps(handle, database).body(id)));
        read.put(id, map);
        if (read.size() > MOST_KEPT) {
            read.remove(read.keySet().iterator().next());
        }
        return map;
    }
}
