package ludotheque.cli.faraway;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.cli.faraway.ContestResult.Sheet;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.WebPage.Cell;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Part;
import ludotheque.faraway.Contest.Standing;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import org.jspecify.annotations.Nullable;

/** A contest's result as tables of words, whatever they are shown on. */
record ContestTables(Shell shell, ContestResult result) {
    private static final String BEST = "*";
    private static final String NOTHING = "–";

    /** A table whose cells know which of them are the best. */
    record ScoreTable(String title, List<List<Cell>> rows) {
        Table words() {
            return new Table(
                    title,
                    rows.stream()
                            .map(row -> row.stream().map(Cell::text).toList())
                            .toList());
        }
    }

    /** The standings, then the scores by instance. */
    List<ScoreTable> all() {
        List<ScoreTable> tables = new ArrayList<>();
        tables.add(new ScoreTable(shell.say("Classement", "Standings"), standings()));
        if (!result.known().isEmpty()) {
            tables.add(new ScoreTable(
                    shell.say("Instances connues", "Known instances"),
                    scores(result.known(), Sheet::known, Standing::known)));
        }
        if (!result.mystery().isEmpty()) {
            tables.add(new ScoreTable(
                    shell.say("Instances mystère", "Mystery instances"),
                    scores(result.mystery(), Sheet::mystery, Standing::mystery)));
        }
        return tables;
    }

    /** Why each answer that is missing is missing: a line for each reason of a team, with the instances it holds for. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        for (Standing standing : result.standings()) {
            Sheet sheet = result.sheet(standing);
            Map<Text, List<String>> reasons = new LinkedHashMap<>();
            addReasons(reasons, shell.say("connue ", "known "), result.known(), sheet.known());
            addReasons(reasons, shell.say("mystère ", "mystery "), result.mystery(), sheet.mystery());
            TeamAnswer extra = sheet.extra();
            if (extra != null) {
                addReasons(reasons, "", List.of(shell.say("supplémentaire", "extra")), List.of(extra));
            }
            reasons.forEach((why, places) -> faults.add(fault(sheet.team(), places, why)));
        }
        return faults;
    }

    private static void addReasons(
            Map<Text, List<String>> reasons, String part, List<String> names, List<TeamAnswer> answers) {
        for (int i = 0; i < names.size(); i++) {
            Text why = answers.get(i).why();
            if (why != null) {
                reasons.computeIfAbsent(why, reason -> new ArrayList<>()).add(part + names.get(i));
            }
        }
    }

    private String fault(String team, List<String> places, Text why) {
        int count = places.size();
        String where = team + ", " + String.join(", ", places);
        return count == 1
                ? shell.say(where + " : " + why.fr(), where + ": " + why.en())
                : shell.say(
                        where + " (" + count + " réponses) : " + why.fr(),
                        where + " (" + count + " answers): " + why.en());
    }

    private List<List<Cell>> standings() {
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(cells(
                shell.say("équipe", "team"),
                shell.say("rang", "rank"),
                "points",
                shell.say("connues", "known"),
                shell.say("mystère", "mystery"),
                shell.say("départage", "tie-break")));
        for (Standing standing : result.standings()) {
            rows.add(cells(
                    standing.team().name(),
                    String.valueOf(standing.rank()),
                    String.valueOf(standing.points()),
                    String.valueOf(standing.known().points()),
                    String.valueOf(standing.mystery().points()),
                    score(result.sheet(standing).extra())));
        }
        return rows;
    }

    private static List<Cell> cells(String... words) {
        return Stream.of(words).map(word -> new Cell(Visible.line(word))).toList();
    }

    private String mean(List<TeamAnswer> answers) {
        double mean = Contest.mean(answers.stream().map(TeamAnswer::score).toList());
        return String.format(shell.locale(), "%.2f", mean);
    }

    /** A row an instance, where the best score has a star, then what the points come from. */
    private List<List<Cell>> scores(
            List<String> names, Function<Sheet, List<TeamAnswer>> answers, Function<Standing, Part> part) {
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(words("instance", standing -> standing.team().name()));
        for (int i = 0; i < names.size(); i++) {
            int instance = i;
            Function<Standing, TeamAnswer> answer =
                    standing -> answers.apply(result.sheet(standing)).get(instance);
            int best = result.standings().stream()
                    .mapToInt(standing -> answer.apply(standing).score())
                    .max()
                    .orElse(0);
            rows.add(row(names.get(i), standing -> {
                TeamAnswer given = answer.apply(standing);
                boolean isBest = given.isValid() && given.score() == best;
                return new Cell(score(given) + (isBest ? BEST : ""), isBest, "");
            }));
        }
        rows.add(words(shell.say("moyenne", "mean"), standing -> mean(answers.apply(result.sheet(standing)))));
        rows.add(words(
                shell.say("points des places", "points for places"),
                standing -> String.valueOf(part.apply(standing).forBests())));
        rows.add(words(
                shell.say("plus de meilleurs scores", "most best scores"),
                standing -> String.valueOf(part.apply(standing).forMostBests())));
        rows.add(words(
                shell.say("meilleure moyenne", "best mean"),
                standing -> String.valueOf(part.apply(standing).forMean())));
        return rows;
    }

    private List<Cell> words(String heading, Function<Standing, String> word) {
        return row(heading, standing -> new Cell(Visible.line(word.apply(standing))));
    }

    private List<Cell> row(String heading, Function<Standing, Cell> cell) {
        List<Cell> row = new ArrayList<>(List.of(new Cell(Visible.line(heading))));
        result.standings().forEach(standing -> row.add(cell.apply(standing)));
        return row;
    }

    private static String score(@Nullable TeamAnswer answer) {
        return answer != null && answer.isValid() ? String.valueOf(answer.score()) : NOTHING;
    }
}
