package ludotheque.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One mounted tree of control groups.
 *
 * @param top where it is mounted
 * @param own our own group in it
 * @param controllers the resources it counts, among the mount's other options; version 2 says so in files instead
 */
record ControlGroupTree(Path top, Path own, Set<String> controllers, boolean unified) {
    /** Version 2 stands under this name among our own groups. */
    private static final String UNIFIED = "";

    boolean counts(String controller) {
        return controllers.contains(controller);
    }

    static List<ControlGroupTree> all(List<String> mounts, List<String> ownGroups) {
        Map<String, String> ownPaths = ownPaths(ownGroups);
        List<ControlGroupTree> trees = new ArrayList<>();
        for (String mount : mounts) {
            tree(List.of(mount.split(" ", -1)), ownPaths).ifPresent(trees::add);
        }
        return trees;
    }

    /** The fields of a mount: id, parent, device, root, top, options, any number more, a dash, type, source, options. */
    private static Optional<ControlGroupTree> tree(List<String> mount, Map<String, String> ownPaths) {
        int dash = mount.indexOf("-");
        if (dash < 5 || mount.size() < dash + 4) {
            return Optional.empty();
        }
        Path top = Path.of(mount.get(4));
        String root = mount.get(3);
        return switch (mount.get(dash + 1)) {
            case "cgroup2" ->
                Optional.ofNullable(ownPaths.get(UNIFIED))
                        .map(own -> new ControlGroupTree(top, below(top, root, own), Set.of(), true));
            case "cgroup" -> {
                Set<String> options = Set.copyOf(List.of(mount.get(dash + 3).split(",")));
                yield options.stream()
                        .filter(ownPaths::containsKey)
                        .findAny()
                        .map(ownPaths::get)
                        .map(own -> new ControlGroupTree(top, below(top, root, own), options, false));
            }
            default -> Optional.empty();
        };
    }

    /** From a controller to the path of our group, by lines of a number, controllers and a path. */
    private static Map<String, String> ownPaths(List<String> ownGroups) {
        Map<String, String> paths = new HashMap<>();
        for (String line : ownGroups) {
            List<String> fields = List.of(line.split(":", 3));
            if (fields.size() == 3) {
                for (String controller : fields.get(1).split(",", -1)) {
                    paths.put(controller, fields.get(2));
                }
            }
        }
        return paths;
    }

    /** In a container the mount may show only a part of the tree, and the path may be told from the real root. */
    private static Path below(Path top, String root, String path) {
        String seen = !root.equals("/") && path.startsWith(root) ? path.substring(root.length()) : path;
        return top.resolve(Path.of("/").relativize(Path.of("/", seen)));
    }
}
