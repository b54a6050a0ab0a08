package ludotheque.classroom.similar;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.classroom.handin.Handin;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;

/** Pages for a person who decides: a table of pairs, and for each pair the shared passages side by side. No script, nothing from elsewhere. */
public final class SimilarityPages {
    private static final String STYLE = """
            :root { color-scheme: light dark }
            body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 110rem; padding: 0 1rem }
            table { border-collapse: collapse } th, td { padding: .3rem .8rem; text-align: left; border-bottom: 1px solid #8886 }
            .scroll { overflow-x: auto }
            td.n { text-align: right; font-variant-numeric: tabular-nums }
            .both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } .both > section { min-width: 0 }
            pre { overflow-x: auto; font-size: .8rem; line-height: 1.4; tab-size: 4; border: 1px solid #8886; padding: .5rem }
            .in { background: #fc08; border-inline-start: .3rem solid #b60 } .in b { background: #940; padding: 0 .3rem } .in b a { color: #fff }
            @media (max-width: 50rem) { .both { grid-template-columns: 1fr } }
            """;

    private static final byte[] NOTHING = {};

    private final Map<String, Handin> handins = new TreeMap<>();
    private final List<Pair> pairs;
    private final Lang lang;

    public SimilarityPages(List<Handin> handins, List<Pair> pairs, Lang lang) {
        handins.forEach(handin -> this.handins.put(handin.name(), handin));
        this.pairs = List.copyOf(pairs);
        this.lang = lang;
    }

    /** All pages by the names of their files. */
    public Map<String, String> all() {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("index.html", index());
        for (int i = 0; i < pairs.size(); i++) {
            pages.put(file(i), pair(pairs.get(i)));
        }
        return pages;
    }

    private static String file(int pair) {
        return "pair-" + (pair + 1) + ".html";
    }

    private String index() {
        StringBuilder body = new StringBuilder();
        body.append("<p>")
                .append(say(
                        "Des passages communs ne prouvent rien : ils disent où regarder. Le pourcentage est la part du plus court des deux"
                                + " programmes, sans commentaires ni code fourni, qui se retrouve dans l’autre.",
                        "Shared passages prove nothing: they say where to look. The percentage is the part of the shorter program, without"
                                + " comments and given code, that is found in the other."))
                .append("</p>\n");
        List<List<String>> clusters = Similarity.clusters(pairs);
        if (!clusters.isEmpty()) {
            body.append("<h2>").append(say("Groupes", "Clusters")).append("</h2>\n<ul>\n");
            for (List<String> names : clusters) {
                body.append("<li>").append(escaped(String.join(", ", names))).append("</li>\n");
            }
            body.append("</ul>\n");
        }
        body.append("""
                <h2>%1$s</h2>
                <div class="scroll" role="region" tabindex="0" aria-label="%1$s">
                <table>
                <thead><tr>""".formatted(say("Paires", "Pairs")));
        for (String head : List.of(
                say("premier", "first"),
                say("second", "second"),
                say("part commune", "shared"),
                say("passages", "passages"),
                say("plus long, en symboles", "longest, in tokens"))) {
            body.append("<th scope=\"col\">").append(head).append("</th>");
        }
        body.append("</tr></thead>\n<tbody>\n");
        for (int i = 0; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            List<Pair.Passage> passages = pair.passages();
            body.append("<tr><td>%s</td><td>%s</td><td class=\"n\"><a href=\"%s\">%s</a></td>"
                    .formatted(escaped(pair.first()), escaped(pair.second()), file(i), percent(pair)));
            body.append("<td class=\"n\">%s</td><td class=\"n\">%s</td></tr>\n"
                    .formatted(passages.size(), passages.get(0).tokens()));
        }
        body.append("</tbody>\n</table>\n</div>\n");
        return page(say("Ressemblances", "Similarities"), body);
    }

    private String pair(Pair pair) {
        StringBuilder body = new StringBuilder("<p><a href=\"index.html\">" + say("Toutes les paires", "All pairs")
                + "</a> · " + percent(pair) + "</p>\n<div class=\"both\">\n");
        List<Pair.Place> first =
                pair.passages().stream().map(Pair.Passage::first).toList();
        List<Pair.Place> second =
                pair.passages().stream().map(Pair.Passage::second).toList();
        side(body, pair.first(), first, "a", "b");
        side(body, pair.second(), second, "b", "a");
        body.append("</div>\n");
        return page(pair.first() + " – " + pair.second(), body);
    }

    /** The files of one of them in which there is a passage, its lines marked and numbered, each number a link to the other side. */
    private void side(StringBuilder body, String name, List<Pair.Place> places, String here, String there) {
        body.append("<section><h2>").append(escaped(name)).append("</h2>\n");
        Map<String, byte[]> files = files(name);
        for (String file : places.stream().map(Pair.Place::file).distinct().toList()) {
            body.append("<h3>").append(escaped(file)).append("</h3>\n<pre tabindex=\"0\">");
            List<String> lines = new String(files.getOrDefault(file, NOTHING), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            for (int line = 1; line <= lines.size(); line++) {
                body.append(marked(
                        lines.get(line - 1), numbers(places, file, line), begun(places, file, line), here, there));
            }
            body.append("</pre>\n");
        }
        body.append("</section>\n");
    }

    private Map<String, byte[]> files(String name) {
        Handin handin = handins.get(name);
        return handin == null ? Map.of() : handin.files();
    }

    private static List<Integer> numbers(List<Pair.Place> places, String file, int line) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            Pair.Place place = places.get(i);
            if (place.file().equals(file) && place.from() <= line && line <= place.to()) {
                numbers.add(i + 1);
            }
        }
        return numbers;
    }

    private static List<Integer> begun(List<Pair.Place> places, String file, int line) {
        return numbers(places, file, line).stream()
                .filter(number -> places.get(number - 1).from() == line)
                .toList();
    }

    private static String marked(String line, List<Integer> passages, List<Integer> begun, String here, String there) {
        if (passages.isEmpty()) {
            return escaped(line) + "\n";
        }
        StringBuilder marked = new StringBuilder("<span class=\"in\">");
        for (int number : begun) {
            marked.append("<b><a id=\"%1$s%3$s\" href=\"#%2$s%3$s\">%3$s</a></b> ".formatted(here, there, number));
        }
        return marked.append(escaped(line)).append("</span>\n").toString();
    }

    private String percent(Pair pair) {
        return pair.percent() + say("\u00a0%", "%");
    }

    private String page(String title, CharSequence body) {
        return "<!doctype html>\n<html lang=\"" + (lang == Lang.FR ? "fr" : "en")
                + "\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
                + escaped(title)
                + "</title>\n<style>\n" + STYLE + "</style>\n<main>\n<h1>" + escaped(title) + "</h1>\n" + body
                + "</main>\n</html>\n";
    }

    private String say(String fr, String en) {
        return new Text(fr, en).in(lang);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
