package ludotheque.classroom.faraway;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.arena.match.Fingerprint;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;

/**
 * Asks for a tableau of a known instance, in a text file whose name has the instance's number: {@code known/01.txt} before all others, then
 * {@code 01.txt} wherever it lies, then any name with that number alone, such as {@code solution_1.txt}.
 */
record KnownExercise(String number, ProvedInstance proved) implements Exercise {
    private static final Pattern FILE = Pattern.compile("(?:.*/)?([^/]*)\\.(?:txt|sol|out)");
    private static final Pattern ONE_NUMBER = Pattern.compile("\\D*0*(\\d+)\\D*");

    @Override
    public String name() {
        return "known " + number;
    }

    @Override
    public Text question() {
        return new Text(
                "Le meilleur tableau de l'instance " + number + ".", "The best tableau of instance " + number + ".");
    }

    @Override
    public String fingerprint() {
        return new Fingerprint().add(name()).add(proved.instance().toString()).toString();
    }

    @Override
    public Result take(Candidate candidate) {
        Map<String, byte[]> files = candidate.handin().files();
        List<String> found = found(files);
        if (found.isEmpty()) {
            return Result.none(
                    Verdict.MISSING,
                    "Aucun fichier pour l'instance " + number + " (" + number + ".txt).",
                    "There is no file for instance " + number + " (" + number + ".txt).");
        }
        if (found.size() > 1) {
            String names = String.join(", ", found);
            Text several = new Text(
                            "Plusieurs fichiers conviennent à l'instance " + number + " : " + names + ".",
                            "Several files could be for instance " + number + ": " + names + ".")
                    .withShortWords();
            return Result.none(Verdict.WRONG, several);
        }
        return proved.judge(TeamAnswer.of(Objects.requireNonNull(files.get(found.get(0))), proved.instance()));
    }

    private List<String> found(Map<String, byte[]> files) {
        String exact = number + ".txt";
        List<String> inKnown = files.keySet().stream()
                .filter(file -> file.equals("known/" + exact) || file.endsWith("/known/" + exact))
                .toList();
        List<String> named = files.keySet().stream()
                .filter(file -> file.equals(exact) || file.endsWith("/" + exact))
                .toList();
        List<String> numbered =
                files.keySet().stream().filter(this::hasItsNumber).toList();
        return !inKnown.isEmpty() ? inKnown : !named.isEmpty() ? named : numbered;
    }

    private boolean hasItsNumber(String file) {
        Matcher text = FILE.matcher(file);
        Matcher other = ONE_NUMBER.matcher(text.matches() ? text.group(1) : "");
        return other.matches() && other.group(1).equals(number.replaceFirst("^0+(?=.)", ""));
    }
}
