package ludotheque.cli.classroom;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.HandedIn;
import ludotheque.classroom.handin.Handin;
import ludotheque.classroom.handin.Handins;
import ludotheque.classroom.similar.Pair;
import ludotheque.classroom.similar.Similarity;
import ludotheque.classroom.similar.SimilarityPages;
import ludotheque.cli.shell.Columns;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo similar}: which hand-ins of a class share passages. */
@Command(name = "similar")
public final class SimilarCommand extends ReportingVerb implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", descriptionKey = "handins")
    private Path folder = Path.of("");

    @Option(names = "--base", paramLabel = "KIT")
    private @Nullable Path base;

    @Option(names = "--at-least", paramLabel = "PERCENT", defaultValue = "20")
    private int leastPercent;

    @Option(names = "--html", paramLabel = "DIR")
    private @Nullable Path html;

    @Option(names = "--export-jplag", paramLabel = "DIR")
    private @Nullable Path jplag;

    @Override
    public Integer call() {
        Handins handins = HandinFolder.read(folder);
        Map<String, byte[]> kit = base == null ? Map.of() : files(base);
        List<Pair> pairs = new Similarity(handins.all(), kit).pairs(leastPercent);
        if (html != null) {
            new SimilarityPages(handins.all(), pairs, shell.lang())
                    .all()
                    .forEach((name, text) -> write(html, name, text));
        }
        if (jplag != null) {
            export(jplag, handins.all(), kit);
        }
        if (json) {
            shell.print(json(pairs));
        } else {
            report(handins, pairs);
        }
        return ExitCode.OK;
    }

    private static Map<String, byte[]> files(Path path) {
        try {
            return HandedIn.files(path);
        } catch (IOException unreadable) {
            throw HandinFolder.unreadable(path);
        } catch (BadSources bad) {
            throw Failure.badInput(
                    path + ": " + bad.reason().fr(), path + ": " + bad.reason().en());
        }
    }

    private void report(Handins handins, List<Pair> pairs) {
        HandinFolder.tellTroubles(shell, handins);
        if (pairs.isEmpty()) {
            shell.print(shell.say(
                    "Aucune paire n’a " + leastPercent + " % en commun.", "No pair shares " + leastPercent + "%."));
            return;
        }
        Table table = new Columns<Pair>(shell)
                .add("paire", "pair", pair -> pair.first() + " – " + pair.second())
                .add("part commune", "shared", pair -> shell.say(pair.percent() + "\u00a0%", pair.percent() + "%"))
                .add(
                        "passages",
                        "passages",
                        pair -> Integer.toString(pair.passages().size()))
                .table(shell.say("Passages communs", "Shared passages"), pairs);
        shell.out().print(table.text());
        for (List<String> cluster : Similarity.clusters(pairs)) {
            if (cluster.size() > 2) {
                shell.print(shell.say("Groupe : ", "Cluster: ") + String.join(", ", cluster));
            }
        }
    }

    private static String json(List<Pair> pairs) {
        Json json = new Json().object().name("pairs").array();
        for (Pair pair : pairs) {
            json.object()
                    .field("first", pair.first())
                    .field("second", pair.second())
                    .field("percent", pair.percent());
            json.name("passages").array();
            for (Pair.Passage passage : pair.passages()) {
                json.object().field("tokens", passage.tokens());
                place(json, "first", passage.first());
                place(json, "second", passage.second());
                json.end();
            }
            json.end().end();
        }
        json.end().name("clusters").array();
        for (List<String> cluster : Similarity.clusters(pairs)) {
            json.array();
            cluster.forEach(json::value);
            json.end();
        }
        return json.end().end().toString();
    }

    private static void place(Json json, String name, Pair.Place place) {
        json.name(name)
                .object()
                .field("file", place.file())
                .field("from", place.from())
                .field("to", place.to())
                .end();
    }

    /** A folder a hand-in, as JPlag reads them, and the kit as its base code. */
    private static void export(Path folder, List<Handin> handins, Map<String, byte[]> kit) {
        for (Handin handin : handins) {
            handin.files()
                    .forEach((name, content) ->
                            write(folder.resolve("submissions").resolve(safe(handin.name())), name, content));
        }
        kit.forEach((name, content) -> write(folder.resolve("base"), name, content));
    }

    private static String safe(String name) {
        return name.replaceAll("[/\\\\\\p{Cntrl}]", "_");
    }

    private static void write(Path folder, String name, byte[] content) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, content);
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
    }

    private static void write(Path folder, String name, String text) {
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
        TextFile.write(folder.resolve(name), text);
    }
}
