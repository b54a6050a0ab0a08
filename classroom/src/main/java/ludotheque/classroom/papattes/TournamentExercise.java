package ludotheque.classroom.papattes;

import java.util.List;
import java.util.Map;
import ludotheque.arena.match.Fingerprint;
import ludotheque.arena.tournament.Standings;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;

/** Judges what a champion did in the tournament of its class: by its rank, or by how often it fell. */
record TournamentExercise(ClassEntrants entrants, List<ludotheque.arena.tournament.Result> results, boolean byRank)
        implements Exercise {
    @Override
    public String name() {
        return byRank ? "rank" : "plays";
    }

    @Override
    public Text question() {
        return byRank
                ? new Text("Le rang dans le tournoi de la classe.", "The rank in the tournament of the class.")
                : new Text("Jouer tous ses matchs sans tomber.", "To play all of its matches without a fall.");
    }

    /** Every match counts: when one more was played, all stand elsewhere. */
    @Override
    public String fingerprint() {
        Fingerprint fingerprint = new Fingerprint().add(name());
        results.stream()
                .map(result -> result.fixture() + " " + result.scores() + " " + result.statuses())
                .sorted()
                .forEach(fingerprint::add);
        entrants.built().forEach((name, entrant) -> fingerprint.add(name).add(entrant.fingerprint()));
        return fingerprint.toString();
    }

    @Override
    public Result take(Candidate candidate) {
        String name = candidate.handin().name();
        Map<String, Standings.Row> table =
                ClassMeeting.table(List.copyOf(entrants.built().keySet()), results);
        Standings.Row row = table.get(name);
        if (row == null) {
            return entrants.unbuilt().getOrDefault(name, Result.none(Verdict.MISSING, "Aucun match.", "No match."));
        }
        return byRank ? rank(row, table.size()) : plays(row);
    }

    private static Result rank(Standings.Row row, int all) {
        String fr = "Rang " + row.rank() + " sur " + all + ", " + row.points() + " points en "
                + row.tally().played() + " matchs.";
        String en = "Rank " + row.rank() + " of " + all + ", " + row.points() + " points in "
                + row.tally().played() + " matches.";
        return row.rank() == 1
                ? Result.passed(new Text(fr, en))
                : Result.partly(all - row.rank(), Math.max(1, all - 1), fr, en);
    }

    private static Result plays(Standings.Row row) {
        int played = row.tally().played();
        if (row.lost() == 0) {
            return Result.passed();
        }
        String fr = "Tombé dans " + row.lost() + " matchs sur " + played + ".";
        String en = "Fell in " + row.lost() + " of " + played + " matches.";
        return row.lost() == played
                ? Result.none(Verdict.CRASHED, fr, en)
                : Result.partly(played - row.lost(), played, fr, en);
    }
}
