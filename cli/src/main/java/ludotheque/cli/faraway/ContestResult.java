package ludotheque.cli.faraway;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Standing;
import org.jspecify.annotations.Nullable;

/**
 * What came of a contest.
 *
 * @param known the names of the instances, in the order of the answers
 * @param sheets by team
 */
record ContestResult(List<String> known, List<String> mystery, List<Standing> standings, Map<String, Sheet> sheets) {

    /** All answers of a team; the extra one only when its points were those of another team. */
    record Sheet(
            String team,
            List<TeamAnswer> known,
            List<TeamAnswer> mystery,
            @Nullable TeamAnswer extra) {

        Contest.Team scores() {
            return new Contest.Team(
                    team,
                    known.stream().map(TeamAnswer::score).toList(),
                    mystery.stream().map(TeamAnswer::score).toList(),
                    extra == null ? Contest.NO_ANSWER : extra.score());
        }
    }

    static ContestResult of(List<Trial> known, List<Trial> mystery, Map<String, Sheet> sheets) {
        return new ContestResult(
                known.stream().map(Trial::name).toList(),
                mystery.stream().map(Trial::name).toList(),
                Contest.standings(sheets.values().stream().map(Sheet::scores).toList()),
                sheets);
    }

    Sheet sheet(Standing standing) {
        return Objects.requireNonNull(sheets.get(standing.team().name()));
    }
}
