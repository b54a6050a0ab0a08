package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Fingerprint;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.MapFile;

/**
 * Whose tournament it is, and where: results of another plan say nothing about this one. Maps may be added, and are never taken out, so
 * that the place of each in the list stays.
 */
record Plan(List<Participant> champions, List<Participant> maps, String seed) {
    private static final long VERSION = 2;

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
        value.need("version").number(VERSION, VERSION);
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
        Json json = new Json().object().field("version", VERSION);
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

    /** The place of a champion among all. */
    int champion(String name) {
        return names(champions).indexOf(name);
    }

    /** The place of a map among all that were ever asked for. */
    int map(String name) {
        return names(maps).indexOf(name);
    }

    private static List<String> names(List<Participant> all) {
        return all.stream().map(Participant::name).toList();
    }

    /** The champions that are others than in an earlier plan, under the same names. */
    List<String> changedSince(Plan earlier) {
        return names(champions.stream()
                .filter(one -> !earlier.champions.contains(one))
                .toList());
    }

    /**
     * The plan of a tournament that goes on: the champions as they are now, and the maps of both.
     *
     * @param replaced the champions that may have changed
     * @param othersMayCome whether champions may come and go; whoever went keeps a place here
     * @throws BadChampion when it is another tournament, or something else has changed
     */
    Plan after(Plan earlier, Set<String> replaced, boolean othersMayCome, String folder) throws BadChampion {
        boolean sameChampions = Set.copyOf(names(champions)).equals(Set.copyOf(names(earlier.champions)));
        if (!seed.equals(earlier.seed) || !(sameChampions || othersMayCome)) {
            throw new BadChampion(
                    folder + " contient un autre tournoi (d'autres champions ou une autre graine)",
                    folder + " holds another tournament (other champions or another seed)");
        }
        for (String name : changedSince(earlier)) {
            if (!replaced.contains(name)) {
                throw new BadChampion(
                        folder + ": « " + name + " » a changé depuis ces matchs ; « --replace " + name
                                + " » rejoue les siens, ou prenez un autre dossier (--out)",
                        folder + ": \"" + name + "\" has changed since these matches; \"--replace " + name
                                + "\" plays its matches again, or take another folder (--out)");
            }
        }
        List<Participant> all = new ArrayList<>(earlier.maps);
        for (Participant map : maps) {
            if (earlier.map(map.name) < 0) {
                all.add(map);
            } else if (!earlier.maps.contains(map)) {
                throw new BadChampion(
                        folder + ": « " + map.name
                                + " » a changé depuis ces matchs ; prenez un autre dossier (--out), ou supprimez celui-ci",
                        folder + ": \"" + map.name
                                + "\" has changed since these matches; take another folder (--out), or delete this one");
            }
        }
        List<Participant> ordered = new ArrayList<>();
        for (Participant one : earlier.champions) {
            ordered.add(champion(one.name) < 0 ? one : champions.get(champion(one.name)));
        }
        for (Participant one : champions) {
            if (earlier.champion(one.name) < 0) {
                ordered.add(one);
            }
        }
        return new Plan(ordered, all, seed);
    }
}
