package ludotheque.browser;

import java.util.List;
import java.util.Locale;
import ludotheque.faraway.Advice;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Card;
import ludotheque.faraway.Cards;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.faraway.PublishedOptima;
import ludotheque.faraway.Row;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.faraway.Trace;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Faraway for the site. An instance is text as in a file; a row is the text of a tableau in the making, see {@link Row}. The
 * prover is the one thing kept between calls, so that it can be watched, and stopped, while it works.
 */
public final class FarawayBridge {
    private static final SanctuaryRule RULE = SanctuaryRule.EXACT;

    private static @Nullable Prover prover;

    private FarawayBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    /** The whole deck: {@code {cards: [{number, colour, icons, worth}]}}. */
    @JSExport
    public static String farawayCards() {
        return Answer.of(json -> {
            json.name("cards").array();
            for (Card card : Cards.all()) {
                Attribute colour = card.colour();
                json.object().field("number", card.number());
                json.field("colour", colour == null ? null : name(colour))
                        .name("icons")
                        .array();
                for (Attribute attribute : Attribute.values()) {
                    for (int i = 0; !attribute.isColour() && i < Counts.of(card.gives(), attribute); i++) {
                        json.value(name(attribute));
                    }
                }
                text(json.end().name("worth"), card.worth()).end();
            }
            json.end();
        });
    }

    /** Reads an instance: {@code {cards, warnings}}, the cards by number, and why it is {@code impossible} when it is. */
    @JSExport
    public static String farawayRead(String text) {
        return Answer.of(json -> {
            Instance.Read read = Instance.parse(text);
            json.field("cards", read.instance().toString().trim())
                    .name("warnings")
                    .array();
            for (Text warning : read.warnings()) {
                text(json, warning);
            }
            json.end();
            Refusal impossible = read.instance().impossible();
            if (impossible != null) {
                text(json.name("impossible"), impossible.sentence());
            }
        });
    }

    /** So many regions and sanctuaries at random, as {@code seed regions sanctuaries}: {@code {cards}}. */
    @JSExport
    public static String farawayDeal(String text) {
        return Answer.of(json -> {
            Line line = Line.of(text).get(0);
            line.expectSize(3);
            long seed = line.longInteger(0, 0, Long.MAX_VALUE);
            int regions = line.integer(1, Tableau.REGIONS, Cards.REGIONS);
            int sanctuaries = line.integer(2, 0, Cards.SANCTUARIES);
            json.field(
                    "cards",
                    Instance.random(seed, regions, sanctuaries).toString().trim());
        });
    }

    /** Our own instances with a best tableau of each: {@code {known, mystery, extra}}, lists of {@code {cards, best, score}}. */
    @JSExport
    public static String farawayPublished() {
        return Answer.of(json -> {
            published(json.name("known"), PublishedInstances.known(), PublishedOptima.KNOWN);
            published(json.name("mystery"), PublishedInstances.mystery(), PublishedOptima.MYSTERY);
            published(json.name("extra"), List.of(PublishedInstances.extra()), PublishedOptima.EXTRA);
        });
    }

    /**
     * Counts a row: {@code {score, valid, refusals, steps}} and, once the eight regions are there, the {@code ascents}. A
     * step is {@code {card, points, total, sentence, totals}}, without a card for what the sanctuaries bring.
     */
    @JSExport
    public static String farawayCount(String instance, String text) {
        return Answer.of(json -> {
            Row row = Row.parse(text);
            List<Refusal> refusals = row.check(Instance.parse(instance).instance(), RULE);
            json.field("score", row.tableau().score()).field("valid", refusals.isEmpty());
            if (row.missing() == 0) {
                json.field("ascents", row.tableau().ascents());
            }
            json.name("refusals").array();
            for (Refusal refusal : refusals) {
                text(json, refusal.sentence());
            }
            json.end().name("steps").array();
            for (Trace.Step step : Trace.of(row.tableau())) {
                step(json, step);
            }
            json.end();
        });
    }

    /**
     * The single change of a full row that leads to the most points: {@code {row, score, out, in, swapped}}, or {@code {}} when
     * none leads to more than it has.
     */
    @JSExport
    public static String farawayAdvise(String instance, String text) {
        return Answer.of(json -> {
            Row row = Row.parse(text);
            Instance cards = Instance.parse(instance).instance();
            Advice best = row.missing() > 0 ? null : Advice.of(row.tableau(), cards, RULE);
            if (best != null) {
                json.field("row", best.tableau().toString()).field("score", best.score());
                numbers(json.name("out"), best.out());
                numbers(json.name("in"), best.in());
                numbers(json.name("swapped"), best.swapped());
            }
        });
    }

    /** Starts to look for the best tableau of an instance, in place of an earlier search. */
    @JSExport
    public static String farawayProve(String instance) {
        return Answer.of(json -> {
            Instance cards = Instance.parse(instance).instance();
            Refusal impossible = cards.impossible();
            if (impossible != null) {
                throw new Answer.Refused(impossible);
            }
            prover = new Prover(cards, RULE);
        });
    }

    /** Works so many units more: {@code {state, row, score, bound, boxes, open}}. */
    @JSExport
    public static String farawayProveMore(int units) {
        return Answer.of(json -> {
            Prover current = prover;
            if (current == null) {
                throw new IllegalStateException("No search was started.");
            }
            json.field("state", current.advance(units).name().toLowerCase(Locale.ROOT));
            json.field("row", current.best().toString())
                    .field("score", current.best().score());
            json.field("bound", current.bound()).field("boxes", current.boxes()).field("open", current.open());
        });
    }

    /** Scores what teams handed in and ranks them; see {@link FarawayContest}. */
    @JSExport
    public static String farawayContest(String text) {
        return Answer.of(json -> {
            JsonValue asked = JsonValue.parse(text);
            new FarawayContest(asked, json).write(asked.need("teams"));
        });
    }

    private static void published(Json json, List<Instance> instances, List<String> best) throws BadInput {
        json.array();
        for (int i = 0; i < instances.size(); i++) {
            Instance instance = instances.get(i);
            json.object().field("cards", instance.toString().trim());
            json.field("regions", instance.regions().size());
            json.field("sanctuaries", instance.sanctuaries().size());
            json.field("best", best.get(i));
            json.field("score", Tableau.parse(best.get(i)).score()).end();
        }
        json.end();
    }

    private static void step(Json json, Trace.Step step) {
        Card card = step.card();
        if (card != null && card.equals(Row.EMPTY)) {
            return;
        }
        json.object();
        if (card != null) {
            json.field("card", card.number());
        }
        json.field("points", step.points()).field("total", step.total());
        text(json.name("sentence"), step.sentence());
        text(json.name("totals"), step.totals()).end();
    }

    private static void numbers(Json json, List<Card> cards) {
        json.array();
        for (Card card : cards) {
            json.value(card.number());
        }
        json.end();
    }

    private static Json text(Json json, Text text) {
        return json.object().field("fr", text.fr()).field("en", text.en()).end();
    }

    private static String name(Attribute attribute) {
        return attribute.name().toLowerCase(Locale.ROOT);
    }
}
