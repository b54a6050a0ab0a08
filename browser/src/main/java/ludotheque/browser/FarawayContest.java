package ludotheque.browser;

import java.util.ArrayList;
import java.util.List;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Part;
import ludotheque.faraway.Contest.Standing;
import ludotheque.faraway.Contest.Team;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;

/**
 * A competition of Faraway from the texts that teams handed in: {@code {known, mystery, extra, teams}}, where the first three are
 * lists of instances (of extra one at most) and a team is {@code {name, known, mystery, extra}} with one text, or null, an instance.
 */
final class FarawayContest {
    private static final SanctuaryRule RULE = SanctuaryRule.EXACT;

    private final List<Instance> known;
    private final List<Instance> mystery;
    private final List<Instance> extra;
    private final Json json;

    FarawayContest(JsonValue asked, Json json) throws BadInput {
        this.known = instances(asked.need("known"));
        this.mystery = instances(asked.need("mystery"));
        this.extra = instances(asked.need("extra"));
        this.json = json;
    }

    /** Writes {@code answers}, team by team as they were given, and {@code standings}, best first. */
    void write(JsonValue teams) throws BadInput {
        List<Team> scored = new ArrayList<>();
        json.name("answers").array();
        for (JsonValue team : teams.array()) {
            String name = team.need("name").string();
            json.object().field("name", name);
            List<Integer> knownScores = answers("known", team, known);
            List<Integer> mysteryScores = answers("mystery", team, mystery);
            List<Integer> extraScores = answers("extra", team, extra);
            json.end();
            scored.add(new Team(
                    name, knownScores, mysteryScores, extraScores.isEmpty() ? Contest.NO_ANSWER : extraScores.get(0)));
        }
        json.end().name("standings").array();
        for (Standing standing : Contest.standings(scored)) {
            json.object()
                    .field("rank", standing.rank())
                    .field("name", standing.team().name());
            json.field("points", standing.points());
            part("known", standing.known());
            part("mystery", standing.mystery());
            json.end();
        }
        json.end();
    }

    private static List<Instance> instances(JsonValue texts) throws BadInput {
        List<Instance> instances = new ArrayList<>();
        for (JsonValue text : texts.array()) {
            instances.add(Instance.parse(text.string()).instance());
        }
        return instances;
    }

    /** What a team has for each instance, each written as {@code {score}}, {@code {why}} or, when it gave nothing, {@code {}}. */
    private List<Integer> answers(String list, JsonValue team, List<Instance> instances) throws BadInput {
        List<JsonValue> texts = team.need(list).array();
        List<Integer> scores = new ArrayList<>();
        json.name(list).array();
        for (int i = 0; i < instances.size(); i++) {
            json.object();
            boolean given = i < texts.size() && !texts.get(i).isNull();
            scores.add(given ? answer(texts.get(i).string(), instances.get(i)) : Contest.NO_ANSWER);
            json.end();
        }
        json.end();
        return scores;
    }

    private int answer(String text, Instance instance) {
        try {
            Solution solution = Solution.parse(text);
            List<Refusal> refusals = solution.check(instance, RULE);
            if (refusals.isEmpty()) {
                json.field("score", solution.score());
                return solution.score();
            }
            why(refusals.get(0).sentence());
        } catch (BadInput bad) {
            String where = bad.line() + ":" + bad.column() + ": ";
            why(new Text(where + bad.expected().fr(), where + bad.expected().en()));
        }
        return Contest.NO_ANSWER;
    }

    private void why(Text text) {
        json.name("why").object().field("fr", text.fr()).field("en", text.en()).end();
    }

    private void part(String name, Part part) {
        json.name(name).object().field("bests", part.bests()).field("seconds", part.seconds());
        json.field("forBests", part.forBests())
                .field("forMostBests", part.forMostBests())
                .field("forMean", part.forMean())
                .field("points", part.points())
                .end();
    }
}
