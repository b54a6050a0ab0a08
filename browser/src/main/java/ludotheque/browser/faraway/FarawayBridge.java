package ludotheque.browser.faraway;

import static ludotheque.browser.Kind.BOTH_LANGUAGES;
import static ludotheque.browser.Kind.LONG_NUMBER;
import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.NUMBERS;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.TRUTH;
import static ludotheque.browser.Kind.listOf;
import static ludotheque.browser.Kind.orNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import ludotheque.browser.Bridge;
import ludotheque.browser.Parameter;
import ludotheque.browser.Shape;
import ludotheque.browser.Words;
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
import ludotheque.faraway.Score;
import ludotheque.faraway.Tableau;
import ludotheque.faraway.Trace;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Faraway for pages. An instance is text as in a file; a row is the text of a tableau in the making, see {@link Row}. The prover is the
 * one thing kept between questions, so that it can be watched, and stopped, while it works.
 */
public final class FarawayBridge {
    /** A row of an instance, counted. */
    private record Counted(Row row, List<Refusal> refusals) {}

    /** A tableau that is worth being shown with its instance. */
    private record Published(Instance instance, Tableau best) {}

    /** All that lies on a table: the instance and the row. */
    private record Opened(Instance.Read read, @Nullable Counted counted) {}

    private static final SanctuaryRule RULE = SanctuaryRule.EXACT;

    private static final Words<Attribute> COLOUR = attributes("Colour", true);
    private static final Words<Attribute> ICON = attributes("Icon", false);
    private static final Words<Attribute> ATTRIBUTE = new Words<>(
            "Attribute",
            List.of(Attribute.values()),
            attribute -> attribute.name().toLowerCase(Locale.ROOT));
    private static final Words<SearchState> STATE = new Words<>(
            "ProofWord",
            List.of(SearchState.RUNNING, SearchState.SOLVED),
            state -> state == SearchState.SOLVED ? "proved" : "running");

    private static final Parameter<String> FILE = Parameter.text("text");
    private static final Parameter<String> CARDS = Parameter.text("cards");
    private static final Parameter<String> ROW = Parameter.text("row");
    private static final Parameter<String> CONTEST = Parameter.text("contest");
    private static final Parameter<Integer> UNITS = Parameter.number("units");

    private static final Shape<Card> CARD = Shape.<Card>named("Card")
            .field("number", NUMBER, Card::number)
            .field("colour", orNull(COLOUR), Card::colour)
            .field("icons", listOf(ICON), card -> icons(card.gives()))
            .field("points", NUMBER, card -> points(card.score()))
            .field("per", listOf(ATTRIBUTE), card -> counted(card.score()))
            .field("needs", listOf(ICON), card -> icons(card.condition().least()))
            .field("worth", BOTH_LANGUAGES, Card::worth);

    private static final Shape<List<Card>> DECK =
            Shape.<List<Card>>named("Deck").field("cards", listOf(CARD), cards -> cards);

    /** The cards by number, with blanks between; what is odd about the text; why no tableau is possible. */
    private static final Shape<Instance.Read> INSTANCE = Shape.<Instance.Read>named("Instance")
            .field("cards", TEXT, read -> numbers(read.instance()))
            .field("warnings", listOf(BOTH_LANGUAGES), Instance.Read::warnings)
            .optional(
                    "impossible",
                    BOTH_LANGUAGES,
                    read -> sentence(read.instance().impossible()));

    /** A step of the count; without a card, what the sanctuaries bring. */
    private static final Shape<Trace.Step> STEP = Shape.<Trace.Step>named("Step")
            .optional(
                    "card",
                    NUMBER,
                    step -> step.card() == null ? null : step.card().number())
            .field("points", NUMBER, Trace.Step::points)
            .field("total", NUMBER, Trace.Step::total)
            .field("sentence", BOTH_LANGUAGES, Trace.Step::sentence)
            .field("totals", BOTH_LANGUAGES, Trace.Step::totals);

    /** The ascents are known once the eight regions are there. */
    private static final Shape<Counted> COUNT = Shape.<Counted>named("Count")
            .field("score", NUMBER, counted -> counted.row.tableau().score())
            .field("valid", TRUTH, counted -> counted.refusals.isEmpty())
            .optional(
                    "ascents",
                    NUMBER,
                    counted -> counted.row.missing() > 0
                            ? null
                            : counted.row.tableau().ascents())
            .field(
                    "refusals",
                    listOf(BOTH_LANGUAGES),
                    counted -> counted.refusals.stream().map(Refusal::sentence).toList())
            .field("steps", listOf(STEP), FarawayBridge::steps);

    private static final Shape<Opened> OPENED = Shape.<Opened>named("Opened")
            .field("instance", INSTANCE, Opened::read)
            .optional("count", COUNT, Opened::counted);

    private static final Shape<Advice> CHANGE = Shape.<Advice>named("Advice")
            .field("row", TEXT, advice -> advice.tableau().toString())
            .field("score", NUMBER, Advice::score)
            .field("out", NUMBERS, advice -> numbers(advice.out()))
            .field("in", NUMBERS, advice -> numbers(advice.in()))
            .field("swapped", NUMBERS, advice -> numbers(advice.swapped()));

    private static final Shape<List<Advice>> ADVICE = Shape.<List<Advice>>named("Advised")
            .optional("advice", CHANGE, found -> found.isEmpty() ? null : found.get(0));

    private static final Shape<Published> PUBLISHED = Shape.<Published>named("Published")
            .field("cards", TEXT, published -> numbers(published.instance))
            .field("regions", NUMBER, published -> published.instance.regions().size())
            .field(
                    "sanctuaries",
                    NUMBER,
                    published -> published.instance.sanctuaries().size())
            .field("best", TEXT, published -> published.best.toString())
            .field("score", NUMBER, published -> published.best.score());

    private static final Shape<List<List<Published>>> COLLECTIONS = Shape.<List<List<Published>>>named("Collections")
            .field("known", listOf(PUBLISHED), all -> all.get(0))
            .field("mystery", listOf(PUBLISHED), all -> all.get(1))
            .field("extra", listOf(PUBLISHED), all -> all.get(2));

    private static final Shape<Prover> PROOF = Shape.<Prover>named("ProofState")
            .field("state", STATE, Prover::state)
            .field("row", TEXT, prover -> prover.best().toString())
            .field("score", NUMBER, prover -> prover.best().score())
            .field("bound", NUMBER, Prover::bound)
            .field("boxes", LONG_NUMBER, Prover::positions)
            .field("open", NUMBER, Prover::open);

    public static final Bridge BRIDGE = new Bridge("faraway")
            .constant("PLACES", NUMBER, Tableau.REGIONS)
            .constant("SANCTUARY_BASE", NUMBER, Cards.SANCTUARY_BASE)
            .constant("REGIONS", NUMBER, Cards.REGIONS)
            .constant("SANCTUARIES", NUMBER, Cards.SANCTUARIES)
            .tells("cards", DECK, call -> Cards.all())
            .answers("read", INSTANCE, call -> Instance.parse(call.get(FILE)), FILE)
            .answers("deal", INSTANCE, FarawayBridge::deal, FILE)
            .tells("published", COLLECTIONS, call -> published())
            .answers("open", OPENED, FarawayBridge::open, CARDS, ROW)
            .answers("count", COUNT, FarawayBridge::count, CARDS, ROW)
            .tells("advise", ADVICE, FarawayBridge::advise, CARDS, ROW)
            .answers("prove", Shape.NOTHING, FarawayBridge::prove, CARDS)
            .tells("proveMore", PROOF, FarawayBridge::proveMore, UNITS)
            .answers("rank", FarawayContest.RANKING, call -> FarawayContest.rank(call.get(CONTEST)), CONTEST);

    private static @Nullable Prover proving;

    private FarawayBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    @JSExport
    public static String ask(String function, String[] arguments) {
        return BRIDGE.ask(function, arguments);
    }

    /** So many regions and sanctuaries at random, as {@code seed regions sanctuaries}. */
    private static Instance.Read deal(Bridge.Call call) throws BadInput {
        Line line = Line.of(call.get(FILE)).get(0);
        line.expectSize(3);
        long seed = line.longInteger(0, 0, Long.MAX_VALUE);
        int regions = line.integer(1, Tableau.REGIONS, Cards.REGIONS);
        int sanctuaries = line.integer(2, 0, Cards.SANCTUARIES);
        return new Instance.Read(Instance.random(seed, regions, sanctuaries), List.of());
    }

    private static Opened open(Bridge.Call call) throws BadInput {
        Instance.Read read = Instance.parse(call.get(CARDS));
        boolean possible = read.instance().impossible() == null;
        return new Opened(read, possible ? counted(read.instance(), call.get(ROW)) : null);
    }

    private static Counted count(Bridge.Call call) throws BadInput {
        return counted(Instance.parse(call.get(CARDS)).instance(), call.get(ROW));
    }

    private static Counted counted(Instance instance, String text) throws BadInput {
        Row row = Row.parse(text);
        return new Counted(row, row.check(instance, RULE));
    }

    /** The single change of a full row that leads to the most points, if one leads to more than it has. */
    private static List<Advice> advise(Bridge.Call call) throws BadInput {
        Row row = Row.parse(call.get(ROW));
        Instance instance = Instance.parse(call.get(CARDS)).instance();
        Advice best = row.missing() > 0 ? null : Advice.of(row.tableau(), instance, RULE);
        return best == null ? List.of() : List.of(best);
    }

    /** Starts to look for the best tableau of an instance, in place of an earlier search. */
    private static Object prove(Bridge.Call call) throws BadInput {
        Instance instance = Instance.parse(call.get(CARDS)).instance();
        Refusal impossible = instance.impossible();
        if (impossible != null) {
            throw new Bridge.Refused(impossible);
        }
        proving = new Prover(instance, RULE);
        return proving;
    }

    private static Prover proveMore(Bridge.Call call) {
        Prover prover = proving;
        if (prover == null) {
            throw new IllegalStateException("No search was started.");
        }
        prover.advance(call.get(UNITS));
        return prover;
    }

    private static List<List<Published>> published() throws BadInput {
        return List.of(
                published(PublishedInstances.known(), PublishedOptima.KNOWN),
                published(PublishedInstances.mystery(), PublishedOptima.MYSTERY),
                published(List.of(PublishedInstances.extra()), PublishedOptima.EXTRA));
    }

    private static List<Published> published(List<Instance> instances, List<String> best) throws BadInput {
        List<Published> published = new ArrayList<>();
        for (int i = 0; i < instances.size(); i++) {
            published.add(new Published(instances.get(i), Tableau.parse(best.get(i))));
        }
        return published;
    }

    private static List<Trace.Step> steps(Counted counted) {
        return Trace.of(counted.row.tableau()).stream()
                .filter(step -> !Row.EMPTY.equals(step.card()))
                .toList();
    }

    private static int points(Score score) {
        if (score instanceof Score.Fixed fixed) {
            return fixed.points();
        }
        return score instanceof Score.Per per ? per.points() : ((Score.PerSet) score).points();
    }

    /** What points are counted for: nothing when they are fixed, all four colours when they are for sets of them. */
    private static List<Attribute> counted(Score score) {
        if (score instanceof Score.PerSet) {
            return Arrays.stream(Attribute.values()).filter(Attribute::isColour).toList();
        }
        return score instanceof Score.Per per ? per.counted() : List.of();
    }

    private static List<Attribute> icons(long counts) {
        List<Attribute> icons = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            for (int i = 0; !attribute.isColour() && i < Counts.of(counts, attribute); i++) {
                icons.add(attribute);
            }
        }
        return icons;
    }

    private static String numbers(Instance instance) {
        return instance.toString().trim();
    }

    private static int[] numbers(List<Card> cards) {
        return cards.stream().mapToInt(Card::number).toArray();
    }

    private static @Nullable Text sentence(@Nullable Refusal refusal) {
        return refusal == null ? null : refusal.sentence();
    }

    private static Words<Attribute> attributes(String name, boolean colours) {
        return new Words<>(
                name,
                Arrays.stream(Attribute.values())
                        .filter(attribute -> attribute.isColour() == colours)
                        .toList(),
                attribute -> attribute.name().toLowerCase(Locale.ROOT));
    }
}
