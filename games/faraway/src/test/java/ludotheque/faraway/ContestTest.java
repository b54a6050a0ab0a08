package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContestTest {
    private static final int NONE = Contest.NO_ANSWER;

    private static Contest.Standing of(String name, List<Contest.Standing> standings) {
        return standings.stream()
                .filter(standing -> standing.team().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Contest.Team known(String name, Integer... scores) {
        return new Contest.Team(name, List.of(scores), List.of(), NONE);
    }

    private static Contest.Team mystery(String name, Integer... scores) {
        return new Contest.Team(name, List.of(), List.of(scores), NONE);
    }

    @Test
    void aKnownBestIsWorthOnePointToEachTeamThatHasIt() {
        // A and B share the first best, B alone has the second: bests 1 and 2.
        List<Contest.Standing> standings = Contest.standings(List.of(known("A", 90, 70), known("B", 90, 80)));
        assertThat(of("A", standings).known()).isEqualTo(new Contest.Part(1, 0, 1, 0, 0));
        assertThat(of("B", standings).known()).isEqualTo(new Contest.Part(2, 0, 2, 2, 3));
    }

    @Test
    void mostBestsAndBestMeanMayGoToDifferentTeams() {
        // A has two bests of three; B the mean, 240 against 205.
        List<Contest.Standing> standings = Contest.standings(List.of(known("A", 81, 81, 43), known("B", 80, 80, 80)));
        assertThat(of("A", standings).known()).isEqualTo(new Contest.Part(2, 0, 2, 2, 0));
        assertThat(of("B", standings).known()).isEqualTo(new Contest.Part(1, 0, 1, 0, 3));
    }

    @Test
    void aMissingKnownAnswerCountsAsNothingAndIsNeverBest() {
        List<Contest.Standing> standings = Contest.standings(List.of(known("A", NONE, 90), known("B", NONE, 40)));
        assertThat(of("A", standings).known()).isEqualTo(new Contest.Part(1, 0, 1, 2, 3));
        assertThat(of("B", standings).known()).isEqualTo(new Contest.Part(0, 0, 0, 0, 0));
    }

    @Test
    void aSecondPlaceCountsOnlyWhenOneTeamIsFirst() {
        // First instance: A alone first, B and C second. Second: A and B first, nobody second.
        List<Contest.Standing> standings =
                Contest.standings(List.of(mystery("A", 90, 80), mystery("B", 85, 80), mystery("C", 85, 70)));
        assertThat(of("A", standings).mystery()).isEqualTo(new Contest.Part(2, 0, 4, 4, 6));
        assertThat(of("B", standings).mystery()).isEqualTo(new Contest.Part(1, 1, 3, 0, 0));
        assertThat(of("C", standings).mystery()).isEqualTo(new Contest.Part(0, 1, 1, 0, 0));
    }

    @Test
    void theMysteryMeanIsForTeamsThatAnsweredEverything() {
        List<Contest.Standing> standings = Contest.standings(List.of(mystery("A", 200, NONE), mystery("B", 50, 60)));
        assertThat(of("A", standings).mystery()).isEqualTo(new Contest.Part(1, 0, 2, 4, 0));
        assertThat(of("B", standings).mystery()).isEqualTo(new Contest.Part(1, 1, 3, 4, 6));
    }

    @Test
    void nobodyGetsAnythingWhereNobodyAnswered() {
        List<Contest.Standing> standings = Contest.standings(List.of(
                new Contest.Team("A", List.of(NONE), List.of(NONE), NONE),
                new Contest.Team("B", List.of(NONE), List.of(NONE), NONE)));
        assertThat(standings).extracting(Contest.Standing::points).containsExactly(0, 0);
        assertThat(standings).extracting(Contest.Standing::rank).containsExactly(1, 1);
    }

    @Test
    void fiftyPointsAreTheMost() {
        Contest.Team best = new Contest.Team("A", Collections.nCopies(15, 99), Collections.nCopies(10, 99), 1);
        Contest.Team other = new Contest.Team("B", Collections.nCopies(15, 98), Collections.nCopies(10, 98), 2);
        List<Contest.Standing> standings = Contest.standings(List.of(other, best));
        assertThat(standings).extracting(Contest.Standing::points).containsExactly(50, 10);
        assertThat(standings).extracting(Contest.Standing::rank).containsExactly(1, 2);
    }

    @Test
    void theExtraInstanceSeparatesTeamsWithEqualPoints() {
        List<Contest.Standing> standings = Contest.standings(List.of(
                new Contest.Team("A", List.of(50), List.of(50), 70),
                new Contest.Team("B", List.of(50), List.of(50), 80),
                new Contest.Team("C", List.of(50), List.of(50), 70)));
        assertThat(standings).extracting(standing -> standing.team().name()).containsExactly("B", "A", "C");
        assertThat(standings).extracting(Contest.Standing::rank).containsExactly(1, 2, 2);
    }

    @Test
    void teamsWithTheSamePointsAreTied() {
        List<Contest.Standing> standings =
                Contest.standings(List.of(known("A", 90, 70), known("B", 80, 80), known("C", 10, 10)));
        assertThat(Contest.tied(standings)).containsExactlyInAnyOrder("A", "B");
        assertThat(Contest.tied(Contest.standings(List.of(known("A", 90), known("B", 80)))))
                .isEmpty();
    }

    @Test
    void aMissingAnswerCountsAsNothingInAMean() {
        assertThat(Contest.mean(List.of(90, NONE, 30))).isEqualTo(40.0);
    }
}
