package ludotheque.classroom.cameleon;

import java.io.IOException;
import java.util.TreeMap;
import java.util.function.Predicate;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Fingerprint;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.kernel.Text;

/**
 * Has functions called, and judges what they answer.
 *
 * @param doubtful which results are tried once more, alone
 */
record FunctionExercise(
        String name,
        Text question,
        FunctionCalls calls,
        FunctionCalls.Questions questions,
        FunctionCalls.Judge judge,
        Predicate<Result> doubtful)
        implements Exercise {

    FunctionExercise(
            String name,
            Text question,
            FunctionCalls calls,
            FunctionCalls.Questions questions,
            FunctionCalls.Judge judge) {
        this(name, question, calls, questions, judge, result -> false);
    }

    @Override
    public String fingerprint() {
        Fingerprint fingerprint = new Fingerprint()
                .add(name)
                .add(calls.time().toString())
                .add(String.valueOf(calls.memoryBytes()))
                .add(String.join("\n", questions.lines()));
        new TreeMap<>(questions.boards()).values().forEach(board -> fingerprint.add(board.letters()));
        return fingerprint.toString();
    }

    @Override
    public Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException {
        return calls.ask(candidate, questions, judge, doubtful);
    }
}
