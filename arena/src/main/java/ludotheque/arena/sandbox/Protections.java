package ludotheque.arena.sandbox;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What stands around a program; null where this machine has none.
 *
 * @param setpriv the program that ties a process to the life of its parent and changes its user
 * @param changesUser whether programs run as somebody else; an ordinary user's need not, being strangers to the system already
 * @param filters the filters of system calls, which bubblewrap installs
 */
record Protections(
        @Nullable ControlGroups groups,
        @Nullable Path setpriv,
        boolean changesUser,
        @Nullable BubblewrapArguments walls,
        @Nullable Filters filters) {

    record Filters(FilterFile champion, FilterFile builder) {}

    Protections withoutWalls() {
        return new Protections(groups, setpriv, changesUser, null, null);
    }

    Protections withoutFilters() {
        return new Protections(groups, setpriv, changesUser, walls, null);
    }

    Protections withoutStranger() {
        return new Protections(groups, setpriv, false, walls, filters);
    }
}
