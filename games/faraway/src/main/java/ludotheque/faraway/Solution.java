package ludotheque.faraway;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;

/** What a program hands in: a line with the tableau and a line with its score. */
public record Solution(Tableau tableau, int score) {
    /** Many times what a tableau and its score take. */
    public static final int MOST_BYTES = Tableau.MOST_BYTES;

    public static Solution of(Tableau tableau) {
        return new Solution(tableau, tableau.score());
    }

    public static Solution parse(String text) throws BadInput {
        List<Line> lines = CardList.lines(text);
        if (lines.isEmpty()) {
            throw new BadInput("un tableau était attendu", "a tableau was expected");
        }
        Tableau tableau = new Tableau(CardList.of(lines.get(0)));
        if (lines.size() < 2) {
            Line last = lines.get(0);
            throw new BadInput(
                    last.number() + 1,
                    1,
                    new Text(
                            "le score était attendu sur la deuxième ligne",
                            "the score was expected on the second line"));
        }
        Line line = lines.get(1);
        int score = line.integer(0, 0, Integer.MAX_VALUE);
        line.expectSize(1);
        if (lines.size() > 2) {
            throw lines.get(2)
                    .error(0, "la fin du texte était attendue après le score", "the end was expected after the score");
        }
        return new Solution(tableau, score);
    }

    /** Everything that is wrong with it; nothing when the tableau is valid and the score is its score. */
    public List<Refusal> check(Instance instance, SanctuaryRule rule) {
        List<Refusal> refusals = tableau.check(instance, rule);
        if (refusals.isEmpty() && score != tableau.score()) {
            refusals.add(new Refusal(
                    "SCORE_WRONG",
                    "le score donné est " + score + ", celui du tableau est " + tableau.score(),
                    "the score given is " + score + ", the tableau's is " + tableau.score()));
        }
        return refusals;
    }

    @Override
    public String toString() {
        return tableau + "\n" + score + "\n";
    }
}
