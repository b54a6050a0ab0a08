package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Faraway as something that can be played: one person lays cards and takes them back until the row is handed in.
 *
 * <pre>
 * faraway 1
 * cards 3 12 19 27 33 41 50 68 101 120
 * sanctuaries exact      or: at_most
 * lay 12 8               region 12 in the last place
 * lay 101
 * take 12
 * done
 * </pre>
 */
public final class FarawayGame implements Playable<FarawaySetup, RowAction, RowInProgress> {
    public static final FarawayGame FARAWAY = new FarawayGame();

    private FarawayGame() {}

    @Override
    public String word() {
        return "faraway";
    }

    @Override
    public int mostBytes() {
        return 1 << 20;
    }

    @Override
    public FarawaySetup readSetup(Lines lines) throws BadInput {
        Line cardLine = lines.next("cards");
        List<Card> cards = new ArrayList<>();
        for (int i = 1; i < cardLine.size(); i++) {
            cards.add(CardList.card(cardLine, i));
        }
        Line ruleLine = lines.next("sanctuaries");
        String word = ruleLine.size() > 1 ? ruleLine.word(1) : "";
        for (SanctuaryRule rule : SanctuaryRule.values()) {
            if (word(rule).equals(word)) {
                ruleLine.expectSize(2);
                return new FarawaySetup(Instance.of(cards), rule);
            }
        }
        throw ruleLine.error(1, "exact ou at_most était attendu", "exact or at_most was expected");
    }

    private static String word(SanctuaryRule rule) {
        return rule.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String setupText(FarawaySetup setup) {
        return "cards " + setup.instance() + "sanctuaries " + word(setup.rule()) + "\n";
    }

    @Override
    public RowAction readAction(Lines lines) throws BadInput {
        Line line = lines.next("une action était attendue", "an action was expected");
        switch (line.word(0)) {
            case "lay" -> {
                Card card = CardList.card(line, 1);
                int place = line.size() > 2 ? line.integer(2, 1, Tableau.REGIONS) : 0;
                line.expectSize(3);
                return new RowAction.Lay(card, place);
            }
            case "take" -> {
                Card card = CardList.card(line, 1);
                line.expectSize(2);
                return new RowAction.Take(card);
            }
            case "done" -> {
                line.expectSize(1);
                return new RowAction.Done();
            }
            default -> throw line.error(0, "lay, take ou done était attendu", "lay, take or done was expected");
        }
    }

    @Override
    public RowInProgress start(FarawaySetup setup) {
        return new RowInProgress(setup);
    }

    @Override
    public @Nullable Refusal check(RowInProgress row, RowAction action) {
        return row.check(action);
    }

    @Override
    public void apply(RowInProgress row, RowAction action) {
        row.apply(action);
    }

    @Override
    public int mover(RowInProgress row) {
        return row.isDone() ? NOBODY : 0;
    }
}
