package ludotheque.cli.papattes;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Position;
import ludotheque.papattes.map.MapFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes map show}: draws a map. */
@Command(name = "show")
final class MapShow extends ReportingVerb implements Runnable {
    @Parameters(paramLabel = "MAP", descriptionKey = "map", completionCandidates = MapSource.Names.class)
    private String word = "";

    @Override
    public void run() {
        GameMap map = new MapSource(shell).read(word);
        if (json) {
            shell.print(MapFile.oneLine(map));
            return;
        }
        shell.print(map.name());
        shell.paint(new MapPicture(shell).of(map));
        shell.print(shell.say("Arbres : ", "Trees: ")
                + map.trees().size()
                + shell.say(" ; squelettes par âge : ", "; skeletons per age: ")
                + skeletons(map));
        shell.print(shell.say("Portails : ", "Portals: ") + map.portals().size());
        portals(map)
                .forEach((turn, cells) ->
                        shell.print(shell.say("  demi-tour ", "  half-turn ") + String.format("%3d  ", turn) + cells));
    }

    private static String skeletons(GameMap map) {
        return IntStream.range(0, Constantes.NB_AGES)
                .mapToObj(age -> map.skeletons().stream()
                        .filter(skeleton -> skeleton.age() == age)
                        .count())
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
    }

    private static Map<Integer, String> portals(GameMap map) {
        return map.portals().stream()
                .collect(Collectors.groupingBy(
                        GameMap.Portal::turn,
                        TreeMap::new,
                        Collectors.mapping(portal -> Position.of(portal.cell()).toString(), Collectors.joining(" "))));
    }
}
