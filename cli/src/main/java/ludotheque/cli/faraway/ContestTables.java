package ludotheque.cli.faraway;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import ludotheque.cli.faraway.ContestResult.Sheet;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Table;
import ludotheque.faraway.Contest.Part;
import ludotheque.faraway.Contest.Standing;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** A contest's result as tables of words, whatever they are shown on. */
record ContestTables(Shell shell, ContestResult result) {
    static final String BEST = "*";

    private static final String NOTHING = "–";

    /** The standings, then the scores by instance. */
    List<Table> all() {
        List<Table> tables = new ArrayList<>();
        tables.add(new Table(shell.say("Classement", "Standings"), standings()));
        if (!result.known().isEmpty()) {
            tables.add(new Table(
                    shell.say("Instances connues", "Known instances"),
                    scores(result.known(), Sheet::known, Standing::known)));
        }
        if (!result.mystery().isEmpty()) {
            tables.add(new Table(
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
            Answer extra = sheet.extra();
            if (extra != null) {
                addReasons(reasons, "", List.of(shell.say("supplémentaire", "extra")), List.of(extra));
            }
            reasons.forEach((why, places) -> faults.add(fault(sheet.team(), places, why)));
        }
        return faults;
    }

    private static void addReasons(
            Map<Text, List<String>> reasons, String part, List<String> names, List<Answer> answers) {
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

    private List<List<String>> standings() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                shell.say("équipe", "team"),
                shell.say("rang", "rank"),
                "points",
                shell.say("connues", "known"),
                shell.say("mystère", "mystery"),
                shell.say("départage", "tie-break")));
        for (Standing standing : result.standings()) {
            rows.add(List.of(
                    standing.team().name(),
                    String.valueOf(standing.rank()),
                    String.valueOf(standing.points()),
                    String.valueOf(standing.known().points()),
                    String.valueOf(standing.mystery().points()),
                    score(result.sheet(standing).extra())));
        }
        return rows;
    }

    /** A missing answer counts as 0. */
    private String mean(List<Answer> answers) {
        double sum =
                answers.stream().mapToInt(answer -> Math.max(answer.score(), 0)).sum();
        return String.format(shell.locale(), "%.2f", sum / answers.size());
    }

    /** A row an instance, where the best score has a star, then what the points come from. */
    private List<List<String>> scores(
            List<String> names, Function<Sheet, List<Answer>> answers, Function<Standing, Part> part) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("instance", standing -> standing.team().name()));
        for (int i = 0; i < names.size(); i++) {
            int instance = i;
            Function<Standing, Answer> answer =
                    standing -> answers.apply(result.sheet(standing)).get(instance);
            int best = result.standings().stream()
                    .mapToInt(standing -> answer.apply(standing).score())
                    .max()
                    .orElse(0);
            rows.add(row(names.get(i), standing -> {
                Answer given = answer.apply(standing);
                return score(given) + (given.isValid() && given.score() == best ? BEST : "");
            }));
        }
        rows.add(row(shell.say("moyenne", "mean"), standing -> mean(answers.apply(result.sheet(standing)))));
        rows.add(row(
                shell.say("points des places", "points for places"),
                standing -> String.valueOf(part.apply(standing).forBests())));
        rows.add(row(
                shell.say("plus de meilleurs scores", "most best scores"),
                standing -> String.valueOf(part.apply(standing).forMostBests())));
        rows.add(row(
                shell.say("meilleure moyenne", "best mean"),
                standing -> String.valueOf(part.apply(standing).forMean())));
        return rows;
    }

    private List<String> row(String heading, Function<Standing, String> cell) {
        List<String> row = new ArrayList<>(List.of(heading));
        result.standings().forEach(standing -> row.add(cell.apply(standing)));
        return row;
    }

    private static String score(@Nullable Answer answer) {
        return answer != null && answer.isValid() ? String.valueOf(answer.score()) : NOTHING;
    }
}
