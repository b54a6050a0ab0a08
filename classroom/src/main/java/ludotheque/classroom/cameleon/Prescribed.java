package ludotheque.classroom.cameleon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ludotheque.cameleon.Variant;
import ludotheque.classroom.cameleon.Answers.Answer;
import ludotheque.classroom.cameleon.FunctionCalls.Questions;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import org.jspecify.annotations.Nullable;

/** The functions that the subject prescribes, by the names it gives them. */
final class Prescribed {
    static final String FILL = "RemplirPlateau";
    static final String SCORE = "CalculeScore";
    static final String REGION = "RemplirRegion";
    static final String AI = "JouerIATemeraire";

    private static final List<String> ALL = List.of(
            FILL,
            greedy(Variant.BRAVE),
            greedy(Variant.TEMERAIRE),
            AI,
            eval(Variant.BRAVE),
            eval(Variant.TEMERAIRE),
            REGION,
            SCORE);

    private Prescribed() {}

    static String greedy(Variant variant) {
        return variant == Variant.BRAVE ? "JouerGloutonBrave" : "JouerGloutonTemeraire";
    }

    static String eval(Variant variant) {
        return variant == Variant.BRAVE ? "EvalCaseBrave" : "EvalCaseTemeraire";
    }

    /** Asks for all names. */
    static Questions questions() {
        return new Questions(ALL.stream().map(name -> "has " + name).toList(), Map.of());
    }

    /** Points for each name that is there as the subject writes it. */
    static Result judge(Answers answers) {
        Result cut = answers.cut();
        if (cut != null) {
            return cut;
        }
        List<String> missing = new ArrayList<>();
        List<String> other = new ArrayList<>();
        for (Answer answer : answers.all()) {
            String name = name(answer);
            if (name == null) {
                missing.add(answer.function());
            } else if (!name.equals(answer.function())) {
                other.add(name + " → " + answer.function());
            }
        }
        int right = ALL.size() - missing.size() - other.size();
        if (right == ALL.size()) {
            return Result.passed();
        }
        String fr = told("Il manque", missing, "Le sujet veut ces noms tels quels", other);
        String en = told("Missing", missing, "The subject wants these names as they are", other);
        return right == 0 ? Result.none(Verdict.MISSING, fr, en) : Result.partly(right, ALL.size(), fr, en);
    }

    /** The name that was found, or null. */
    private static @Nullable String name(Answer answer) {
        return answer.text().startsWith("yes ") ? answer.text().substring("yes ".length()) : null;
    }

    private static String told(String without, List<String> missing, String spelt, List<String> other) {
        List<String> sentences = new ArrayList<>();
        if (!missing.isEmpty()) {
            sentences.add(without + " " + String.join(", ", missing) + ".");
        }
        if (!other.isEmpty()) {
            sentences.add(spelt + " (" + String.join(", ", other) + ").");
        }
        return sentences.stream().collect(Collectors.joining(" "));
    }
}
