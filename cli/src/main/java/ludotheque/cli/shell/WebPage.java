package ludotheque.cli.shell;

import java.util.List;
import ludotheque.kernel.Visible;

/** Builds one web page that needs nothing else: a title, paragraphs, tables and lists. */
public final class WebPage {
    /** The colours of the site, whose fonts this page takes where they are installed: it needs no other file. */
    private static final String STYLE = """
            :root { color-scheme: light dark; --paper: light-dark(#f7efdf, #211a15); --sheet: light-dark(#fffaf0, #2c231c);
              --ink: light-dark(#2b1d14, #f3e7d3); --soft: light-dark(#5f4938, #cdb99f); --line: light-dark(#d8c4a4, #54432f);
              --accent: light-dark(#9a3324, #f0a58f); --focus: light-dark(#123c8c, #ffd479); --serif: Fraunces, Georgia, serif; }
            * { box-sizing: border-box; }
            body { margin: 0; background: var(--paper); color: var(--ink);
              font: 1.0625rem/1.55 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
            header { padding: .6rem 1rem; border-bottom: 4px solid #d9a441; color: #fff4e0; font: 700 1.3rem var(--serif);
              background: linear-gradient(light-dark(#7a4b28, #4a2f1c), light-dark(#5d3719, #331f11)); }
            header span, main { display: block; max-width: 72rem; margin: 0 auto; }
            main { padding: 1rem 1rem 3rem; }
            h1, h2, caption { font-family: var(--serif); line-height: 1.2; }
            h1 { font-size: clamp(1.7rem, 5vw, 2.4rem); margin: .3em 0; }
            a { color: var(--accent); text-underline-offset: .15em; }
            td a, th a { display: inline-block; min-height: 2rem; padding-block: .2rem; }
            :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
            .scroll { overflow-x: auto; margin-block: 1.2rem; padding: .4rem 1rem 1rem; background: var(--sheet);
              border: 1px solid var(--line); border-radius: .6rem; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            caption { font-size: 1.35rem; font-weight: 700; padding-block: .5rem; text-align: start; width: min(100%, 100vw - 4.2rem); }
            th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: end; white-space: nowrap; }
            thead th { color: var(--soft); border-bottom-width: 2px; }
            tr > :first-child { text-align: start; }
            tbody tr:hover { background: var(--paper); }
            th.prose, td.prose { text-align: start; white-space: normal; min-width: 14rem; overflow-wrap: anywhere; }
            svg { display: block; width: 100%; max-width: 44rem; height: auto; font-size: 13px; fill: currentcolor; }
            svg polyline { fill: none; stroke: var(--accent); stroke-width: 2; }
            svg line { stroke: var(--line); }
            meter { width: 10rem; vertical-align: middle; }
            .best { font-weight: 700; }
            .best::before { content: "★ " / ""; color: var(--accent); }
            @media print { header { display: none; } .scroll { border: 0; padding: 0; break-inside: avoid; } }
            """;

    private final StringBuilder html = new StringBuilder();

    /** One cell of a table: its text, whether it is the best, where it leads (nowhere when empty), and whether it is prose. */
    public record Cell(String text, boolean best, String link, boolean prose) {
        public Cell(String text) {
            this(text, false, "");
        }

        public Cell(String text, boolean best, String link) {
            this(text, best, link, false);
        }

        /** A sentence, which is not set like a number. */
        public static Cell prose(String text) {
            return new Cell(text, false, "", true);
        }
    }

    /** How often something is there. */
    public record Count(String label, int count) {}

    public WebPage(Shell shell, String title) {
        html.append("""
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <header><span>Ludothèque</span></header>
                <main>
                <h1>%s</h1>
                """.formatted(shell.say("fr", "en"), escaped(title), STYLE, escaped(title)));
    }

    public WebPage paragraph(String text) {
        html.append("<p>").append(escaped(text)).append("</p>\n");
        return this;
    }

    /** A table whose first row and first column are headings. */
    public WebPage table(String title, List<List<Cell>> rows) {
        begin(title);
        for (Cell heading : rows.get(0)) {
            String begin = heading.prose() ? "<th scope=\"col\" class=\"prose\">" : "<th scope=\"col\">";
            html.append(begin).append(content(heading)).append("</th>");
        }
        html.append("</tr>\n</thead>\n<tbody>\n");
        for (List<Cell> row : rows.subList(1, rows.size())) {
            html.append("<tr><th scope=\"row\">").append(content(row.get(0))).append("</th>");
            for (Cell cell : row.subList(1, row.size())) {
                String begin = cell.best() ? "<td class=\"best\">" : cell.prose() ? "<td class=\"prose\">" : "<td>";
                html.append(begin).append(content(cell)).append("</td>");
            }
            html.append("</tr>\n");
        }
        return end();
    }

    /** Begins a table up to its headings. What scrolls must be reached with the keyboard, and then have a name. */
    private void begin(String title) {
        html.append("""
                <div class="scroll" role="region" tabindex="0" aria-label="%1$s">
                <table>
                <caption>%1$s</caption>
                <thead>
                <tr>""".formatted(escaped(title)));
    }

    private WebPage end() {
        html.append("</tbody>\n</table>\n</div>\n");
        return this;
    }

    /** A table that counts, with a bar beside each number. */
    public WebPage counts(String title, String what, String howOften, List<Count> counts) {
        int most = counts.stream().mapToInt(Count::count).max().orElse(1);
        begin(title);
        html.append("""
                <th scope="col">%s</th><th scope="col" class="prose">%s</th></tr>
                </thead>
                <tbody>
                """.formatted(escaped(what), escaped(howOften)));
        for (Count count : counts) {
            html.append("""
                    <tr><th scope="row">%1$s</th><td class="prose">\
                    <meter min="0" max="%2$s" value="%3$s" aria-label="%1$s"></meter> %3$s</td></tr>
                    """.formatted(escaped(count.label()), Math.max(1, most), count.count()));
        }
        return end();
    }

    /** A picture that was drawn here, never by a stranger. */
    public WebPage picture(String title, String svg) {
        html.append("<h2>%s</h2>\n<div class=\"scroll\">\n%s</div>\n".formatted(escaped(title), svg));
        return this;
    }

    /** A line with one link. */
    public WebPage link(String text, String address) {
        html.append("<p>").append(content(new Cell(text, false, address))).append("</p>\n");
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

    /** A text as it stands in a page. */
    public static String escaped(String text) {
        return Visible.text(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
