package ludotheque.cli.faraway;

import java.util.List;
import java.util.Objects;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.cli.faraway.ContestResult.Sheet;
import ludotheque.cli.faraway.ContestTables.ScoreTable;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.WebPage;
import ludotheque.faraway.Contest.Part;
import ludotheque.faraway.Contest.Standing;
import ludotheque.kernel.Json;

/** Tells a contest's result as tables or a page for people, or as JSON for programs. */
record ContestReport(Shell shell, ContestResult result) {
    String text() {
        ContestTables tables = new ContestTables(shell, result);
        StringBuilder text = new StringBuilder();
        for (ScoreTable table : tables.all()) {
            text.append(table.words().text()).append('\n');
        }
        for (String fault : tables.faults()) {
            text.append(fault).append('\n');
        }
        return text.toString().stripTrailing();
    }

    /** One web page that needs nothing else. */
    String html() {
        ContestTables tables = new ContestTables(shell, result);
        WebPage page = new WebPage(
                shell, shell.say("Faraway : résultats de la compétition", "Faraway: results of the contest"));
        page.paragraph(shell.say(
                "Un astérisque marque le meilleur score d'une instance ; un tiret, une réponse absente ou non valable.",
                "A star marks the best score of an instance, a dash an answer that is missing or not valid."));
        tables.all().forEach(table -> page.table(table.title(), table.rows()));
        if (!tables.faults().isEmpty()) {
            page.list(
                    shell.say("Réponses absentes ou non valables", "Answers that are missing or not valid"),
                    tables.faults());
        }
        return page.html();
    }

    String json() {
        Json json = new Json().object().name("standings").array();
        for (Standing standing : result.standings()) {
            Sheet sheet = result.sheet(standing);
            json.object()
                    .field("rank", standing.rank())
                    .field("team", sheet.team())
                    .field("points", standing.points());
            addPart(json.name("known"), standing.known(), result.known(), sheet.known());
            addPart(json.name("mystery"), standing.mystery(), result.mystery(), sheet.mystery());
            TeamAnswer extra = sheet.extra();
            if (extra != null) {
                addAnswer(json.name("extra").object(), extra).end();
            }
            json.end();
        }
        return json.end().end().toString();
    }

    private void addPart(Json json, Part part, List<String> names, List<TeamAnswer> answers) {
        json.object()
                .field("points", part.points())
                .field("bests", part.bests())
                .field("seconds", part.seconds())
                .field("forBests", part.forBests())
                .field("forMostBests", part.forMostBests())
                .field("forMean", part.forMean())
                .name("answers")
                .array();
        for (int i = 0; i < names.size(); i++) {
            addAnswer(json.object().field("instance", names.get(i)), answers.get(i))
                    .end();
        }
        json.end().end();
    }

    private Json addAnswer(Json json, TeamAnswer answer) {
        return answer.isValid()
                ? json.field("score", answer.score())
                : json.field("score", (String) null).field("why", shell.say(Objects.requireNonNull(answer.why())));
    }
}
