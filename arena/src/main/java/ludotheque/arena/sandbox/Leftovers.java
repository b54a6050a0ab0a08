package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Removes what referees leave behind when they end in the middle of a match. */
final class Leftovers {
    private Leftovers() {}

    /** The groups of referees that are no more, now, and our own when we end. */
    static void clear(ControlGroups groups) {
        clear(groups, Owner::isAbandoned);
        Owner self = Owner.self();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> clear(groups, self::owns), "leftovers"));
    }

    private static void clear(ControlGroups groups, Predicate<String> whose) {
        for (Path parent : groups.parents()) {
            named(parent, whose).forEach(folder -> new GroupFolder(folder).clear());
        }
    }

    /** Only deletes, and only what it may: anyone can write into a folder of temporary files. */
    static void clear(Path temporaryFiles) {
        named(temporaryFiles, Owner::isAbandoned).forEach(file -> file.toFile().delete());
    }

    private static List<Path> named(Path folder, Predicate<String> whose) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(child -> whose.test(String.valueOf(child.getFileName())))
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
