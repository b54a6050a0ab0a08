package ludotheque.faraway;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.faraway.RowAction.Done;
import ludotheque.faraway.RowAction.Lay;
import ludotheque.faraway.RowAction.Take;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/** A row while cards are laid and taken back, until it is handed in. */
public final class RowInProgress {
    private final FarawaySetup setup;
    private final Card[] places = new Card[Tableau.REGIONS];
    private final List<Card> sanctuaries = new ArrayList<>();
    private boolean done;

    RowInProgress(FarawaySetup setup) {
        this.setup = setup;
        Arrays.fill(places, Row.EMPTY);
    }

    public FarawaySetup setup() {
        return setup;
    }

    public boolean isDone() {
        return done;
    }

    /** The row as it lies. */
    public Row row() {
        List<Card> cards = new ArrayList<>(List.of(places));
        int missing = (int) cards.stream().filter(Row.EMPTY::equals).count();
        cards.addAll(sanctuaries);
        return new Row(new Tableau(cards), missing);
    }

    private boolean has(Card card) {
        return !card.equals(Row.EMPTY)
                && (sanctuaries.contains(card) || List.of(places).contains(card));
    }

    @Nullable
    Refusal check(RowAction action) {
        if (done) {
            return new Refusal("ROW_DONE", "le tableau est rendu", "the tableau is handed in");
        }
        if (action instanceof Lay lay) {
            return check(lay);
        }
        if (action instanceof Take take) {
            return has(take.card())
                    ? null
                    : new Refusal(
                            "CARD_NOT_LAID",
                            "la carte " + take.card() + " n'est pas posée",
                            "card " + take.card() + " is not laid");
        }
        List<Refusal> refusals = row().check(setup.instance(), setup.rule());
        return refusals.isEmpty() ? null : refusals.get(0);
    }

    private @Nullable Refusal check(Lay lay) {
        Card card = lay.card();
        if (has(card)) {
            return Tableau.usedTwice(card);
        }
        if (!setup.instance().has(card)) {
            return Tableau.notGiven(card);
        }
        if (card.isRegion() ? lay.place() < 1 || lay.place() > places.length : lay.place() != 0) {
            return new Refusal(
                    "WRONG_PLACE",
                    "une région va en place 1 à 8, un sanctuaire sans place",
                    "a region goes to a place from 1 to 8, a sanctuary to none");
        }
        return card.isRegion() && !places[lay.place() - 1].equals(Row.EMPTY)
                ? new Refusal(
                        "PLACE_TAKEN", "la place " + lay.place() + " est prise", "place " + lay.place() + " is taken")
                : null;
    }

    void apply(RowAction action) {
        if (action instanceof Lay lay) {
            if (lay.place() == 0) {
                sanctuaries.add(lay.card());
            } else {
                places[lay.place() - 1] = lay.card();
            }
        } else if (action instanceof Take take) {
            sanctuaries.remove(take.card());
            for (int place = 0; place < places.length; place++) {
                places[place] = places[place].equals(take.card()) ? Row.EMPTY : places[place];
            }
        } else if (action instanceof Done) {
            done = true;
        }
    }
}
