package ludotheque.arena.sandbox;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What stands around a program; null where this machine has it not.
 *
 * @param setpriv the program that changes the user; an ordinary user has no need of it, being a stranger to the system already
 * @param filters the filters of system calls, which bubblewrap installs
 */
record Protections(
        @Nullable ControlGroups groups,
        @Nullable Path setpriv,
        @Nullable Walls walls,
        @Nullable Filters filters) {

    /** Files, since bubblewrap reads its filter from one. */
    record Filters(Path champion, Path builder) {}

    Protections withoutWalls() {
        return new Protections(groups, setpriv, null, null);
    }

    Protections withoutStranger() {
        return new Protections(groups, null, walls, filters);
    }
}
