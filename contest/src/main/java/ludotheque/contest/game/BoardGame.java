package ludotheque.contest.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * A board game of two, which programs play by the protocol of lines. Its maps are tables: a size, or a variant and a size, written as
 * they are called. What lies on a table is dealt from the seed of a match; both sides of a block have the same seed.
 */
public interface BoardGame extends ContestGame {
    /** The tables that every contest begins with. */
    List<String> tables();

    /** A table as it is usually written. */
    String table(String text) throws BadInput;

    /**
     * Who takes a seat.
     *
     * @param level of one who comes with the game, or null
     * @param program of a team, or null
     */
    record Seated(@Nullable String level, @Nullable PlayerProgram program) {}

    /**
     * A game as far as it went.
     *
     * @param record as the game writes it
     * @param actions how many turns or moves it has
     * @param scores of both; of one who failed nothing, and of the other all there is
     * @param isWhole whether it went to its end: nobody stopped it
     * @param lost who failed and why, or null
     */
    record Ended(
            String record,
            int actions,
            List<Integer> scores,
            boolean isWhole,
            @Nullable ProgramLost lost) {}

    /**
     * Plays one game; the first begins.
     *
     * @param goesOn is told before each question where the game stands, and may stop it
     */
    Ended play(String table, long seed, List<Seated> seats, Sittings sittings, Predicate<Supplier<String>> goesOn)
            throws BadInput;

    @Override
    default Map<String, String> maps() {
        Map<String, String> maps = new LinkedHashMap<>();
        tables().forEach(table -> maps.put(table, table));
        return maps;
    }

    @Override
    default boolean dealsAnew() {
        return true;
    }

    /** One table more, which has its own name when there is one like it already. */
    @Override
    default NewMaps read(JsonValue wanted, Set<String> taken) throws BadInput {
        String table = table(wanted.need("table").string());
        String name = table;
        for (int number = 2; taken.contains(name); number++) {
            name = table + "-" + number;
        }
        return NewMaps.own(name, table);
    }

    /** The score of a game that one of two lost by failing. */
    static List<Integer> forfeited(ProgramLost lost, int all) {
        return lost.seat() == 0 ? List.of(0, all) : List.of(all, 0);
    }

    /** The kits of the examples of a game, whose class in Java is named. */
    static List<StartingKit> examples(String name) {
        String file = name.toLowerCase(Locale.ROOT);
        return List.of(
                example("python", "Python", file + ".py"),
                example("c", "C", file + ".c"),
                example("java", "Java", name + ".java"));
    }

    /** The kit of an example: its source, and the protocol in both languages. */
    private static StartingKit example(String word, String title, String file) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(file, StartingKit.bytes(StartingKit.resource("players/" + file)));
        for (String page : List.of("players.md", "joueurs.md")) {
            files.put(page, StartingKit.bytes(StartingKit.resource("players/" + page)));
        }
        return new StartingKit(word, title, file, files);
    }
}
