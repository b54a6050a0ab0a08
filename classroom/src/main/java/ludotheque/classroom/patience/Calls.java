package ludotheque.classroom.patience;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.contest.BuiltProgram.Outcome;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Fingerprint;
import ludotheque.arena.sandbox.Ending;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import ludotheque.patience.Deal;
import ludotheque.patience.Solution;
import org.jspecify.annotations.Nullable;

/** Calls a student's program as the assignment says, within limits, and reads its answer. */
record Calls(Duration time, long memoryBytes) {
    private static final String FILE = "solution.txt";
    private static final int LONGEST_QUOTE = 60;
    private static final int SIGNALS = 128;

    /**
     * What a program answered.
     *
     * @param line the last it printed
     * @param file the solution that it wrote, or null
     */
    record Answer(String line, int exitCode, @Nullable String file) {

        /** As feedback quotes it. */
        String quoted() {
            String shown = Visible.line(line);
            return shown.length() <= LONGEST_QUOTE ? shown : shown.substring(0, LONGEST_QUOTE) + "…";
        }
    }

    /** Makes a result of an answer. */
    interface Reading {
        Result read(Answer answer);
    }

    String fingerprint(String... more) {
        Fingerprint fingerprint = new Fingerprint().add(time.toString()).add(String.valueOf(memoryBytes));
        for (String part : more) {
            fingerprint.add(part);
        }
        return fingerprint.toString();
    }

    Result check(Candidate candidate, Deal deal, String solution, Reading reading)
            throws IOException, BadChampion, InterruptedException {
        return call(candidate, deal, "-check", Map.of(FILE, solution.getBytes(StandardCharsets.UTF_8)), "", reading);
    }

    Result search(Candidate candidate, Deal deal, Reading reading)
            throws IOException, BadChampion, InterruptedException {
        return call(candidate, deal, "-search", Map.of(), FILE, reading);
    }

    private Result call(
            Candidate candidate, Deal deal, String verb, Map<String, byte[]> inputs, String output, Reading reading)
            throws IOException, BadChampion, InterruptedException {
        List<String> words = new ArrayList<>(List.of(deal.toString(), verb, BuiltProgram.inside(FILE)));
        BuiltProgram program = candidate.program();
        BuiltProgram.Call call = new BuiltProgram.Call(
                words, inputs, output.isEmpty() ? "nothing" : output, Solution.MOST_BYTES, time, memoryBytes);
        Ended ended = candidate.fairly(
                () -> program.run(
                        call,
                        candidate.stopped(),
                        (outcome, desk) -> new Ended(outcome, output.isEmpty() ? null : written(desk.resolve(output)))),
                end -> end.outcome.isStarved());
        Outcome outcome = ended.outcome;
        Result fault = fault(program, outcome);
        Result result = fault != null
                ? fault
                : outcome.ending() instanceof Ending.Exited exited
                        ? reading.read(new Answer(lastLine(outcome.printed()), exited.code(), ended.file))
                        : null;
        if (result == null) {
            throw new InterruptedException();
        }
        return result.took(outcome.time().toMillis(), outcome.memory().orElse(0));
    }

    private record Ended(Outcome outcome, @Nullable String file) {}

    /** What is wrong with how it ended, or null when it gave an answer. */
    private @Nullable Result fault(BuiltProgram program, Outcome outcome) {
        Ending ending = outcome.ending();
        if (outcome.tooLarge()) {
            return Result.wrong(
                    "Le fichier écrit dépasse " + Solution.MOST_BYTES + " octets.",
                    "The file that was written is larger than " + Solution.MOST_BYTES + " bytes.");
        }
        if (ending instanceof Ending.OutOfTime) {
            return Result.none(
                    Verdict.TIMEOUT,
                    "Le programme n'avait pas fini après " + time.toSeconds() + " s.",
                    "The program had not ended after " + time.toSeconds() + " s.");
        }
        if (ending instanceof Ending.OutOfMemory memory) {
            return Result.none(
                    Verdict.MEMORY,
                    "Le programme a pris plus de " + memory.mebibytes() + " Mio de mémoire.",
                    "The program took more than " + memory.mebibytes() + " MiB of memory.");
        }
        return ending instanceof Ending.Exited exited ? crash(program, outcome, exited.code()) : null;
    }

    private static @Nullable Result crash(BuiltProgram program, Outcome outcome, int code) {
        String words = outcome.lastWords();
        String quote = words.isEmpty() ? "" : " (" + words + ")";
        if (outcome.isUnstarted()) {
            return program.isExecutable() && isOfAnotherSystem(program)
                    ? Result.none(
                            Verdict.CRASHED,
                            "Les fins de ligne du fichier run sont celles de Windows : convertissez-les.",
                            "The line ends of the file run are those of Windows: convert them.")
                    : Result.none(
                            Verdict.CRASHED,
                            "Le programme n'a pas pu être lancé" + quote + ".",
                            "The program could not be started" + quote + ".");
        }
        boolean isSilent = lastLine(outcome.printed()).isEmpty();
        if (code > SIGNALS || (code != 0 && isSilent)) {
            Text how = new Ending.Exited(code).sentence();
            return Result.none(
                    Verdict.CRASHED, "Le programme " + how.fr() + quote + ".", "The program " + how.en() + quote + ".");
        }
        return null;
    }

    private static boolean isOfAnotherSystem(BuiltProgram program) {
        try {
            return program.isOfAnotherSystem();
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static String lastLine(String printed) {
        String[] lines = printed.strip().split("\\R", -1);
        return lines[lines.length - 1].strip();
    }

    /** Never what a link leads to: it could be anybody's. */
    private static @Nullable String written(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                : null;
    }
}
