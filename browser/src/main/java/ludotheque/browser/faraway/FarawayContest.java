package ludotheque.browser.faraway;

import static ludotheque.browser.Kind.BOTH_LANGUAGES;
import static ludotheque.browser.Kind.DECIMAL;
import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.listOf;

import java.util.ArrayList;
import java.util.List;
import ludotheque.browser.Shape;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Part;
import ludotheque.faraway.Contest.Standing;
import ludotheque.faraway.Contest.Team;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * A competition of Faraway from the texts that teams handed in: {@code {known, mystery, extra, teams}} as JSON, where the first three are
 * lists of instances (of extra one at most) and a team is {@code {name, known, mystery, extra}} with one text, or null, an instance.
 */
final class FarawayContest {
    /** A team's score on one instance, why it has none, or neither when it gave nothing. */
    record Answer(@Nullable Integer score, @Nullable Text why) {
        static final Answer NOTHING = new Answer(null, null);

        int orNone() {
            return score == null ? Contest.NO_ANSWER : score;
        }
    }

    record Sheet(String name, List<Answer> known, List<Answer> mystery, List<Answer> extra) {
        Team team() {
            return new Team(
                    name,
                    scores(known),
                    scores(mystery),
                    extra.isEmpty() ? Contest.NO_ANSWER : scores(extra).get(0));
        }

        /** Of what was given or not: a missing answer counts as 0. Null where nothing was asked. */
        @Nullable
        Double knownMean() {
            return known.isEmpty() ? null : Contest.mean(scores(known));
        }

        /** Null unless everything was answered: no other mean takes part. */
        @Nullable
        Double mysteryMean() {
            boolean isWhole = !mystery.isEmpty() && mystery.stream().allMatch(answer -> answer.score() != null);
            return isWhole ? Contest.mean(scores(mystery)) : null;
        }

        private static List<Integer> scores(List<Answer> answers) {
            return answers.stream().map(Answer::orNone).toList();
        }
    }

    /** The sheets as they were given, the standings best first. */
    record Ranking(List<Sheet> answers, List<Standing> standings) {}

    private static final SanctuaryRule RULE = SanctuaryRule.EXACT;

    private static final Shape<Answer> ANSWER = Shape.<Answer>named("TeamAnswer")
            .optional("score", NUMBER, Answer::score)
            .optional("why", BOTH_LANGUAGES, Answer::why);

    private static final Shape<Sheet> SHEET = Shape.<Sheet>named("TeamSheet")
            .field("name", TEXT, Sheet::name)
            .field("known", listOf(ANSWER), Sheet::known)
            .field("mystery", listOf(ANSWER), Sheet::mystery)
            .field("extra", listOf(ANSWER), Sheet::extra)
            .optional("knownMean", DECIMAL, Sheet::knownMean)
            .optional("mysteryMean", DECIMAL, Sheet::mysteryMean);

    private static final Shape<Part> PART = Shape.<Part>named("Part")
            .field("bests", NUMBER, Part::bests)
            .field("seconds", NUMBER, Part::seconds)
            .field("forBests", NUMBER, Part::forBests)
            .field("forMostBests", NUMBER, Part::forMostBests)
            .field("forMean", NUMBER, Part::forMean)
            .field("points", NUMBER, Part::points);

    private static final Shape<Standing> STANDING = Shape.<Standing>named("Standing")
            .field("rank", NUMBER, Standing::rank)
            .field("name", TEXT, standing -> standing.team().name())
            .field("points", NUMBER, Standing::points)
            .field("known", PART, Standing::known)
            .field("mystery", PART, Standing::mystery);

    static final Shape<Ranking> RANKING = Shape.<Ranking>named("Ranking")
            .field("answers", listOf(SHEET), Ranking::answers)
            .field("standings", listOf(STANDING), Ranking::standings);

    private FarawayContest() {}

    static Ranking rank(String text) throws BadInput {
        JsonValue asked = JsonValue.parse(text);
        List<Instance> known = instances(asked.need("known"));
        List<Instance> mystery = instances(asked.need("mystery"));
        List<Instance> extra = instances(asked.need("extra"));
        List<Sheet> sheets = new ArrayList<>();
        for (JsonValue team : asked.need("teams").array()) {
            sheets.add(new Sheet(
                    team.need("name").string(),
                    answers(team.need("known"), known),
                    answers(team.need("mystery"), mystery),
                    answers(team.need("extra"), extra)));
        }
        return new Ranking(
                sheets, Contest.standings(sheets.stream().map(Sheet::team).toList()));
    }

    private static List<Instance> instances(JsonValue texts) throws BadInput {
        List<Instance> instances = new ArrayList<>();
        for (JsonValue text : texts.array()) {
            instances.add(Instance.parse(text.string()).instance());
        }
        return instances;
    }

    private static List<Answer> answers(JsonValue given, List<Instance> instances) throws BadInput {
        List<JsonValue> texts = given.array();
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < instances.size(); i++) {
            boolean isGiven = i < texts.size() && !texts.get(i).isNull();
            answers.add(isGiven ? answer(texts.get(i).string(), instances.get(i)) : Answer.NOTHING);
        }
        return answers;
    }

    private static Answer answer(String text, Instance instance) {
        try {
            Solution solution = Solution.parse(text);
            List<Refusal> refusals = solution.check(instance, RULE);
            return refusals.isEmpty()
                    ? new Answer(solution.score(), null)
                    : new Answer(null, refusals.get(0).sentence());
        } catch (BadInput bad) {
            String where = bad.line() + ":" + bad.column() + ": ";
            return new Answer(
                    null,
                    new Text(where + bad.expected().fr(), where + bad.expected().en()));
        }
    }
}
