package ludotheque.cli.papattes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.tournament.Result;
import ludotheque.arena.tournament.Standings;
import ludotheque.cli.shell.Estimate;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.WebPage;
import ludotheque.kernel.Json;

/** Tells how a tournament stands: as tables in the terminal, as a web page beside the records, and as JSON. */
record TournamentReport(
        Shell shell,
        List<String> champions,
        List<String> maps,
        List<UnbuiltEntrant> unbuilt,
        List<Result> results,
        int matches,
        Standings standings) {
    private static final String NOTHING = "–";

    String text() {
        StringBuilder text = new StringBuilder(table().text() + "\n" + grid().text());
        text.append(unbuilt.isEmpty() ? "" : "\n");
        unbuilt.forEach(one -> text.append(told(one)).append('\n'));
        return text.toString();
    }

    /** Where the results' folder keeps what the compiler said of a champion. */
    static String wordsFile(UnbuiltEntrant one) {
        return "compiler/" + one.name() + ".txt";
    }

    private String told(UnbuiltEntrant one) {
        return one.name() + " " + shell.say(UnbuiltEntrant.SENTENCE) + shell.say(" : ", ": ")
                + shell.say(one.firstLine()) + shell.say(" (la suite dans ", " (the rest is in ") + wordsFile(one)
                + ")";
    }

    private Table table() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                shell.say("Champion", "Champion"),
                shell.say("points", "points"),
                shell.say("joués", "played"),
                shell.say("gagnés", "won"),
                shell.say("nuls", "drawn"),
                shell.say("perdus", "lost"),
                shell.say("part gagnée (95 %)", "share won (95%)"),
                shell.say("score moyen", "mean score"),
                shell.say("chutes", "failures")));
        for (Standings.Row row : standings.rows()) {
            Standings.Tally tally = row.tally();
            rows.add(List.of(
                    champions.get(row.entrant()),
                    shell.number(row.points()),
                    shell.number(tally.played()),
                    shell.number(tally.wins()),
                    shell.number(tally.draws()),
                    shell.number(tally.losses()),
                    share(tally),
                    shell.number(Math.round(row.meanScore())),
                    shell.number(row.lost())));
        }
        return new Table(shell.say("Classement", "Standings"), rows);
    }

    private String share(Standings.Tally tally) {
        if (tally.played() == 0) {
            return NOTHING;
        }
        Estimate share = Estimate.share(tally.wins(), tally.played());
        Locale locale = shell.locale();
        return String.format(locale, "%.0f", 100 * share.value())
                + String.format(
                        locale,
                        shell.say(" %% [%.0f ; %.0f]", "%% [%.0f, %.0f]"),
                        100 * share.low(),
                        100 * share.high());
    }

    /** Who won how often against whom: won–drawn–lost. */
    private Table grid() {
        List<List<String>> rows = new ArrayList<>();
        List<String> headings = new ArrayList<>();
        headings.add(shell.say("Champion", "Champion"));
        standings.rows().forEach(row -> headings.add(champions.get(row.entrant())));
        rows.add(headings);
        for (Standings.Row row : standings.rows()) {
            List<String> cells = new ArrayList<>();
            cells.add(champions.get(row.entrant()));
            for (Standings.Row other : standings.rows()) {
                Standings.Tally tally = standings.against(row.entrant(), other.entrant());
                cells.add(
                        row.entrant() == other.entrant()
                                ? NOTHING
                                : tally.wins() + "–" + tally.draws() + "–" + tally.losses());
            }
            rows.add(cells);
        }
        return new Table(shell.say("Face à face (gagnés–nuls–perdus)", "Head to head (won–drawn–lost)"), rows);
    }

    /** The page, with a link to every replay. */
    String html() {
        WebPage page = new WebPage(shell, shell.say("Six Papattes : tournoi", "Six Papattes: tournament"));
        page.paragraph(shell.say(
                results.size() + " matchs joués sur " + matches + ". Cartes : " + String.join(", ", maps) + ".",
                results.size() + " of " + matches + " matches played. Maps: " + String.join(", ", maps) + "."));
        page.table(table().title(), cells(table()));
        page.table(grid().title(), cells(grid()));
        unbuilt.forEach(one -> page.paragraph(told(one)));
        page.paragraph(
                shell.say(
                        "Un match s'ouvre dans le lecteur : « ludo papattes watch » suivi de son fichier, ou glissez le fichier sur la page du lecteur.",
                        "A match opens in the viewer: \"ludo papattes watch\" and its file, or drop the file on the viewer's page."));
        page.table(shell.say("Matchs", "Matches"), matchRows());
        return page.html();
    }

    private static List<List<WebPage.Cell>> cells(Table table) {
        return table.rows().stream()
                .map(row -> row.stream().map(WebPage.Cell::new).toList())
                .toList();
    }

    private List<List<WebPage.Cell>> matchRows() {
        List<List<WebPage.Cell>> rows = new ArrayList<>();
        rows.add(List.of(
                new WebPage.Cell(shell.say("Match", "Match")),
                new WebPage.Cell(shell.say("carte", "map")),
                new WebPage.Cell(shell.say("joueur 0", "player 0")),
                new WebPage.Cell("score"),
                new WebPage.Cell(shell.say("joueur 1", "player 1")),
                new WebPage.Cell("score"),
                new WebPage.Cell(shell.say("chutes", "failures"))));
        for (int i = 0; i < results.size(); i++) {
            Result result = results.get(i);
            rows.add(List.of(
                    new WebPage.Cell(shell.say("Match ", "Match ") + (i + 1), false, result.record()),
                    new WebPage.Cell(maps.get(result.fixture().map())),
                    new WebPage.Cell(champions.get(result.fixture().first()), result.winner() == 0, ""),
                    new WebPage.Cell(shell.number(result.scores().get(0)), result.winner() == 0, ""),
                    new WebPage.Cell(champions.get(result.fixture().second()), result.winner() == 1, ""),
                    new WebPage.Cell(shell.number(result.scores().get(1)), result.winner() == 1, ""),
                    new WebPage.Cell(failures(result))));
        }
        return rows;
    }

    private String failures(Result result) {
        List<String> failures = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            if (!result.statuses().get(player).equals("ok")) {
                failures.add(player
                        + shell.say(" : ", ": ")
                        + LossReport.what(shell, result.statuses().get(player)));
            }
        }
        return failures.isEmpty() ? NOTHING : String.join(", ", failures);
    }

    String json() {
        Json json = new Json().object().field("matches", matches).field("played", results.size());
        json.name("standings").array();
        for (Standings.Row row : standings.rows()) {
            Standings.Tally tally = row.tally();
            json.object().field("champion", champions.get(row.entrant())).field("points", row.points());
            json.field("won", tally.wins()).field("drawn", tally.draws()).field("lost", tally.losses());
            json.field("meanScore", row.meanScore()).field("failures", row.lost());
            if (tally.played() > 0) {
                Estimate.share(tally.wins(), tally.played()).write(json.name("shareWon"));
            }
            json.end();
        }
        json.end().name("unbuilt").array();
        for (UnbuiltEntrant one : unbuilt) {
            json.object()
                    .field("champion", one.name())
                    .field("firstLine", one.firstLine().en());
            json.field("file", wordsFile(one)).end();
        }
        return json.end().end().toString();
    }
}
