package ludotheque.cli.faraway;

import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.WebPage;

/** Tells a contest's result as one web page that needs nothing else. */
record ContestPage(Shell shell, ContestResult result) {

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
}
