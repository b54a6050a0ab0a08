package ludotheque.classroom.faraway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Marks;
import ludotheque.classroom.mark.Marks.Sheet;
import ludotheque.classroom.mark.Preparation;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Subject;
import ludotheque.classroom.mark.Verdict;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Standing;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import org.jspecify.annotations.Nullable;

/** The exercises of Faraway: {@code known NUMBER INSTANCE} and {@code mystery NUMBER INSTANCE}. */
public final class FarawaySubject implements Subject {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,15}):(\\d{1,2})\\+(\\d{1,2})");
    private static final int MOST_REGIONS = 68;
    private static final int MOST_SANCTUARIES = 45;

    @Override
    public String game() {
        return "faraway";
    }

    @Override
    public Exercise exercise(Line line, int words, Preparation preparation)
            throws BadInput, IOException, InterruptedException {
        String kind = line.word(0);
        boolean known = kind.equals("known");
        if ((!known && !kind.equals("mystery"))
                || words != 3
                || !NUMBER.matcher(line.word(1)).matches()) {
            throw line.error(
                    0,
                    "known NUMÉRO INSTANCE ou mystery NUMÉRO INSTANCE était attendu",
                    "known NUMBER INSTANCE or mystery NUMBER INSTANCE was expected");
        }
        Instance instance = instance(line);
        if (instance.impossible() != null) {
            throw line.error(
                    2,
                    "une instance d'au moins 8 régions était attendue",
                    "an instance of at least 8 regions was expected");
        }
        ProvedInstance proved = ProvedInstance.of(instance, preparation.kept(), preparation.stopped());
        if (proved == null) {
            throw line.error(
                    2,
                    "une instance dont nous pouvons prouver l'optimum était attendue",
                    "an instance whose optimum we can prove was expected");
        }
        return known
                ? new KnownExercise(line.word(1), proved)
                : new MysteryExercise(
                        line.word(1),
                        proved,
                        preparation.allowance().time(kind),
                        preparation.allowance().memoryBytes());
    }

    private static Instance instance(Line line) throws BadInput {
        String word = line.word(2);
        Matcher random = RANDOM.matcher(word);
        if (random.matches()) {
            int regions = Integer.parseInt(random.group(2));
            int sanctuaries = Integer.parseInt(random.group(3));
            if (regions <= MOST_REGIONS && sanctuaries <= MOST_SANCTUARIES) {
                return Instance.random(Long.parseLong(random.group(1)), regions, sanctuaries);
            }
        } else if (word.startsWith("file:")) {
            return file(line, word.substring("file:".length()));
        } else if (word.matches("(known|mystery):\\d{1,3}")) {
            List<Instance> ours = word.startsWith("known") ? PublishedInstances.known() : PublishedInstances.mystery();
            int number = Integer.parseInt(word.substring(word.indexOf(':') + 1));
            if (number >= 1 && number <= ours.size()) {
                return ours.get(number - 1);
            }
        }
        throw line.error(
                2,
                "known:N, mystery:N, random:GRAINE:RÉGIONS+SANCTUAIRES ou file:CHEMIN était attendu",
                "known:N, mystery:N, random:SEED:REGIONS+SANCTUARIES or file:PATH was expected");
    }

    private static Instance file(Line line, String name) throws BadInput {
        try {
            Path file = Path.of(name);
            if (Files.size(file) <= Instance.MOST_BYTES) {
                return Instance.parse(Files.readString(file)).instance();
            }
        } catch (IOException | InvalidPathException unreadable) {
            // told below
        } catch (BadInput bad) {
            throw line.error(
                    2,
                    name + ": " + bad.expected().fr(),
                    name + ": " + bad.expected().en());
        }
        throw line.error(2, "un fichier d'instance était attendu", "a file with an instance was expected");
    }

    @Override
    public List<@Nullable Rank> ranks(Marks marks) {
        List<Contest.Team> teams = marks.sheets().stream()
                .filter(Sheet::ranked)
                .map(sheet -> new Contest.Team(
                        sheet.handin().name(),
                        scores(marks, sheet, "known"),
                        scores(marks, sheet, "mystery"),
                        Contest.NO_ANSWER))
                .toList();
        Map<String, Rank> byName = new HashMap<>();
        for (Standing standing : Contest.standings(teams)) {
            byName.put(standing.team().name(), new Rank(standing.rank(), standing.points()));
        }
        List<@Nullable Rank> ranks = new ArrayList<>();
        marks.sheets().forEach(sheet -> ranks.add(byName.get(sheet.handin().name())));
        return ranks;
    }

    private static List<Integer> scores(Marks marks, Sheet sheet, String kind) {
        List<Integer> scores = new ArrayList<>();
        for (int i = 0; i < sheet.results().size(); i++) {
            if (marks.scheme().exercises().get(i).exercise().name().startsWith(kind)) {
                scores.add(sheet.isMarked(i) ? score(sheet.result(i)) : Contest.NO_ANSWER);
            }
        }
        return scores;
    }

    /** A valid answer's part is its score. */
    private static int score(Result result) {
        boolean isValid = result.verdict() == Verdict.PASSED || result.verdict() == Verdict.PARTLY;
        return isValid ? result.part() : Contest.NO_ANSWER;
    }
}
