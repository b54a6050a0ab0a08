package ludotheque.classroom.papattes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.tournament.Result;
import ludotheque.arena.tournament.Standings;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Marks;
import ludotheque.classroom.mark.Marks.Sheet;
import ludotheque.classroom.mark.Preparation;
import ludotheque.classroom.mark.Subject;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import org.jspecify.annotations.Nullable;

/**
 * The exercises of Six Papattes: {@code builds}, {@code plays}, {@code beats CHAMPION MAP} and {@code rank}, after a tournament of the class.
 *
 * @param maps finds a map by its name, null when there is none
 */
public record PapattesSubject(ClassEntrants entrants, List<Result> results, Function<String, @Nullable GameMap> maps)
        implements Subject {

    /** Before anybody is known. */
    public static PapattesSubject usual(Function<String, @Nullable GameMap> maps) {
        return new PapattesSubject(new ClassEntrants(Map.of(), Map.of()), List.of(), maps);
    }

    @Override
    public String game() {
        return "papattes";
    }

    @Override
    public Exercise exercise(Line line, int words, Preparation preparation) throws BadInput {
        String kind = line.word(0);
        if (words == 3 && kind.equals("beats")) {
            return beats(line);
        }
        if (words == 1) {
            switch (kind) {
                case "builds" -> {
                    return new BuildsExercise(entrants);
                }
                case "plays" -> {
                    return new TournamentExercise(entrants, results, false);
                }
                case "rank" -> {
                    return new TournamentExercise(entrants, results, true);
                }
                default -> {
                    // told below
                }
            }
        }
        throw line.error(
                0,
                "builds, plays, beats CHAMPION CARTE ou rank était attendu",
                "builds, plays, beats CHAMPION MAP or rank was expected");
    }

    private Exercise beats(Line line) throws BadInput {
        Builtin other = Builtin.of(line.word(1));
        GameMap map = maps.apply(line.word(2));
        if (other == null) {
            throw line.error(1, "un champion fourni était attendu", "a built-in champion was expected");
        }
        if (map == null) {
            throw line.error(2, "une carte fournie était attendue", "a map that comes with the game was expected");
        }
        return new BeatsExercise(entrants, new BuiltinEntrant(other), map);
    }

    /** Everybody who counts and plays, by the points of the tournament. */
    @Override
    public List<@Nullable Rank> ranks(Marks marks) {
        List<String> ranked = marks.sheets().stream()
                .filter(Sheet::ranked)
                .map(sheet -> sheet.handin().name())
                .filter(entrants.built()::containsKey)
                .toList();
        Map<String, Standings.Row> table = ClassMeeting.table(ranked, results);
        List<@Nullable Rank> ranks = new ArrayList<>();
        for (Sheet sheet : marks.sheets()) {
            Standings.Row row = table.get(sheet.handin().name());
            ranks.add(row == null ? null : new Rank(row.rank(), (int) row.points()));
        }
        return ranks;
    }
}
