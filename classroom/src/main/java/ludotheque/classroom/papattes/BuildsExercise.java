package ludotheque.classroom.papattes;

import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.kernel.Text;

/** Asks for a champion that builds. */
record BuildsExercise(ClassEntrants entrants) implements Exercise {
    @Override
    public String name() {
        return "builds";
    }

    @Override
    public Text question() {
        return new Text("Un champion qui se construit.", "A champion that builds.");
    }

    @Override
    public String fingerprint() {
        return name();
    }

    @Override
    public Result take(Candidate candidate) {
        return entrants.unbuilt().getOrDefault(candidate.handin().name(), Result.passed());
    }
}
