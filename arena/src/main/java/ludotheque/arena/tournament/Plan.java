package ludotheque.arena.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Fingerprint;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.MapFile;
import org.jspecify.annotations.Nullable;

/** Whose tournament it is, and where: results of another plan say nothing about this one. */
record Plan(List<Participant> champions, List<Participant> maps, String seed) {

    /** A champion or a map, by name and by what it is. */
    record Participant(String name, String fingerprint) {}

    static Plan of(List<Entrant> entrants, List<GameMap> maps, long seed) {
        return new Plan(
                entrants.stream()
                        .map(entrant -> new Participant(entrant.name(), entrant.fingerprint()))
                        .toList(),
                maps.stream()
                        .map(map -> new Participant(
                                map.name(),
                                new Fingerprint().add(MapFile.oneLine(map)).toString()))
                        .toList(),
                Long.toString(seed));
    }

    static Plan parse(String text) throws BadInput {
        JsonValue value = JsonValue.parse(text);
        return new Plan(
                participants(value.need("champions")),
                participants(value.need("maps")),
                value.need("seed").string());
    }

    private static List<Participant> participants(JsonValue value) throws BadInput {
        List<Participant> participants = new ArrayList<>();
        for (JsonValue one : value.array()) {
            participants.add(new Participant(
                    one.need("name").string(), one.need("fingerprint").string()));
        }
        return participants;
    }

    @Override
    public String toString() {
        Json json = new Json().object();
        write(json.name("champions"), champions);
        write(json.name("maps"), maps);
        return json.field("seed", seed).end() + "\n";
    }

    private static void write(Json json, List<Participant> participants) {
        json.array();
        for (Participant one : participants) {
            json.object()
                    .field("name", one.name)
                    .field("fingerprint", one.fingerprint)
                    .end();
        }
        json.end();
    }

    /** Says why the results that a folder holds, played by another plan, are none of this one's. */
    BadChampion refuse(Path folder, Plan earlier) {
        Participant changed = changed(champions, earlier.champions);
        if (changed == null) {
            changed = changed(maps, earlier.maps);
        }
        if (changed == null || !seed.equals(earlier.seed) || !names().equals(earlier.names())) {
            return another(folder);
        }
        return new BadChampion(
                folder + ": « " + changed.name
                        + " » a changé depuis ces matchs ; prenez un autre dossier (--out), ou supprimez celui-ci",
                folder + ": \"" + changed.name
                        + "\" has changed since these matches; take another folder (--out), or delete this one");
    }

    private static @Nullable Participant changed(List<Participant> now, List<Participant> earlier) {
        return now.stream().filter(one -> !earlier.contains(one)).findFirst().orElse(null);
    }

    private List<String> names() {
        return Stream.concat(champions.stream(), maps.stream())
                .map(Participant::name)
                .toList();
    }

    static BadChampion another(Path folder) {
        return new BadChampion(
                folder + " contient un autre tournoi (d'autres champions, cartes ou graine)",
                folder + " holds another tournament (other champions, maps or seed)");
    }
}
