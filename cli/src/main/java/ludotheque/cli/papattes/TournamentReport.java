package ludotheque.cli.papattes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.tournament.Result;
import ludotheque.arena.tournament.Standings;
import ludotheque.cli.shell.Columns;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.WebPage;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.Json;
import ludotheque.papattes.Loss;
import org.jspecify.annotations.Nullable;

/** Tells how a tournament stands: as tables in the terminal, as a web page beside the records, and as JSON. */
record TournamentReport(
        Shell shell,
        List<String> maps,
        List<UnbuiltEntrant> unbuilt,
        List<Result> results,
        int matches,
        Standings standings) {
    private static final String NOTHING = "–";
    private static final int MICROS = 1000;

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
        return one.name() + " " + shell.say(new Loss.Unbuilt("").sentence()) + shell.say(" : ", ": ")
                + shell.say(one.firstLine()) + shell.say(" (la suite dans ", " (the rest is in ") + wordsFile(one)
                + ")";
    }

    private Table table() {
        return new Columns<Standings.Row>(shell)
                .add("Champion", "Champion", Standings.Row::champion)
                .add("rang", "rank", this::rank)
                .add("points", "points", row -> shell.number(row.points()))
                .add("joués", "played", row -> shell.number(row.tally().played()))
                .add("gagnés", "won", row -> shell.number(row.tally().wins()))
                .add("nuls", "drawn", row -> shell.number(row.tally().draws()))
                .add("perdus", "lost", row -> shell.number(row.tally().losses()))
                .add("part gagnée (95 %)", "share won (95%)", this::share)
                .add("score moyen", "mean score", row -> shell.number(Math.round(row.meanScore())))
                .add("chutes", "failures", row -> shell.number(row.lost()))
                .table(shell.say("Classement", "Standings"), standings.rows());
    }

    /** Equal points are told as such. */
    private String rank(Standings.Row row) {
        boolean isShared = standings.rows().stream()
                        .filter(other -> other.rank() == row.rank())
                        .count()
                > 1;
        return row.rank() + (isShared ? " ex æquo" : "");
    }

    /**
     * Both sides of a pairing on one map are one trial: the same champions on the same map play alike, and counting such matches one by
     * one would promise more than is known.
     */
    private static @Nullable Estimate shareWon(Standings.Row row) {
        Standings.Tally tally = row.tally();
        return tally.played() == 0 ? null : Estimate.share((double) tally.wins() / tally.played(), row.blocks());
    }

    private String share(Standings.Row row) {
        Estimate share = shareWon(row);
        if (share == null) {
            return NOTHING;
        }
        Locale locale = shell.locale();
        return String.format(locale, "%.0f", 100 * share.value())
                + String.format(
                        locale,
                        shell.say(" %% [%.0f ; %.0f]", "%% [%.0f, %.0f]"),
                        100 * share.low(),
                        100 * share.high());
    }

    /** What the champions used, which no two runs have in common. */
    private Table usage() {
        return new Columns<Standings.Row>(shell)
                .add("Champion", "Champion", Standings.Row::champion)
                .add(
                        "appel le plus long (ms)",
                        "longest call (ms)",
                        row -> shell.number(row.usage().slowestMicros() / MICROS))
                .add(
                        "calcul par match (ms)",
                        "computing a match (ms)",
                        row -> counted(
                                row,
                                row.usage().cpuMicros()
                                        / MICROS
                                        / Math.max(1, row.tally().played())))
                .add(
                        "mémoire (Mio)",
                        "memory (MiB)",
                        row -> counted(row, row.usage().memoryBytes() >> 20))
                .table(shell.say("Temps et mémoire", "Time and memory"), standings.rows());
    }

    /** A figure of what a champion used, where the machine counts it. */
    private String counted(Standings.Row row, long figure) {
        return row.usage().memoryBytes() > 0 ? shell.number(figure) : NOTHING;
    }

    /** Who won how often against whom: won–drawn–lost. */
    private Table grid() {
        List<List<String>> rows = new ArrayList<>();
        List<String> headings = new ArrayList<>();
        headings.add(shell.say("Champion", "Champion"));
        standings.rows().forEach(row -> headings.add(row.champion()));
        rows.add(headings);
        for (Standings.Row row : standings.rows()) {
            List<String> cells = new ArrayList<>();
            cells.add(row.champion());
            for (Standings.Row other : standings.rows()) {
                Standings.Tally tally = standings.against(row.champion(), other.champion());
                cells.add(
                        row.champion().equals(other.champion())
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
        page.table(usage().title(), cells(usage()));
        unbuilt.forEach(one -> page.paragraph(told(one)));
        page.paragraph(
                shell.say(
                        "« ludo papattes watch » suivi de ce dossier montre cette page, et chaque match s’ouvre d’un clic dans le lecteur. Un fichier de match peut aussi être glissé sur la page du lecteur.",
                        "“ludo papattes watch” and this folder shows this page, and a click opens each match in the viewer. The file of a match may be dropped on the viewer’s page as well."));
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
                    new WebPage.Cell(result.fixture().map()),
                    new WebPage.Cell(result.fixture().first(), result.winner() == 0, ""),
                    new WebPage.Cell(shell.number(result.scores().get(0)), result.winner() == 0, ""),
                    new WebPage.Cell(result.fixture().second(), result.winner() == 1, ""),
                    new WebPage.Cell(shell.number(result.scores().get(1)), result.winner() == 1, ""),
                    new WebPage.Cell(failures(result))));
        }
        return rows;
    }

    private String failures(Result result) {
        if (result.isVoid()) {
            return shell.say("nul et non avenu, de notre fait : ", "void, a fault of ours: ") + result.fault();
        }
        List<String> failures = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            if (!result.statuses().get(player).equals(Result.OK)) {
                failures.add(player
                        + shell.say(" : ", ": ")
                        + LossReport.what(shell, result.statuses().get(player)));
            }
        }
        return failures.isEmpty() ? NOTHING : String.join(", ", failures);
    }

    String json() {
        long faults = results.stream().filter(Result::isVoid).count();
        Json json = new Json().object().field("matches", matches);
        json.field("played", results.size() - faults).field("void", faults);
        json.name("standings").array();
        for (Standings.Row row : standings.rows()) {
            Standings.Tally tally = row.tally();
            json.object().field("champion", row.champion()).field("rank", row.rank());
            json.field("points", row.points());
            json.field("won", tally.wins()).field("drawn", tally.draws()).field("lost", tally.losses());
            json.field("meanScore", row.meanScore()).field("failures", row.lost());
            Estimate share = shareWon(row);
            if (share != null) {
                share.write(json.name("shareWon"));
            }
            json.field("slowestMicros", row.usage().slowestMicros());
            json.field("cpuMicros", row.usage().cpuMicros())
                    .field("memoryBytes", row.usage().memoryBytes());
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
