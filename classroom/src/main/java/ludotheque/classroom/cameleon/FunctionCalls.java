package ludotheque.classroom.cameleon;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.contest.BuiltProgram.Outcome;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.sandbox.Ending;
import ludotheque.cameleon.Setup;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Result;

/** Has a student's functions called on boards, in one run within limits, and reads what came back. */
record FunctionCalls(Duration time, long memoryBytes) {
    private static final String QUESTIONS = "questions.txt";
    private static final int MOST_ANSWERS = 4 << 20;
    private static final Candidate.Making MAKING = JavaClasses::make;

    /** What is asked in one run: lines for the caller, and the boards they name. */
    record Questions(List<String> lines, Map<String, Setup> boards) {
        Questions {
            lines = List.copyOf(lines);
            boards = Map.copyOf(boards);
        }
    }

    /** Makes a result of what was answered. */
    interface Judge {
        Result judge(Answers answers);
    }

    /**
     * Asks in one run, and once more, alone, if others may be to blame for how it went.
     *
     * @param doubtful whether a result should be tried again alone
     */
    Result ask(Candidate candidate, Questions questions, Judge judge, Predicate<Result> doubtful)
            throws IOException, BadChampion, InterruptedException {
        BuiltProgram program = candidate.program(MAKING);
        Judged judged = candidate.fairly(
                () -> run(program, candidate, questions, judge),
                first -> first.outcome.isStarved() || doubtful.test(first.result));
        return judged.result.took(
                judged.outcome.time().toMillis(), judged.outcome.memory().orElse(0));
    }

    private record Judged(Outcome outcome, Result result) {}

    private Judged run(BuiltProgram program, Candidate candidate, Questions questions, Judge judge)
            throws IOException, InterruptedException {
        // Nobody but the caller is told this name, and it forgets the questions before it loads the student's classes.
        String output = UUID.randomUUID() + ".txt";
        List<String> lines = new ArrayList<>(List.of(BuiltProgram.inside(output)));
        questions.lines.forEach(line -> lines.add(line.replace("@", BuiltProgram.inside(""))));
        Map<String, byte[]> inputs = new HashMap<>();
        questions.boards.forEach(
                (name, board) -> inputs.put(name, board.toString().getBytes(StandardCharsets.UTF_8)));
        inputs.put(QUESTIONS, String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        BuiltProgram.Call call = new BuiltProgram.Call(
                List.of(BuiltProgram.inside(JavaClasses.FOLDER), BuiltProgram.inside(QUESTIONS)),
                inputs,
                output,
                MOST_ANSWERS,
                time,
                memoryBytes);
        Optional<Judged> judged = program.run(call, candidate.stopped(), (outcome, desk) -> {
            Ending ending = outcome.ending();
            boolean stopped = ending == null && !outcome.tooLarge();
            return stopped
                    ? Optional.<Judged>empty()
                    : Optional.of(new Judged(
                            outcome, judge.judge(Answers.read(written(desk.resolve(output)), ending, time))));
        });
        return judged.orElseThrow(InterruptedException::new);
    }

    private static String written(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                : "";
    }
}
