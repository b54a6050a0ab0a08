package ludotheque.cli.faraway;

import java.util.List;
import ludotheque.cli.shell.Shell;

/** Tells a contest's result as one web page that needs nothing else. */
record ContestPage(Shell shell, ContestResult result) {
    private static final String STYLE = """
            :root { color-scheme: light dark; }
            body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
            .scroll { overflow-x: auto; margin-block: 2rem; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            caption { font-size: 1.25rem; font-weight: 600; padding-block: .5rem; text-align: start; }
            th, td { border-bottom: 1px solid GrayText; padding: .25rem .75rem; text-align: end; }
            tr > :first-child { text-align: start; }
            .best { font-weight: 700; }
            """;

    String html() {
        ContestTables tables = new ContestTables(shell, result);
        String title = shell.say("Faraway : résultats de la compétition", "Faraway: results of the contest");
        StringBuilder html = new StringBuilder();
        html.append("<!DOCTYPE html>\n<html lang=\"")
                .append(shell.say("fr", "en"))
                .append("\">\n<head>\n");
        html.append("<meta charset=\"utf-8\">\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.append("<title>")
                .append(title)
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n");
        html.append("</head>\n<body>\n<main>\n<h1>").append(title).append("</h1>\n");
        html.append("<p>")
                .append(shell.say(
                        "Un astérisque marque le meilleur score d'une instance ; un tiret, une réponse absente ou non valable.",
                        "A star marks the best score of an instance, a dash an answer that is missing or not valid."))
                .append("</p>\n");
        tables.all().forEach(table -> addTable(html, table));
        addFaults(html, tables.faults());
        return html.append("</main>\n</body>\n</html>\n").toString();
    }

    private static void addTable(StringBuilder html, ContestTables.Table table) {
        // What scrolls must be reached with the keyboard, and then have a name.
        html.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
                .append(escaped(table.title()))
                .append("\">\n<table>\n<caption>")
                .append(escaped(table.title()))
                .append("</caption>\n<thead>\n<tr>");
        for (String heading : table.rows().get(0)) {
            html.append("<th scope=\"col\">").append(escaped(heading)).append("</th>");
        }
        html.append("</tr>\n</thead>\n<tbody>\n");
        for (List<String> row : table.rows().subList(1, table.rows().size())) {
            html.append("<tr><th scope=\"row\">").append(escaped(row.get(0))).append("</th>");
            for (String cell : row.subList(1, row.size())) {
                html.append(cell.endsWith(ContestTables.BEST) ? "<td class=\"best\">" : "<td>")
                        .append(escaped(cell))
                        .append("</td>");
            }
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n</div>\n");
    }

    private void addFaults(StringBuilder html, List<String> faults) {
        if (faults.isEmpty()) {
            return;
        }
        html.append("<h2>")
                .append(shell.say("Réponses absentes ou non valables", "Answers that are missing or not valid"))
                .append("</h2>\n<ul>\n");
        for (String fault : faults) {
            html.append("<li>").append(escaped(fault)).append("</li>\n");
        }
        html.append("</ul>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
