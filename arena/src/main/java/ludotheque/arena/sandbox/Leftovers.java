package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Removes what referees leave behind when they end in the middle of a match. */
final class Leftovers {
    /** A thread may still be writing into a folder that is being removed. */
    private static final int TRIES = 3;

    private static final List<Path> PLACES = List.of(PrivateFolder.DISK, PrivateFolder.MEMORY);

    private Leftovers() {}

    /** What belongs to referees that are no more, now, and our own when we end: programs first, then their folders. */
    static void clear(Optional<ControlGroups> groups) {
        clear(groups, OwnerProcess::isAbandoned);
        OwnerProcess self = OwnerProcess.self();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> clear(groups, self::owns), "leftovers"));
    }

    private static void clear(Optional<ControlGroups> groups, Predicate<String> whose) {
        for (Path parent : groups.map(ControlGroups::parents).orElse(List.of())) {
            named(parent, whose).forEach(folder -> new GroupFolder(folder).clear());
        }
        for (int tries = 0; tries < TRIES; tries++) {
            for (Path place : PLACES) {
                named(place, whose).filter(Leftovers::isOurs).forEach(Leftovers::remove);
            }
        }
    }

    /** Anyone can write into a folder of temporary files, under any name. */
    private static boolean isOurs(Path path) {
        try {
            return Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS)
                    .equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
        } catch (IOException | UnsupportedOperationException gone) {
            return false;
        }
    }

    private static void remove(Path path) {
        try {
            PrivateFolder.remove(path);
        } catch (IOException stillWrittenTo) {
            // Then the next try, or the next referee, removes the rest.
        }
    }

    private static Stream<Path> named(Path folder, Predicate<String> whose) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(child -> whose.test(String.valueOf(child.getFileName()))).toList().stream();
        } catch (IOException unreadable) {
            return Stream.of();
        }
    }
}
