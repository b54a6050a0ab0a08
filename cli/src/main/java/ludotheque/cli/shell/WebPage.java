package ludotheque.cli.shell;

import java.util.List;
import ludotheque.kernel.Visible;

/** Builds one web page that needs nothing else: a title, paragraphs, tables and lists. */
public final class WebPage {
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

    private final StringBuilder html = new StringBuilder();

    /** One cell of a table: its text, whether it is the best, and where it leads; nowhere when empty. */
    public record Cell(String text, boolean best, String link) {
        public Cell(String text) {
            this(text, false, "");
        }
    }

    public WebPage(Shell shell, String title) {
        html.append("<!DOCTYPE html>\n<html lang=\"")
                .append(shell.say("fr", "en"))
                .append("\">\n<head>\n");
        html.append("<meta charset=\"utf-8\">\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.append("<title>")
                .append(escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n");
        html.append("</head>\n<body>\n<main>\n<h1>").append(escaped(title)).append("</h1>\n");
    }

    public WebPage paragraph(String text) {
        html.append("<p>").append(escaped(text)).append("</p>\n");
        return this;
    }

    /** A table whose first row and first column are headings. */
    public WebPage table(String title, List<List<Cell>> rows) {
        // What scrolls must be reached with the keyboard, and then have a name.
        html.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
                .append(escaped(title))
                .append("\">\n<table>\n<caption>")
                .append(escaped(title))
                .append("</caption>\n<thead>\n<tr>");
        for (Cell heading : rows.get(0)) {
            html.append("<th scope=\"col\">").append(content(heading)).append("</th>");
        }
        html.append("</tr>\n</thead>\n<tbody>\n");
        for (List<Cell> row : rows.subList(1, rows.size())) {
            html.append("<tr><th scope=\"row\">").append(content(row.get(0))).append("</th>");
            for (Cell cell : row.subList(1, row.size())) {
                html.append(cell.best() ? "<td class=\"best\">" : "<td>")
                        .append(content(cell))
                        .append("</td>");
            }
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n</div>\n");
        return this;
    }

    public WebPage list(String title, List<String> items) {
        html.append("<h2>").append(escaped(title)).append("</h2>\n<ul>\n");
        for (String item : items) {
            html.append("<li>").append(escaped(item)).append("</li>\n");
        }
        html.append("</ul>\n");
        return this;
    }

    public String html() {
        return html + "</main>\n</body>\n</html>\n";
    }

    private static String content(Cell cell) {
        String text = escaped(cell.text());
        return cell.link().isEmpty() ? text : "<a href=\"" + escaped(cell.link()) + "\">" + text + "</a>";
    }

    private static String escaped(String text) {
        return Visible.text(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
