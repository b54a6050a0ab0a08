package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.kernel.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A contest of Faraway, from the organiser's link to a tournament's table, with real programs. */
class FarawayWayTest {
    @TempDir
    Path folder;

    private Contest contest;
    private Visitor organiser;
    private long id;

    @BeforeEach
    void open() {
        contest = start();
        organiser = contest.organiser();
        id = Contest.open(organiser, "faraway", true);
    }

    Contest start() {
        return Contest.start(folder, 1);
    }

    @AfterEach
    void close() {
        contest.close();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String kit(String word) {
        Visitor.Answer kits = contest.visitor().get("languages?game=faraway").expect(200);
        for (int i = 0; i < kits.size("items"); i++) {
            if (kits.text("items", String.valueOf(i), "word").equals(word)) {
                return kits.text("items", String.valueOf(i), "text");
            }
        }
        throw new AssertionError(kits.body());
    }

    @Test
    void programsRunOnKnownAndMysteryInstancesAndTheSubjectsPointsMakeTheTable() throws Exception {
        // Three instances are enough here.
        Visitor.Answer maps = organiser.get("contests/" + id + "/maps").expect(200);
        assertThat(maps.size("items")).isEqualTo(15);
        for (int i = 3; i < 15; i++) {
            organiser
                    .delete("contests/" + id + "/maps/" + maps.number("items", String.valueOf(i), "id"))
                    .expect(204);
        }
        Visitor ada = contest.candidate(organiser, id, "Ada");
        Visitor bob = contest.candidate(organiser, id, "Bob");
        Visitor.Answer inPython = Contest.handIn(ada, id, "solver.py", bytes(kit("python")));
        assertThat(inPython.text("state")).as(inPython.body()).isEqualTo("ready");
        assertThat(inPython.text("language")).isEqualTo("python");
        // Bob looks for what scores least: valid, and worse on every instance, whichever the seed draws.
        String worst = kit("python").replace(" > points:", " < points:");
        assertThat(worst).isNotEqualTo(kit("python"));
        assertThat(Contest.handIn(bob, id, "solver.py", bytes(worst)).text("state"))
                .isEqualTo("ready");

        // On the ladder each runs once on each known instance: 3 bests, the most bests and the best mean.
        Visitor.Answer ladder = Contest.until(
                () -> ada.get("contests/" + id + "/standings").expect(200),
                table -> table.size("rows") == 2
                        && table.number("rows", "0", "known", "answers") == 3
                        && table.number("rows", "1", "known", "answers") == 3);
        assertThat(ladder.text("rows", "0", "name")).isEqualTo("Ada");
        assertThat(ladder.number("rows", "0", "points")).isEqualTo(3 + 2 + 3);
        assertThat(ladder.number("rows", "1", "points")).isZero();

        // Its tableau is for Ada's team alone, and it is what it is said to be.
        Visitor.Answer runs = ada.get("contests/" + id + "/matches?champion=" + ladder.number("rows", "0", "champion"))
                .expect(200);
        long run = runs.number("items", "0", "id");
        assertThat(runs.size("items", "0", "seats")).isOne();
        Visitor.Answer own = ada.get("matches/" + run + "/record").expect(200);
        Solution solution = Solution.parse(own.text("tableau") + "\n" + own.number("score") + "\n");
        Instance instance = Instance.parse(own.text("instance")).instance();
        assertThat(solution.check(instance, SanctuaryRule.EXACT)).isEmpty();
        assertThat(bob.get("matches/" + run + "/record").expect(200).body())
                .contains("instance")
                .doesNotContain("tableau");

        // A run is asked for without an opponent.
        Visitor.Answer asked = ada.post(
                        "contests/" + id + "/matches",
                        new Json()
                                .object()
                                .field("map", maps.number("items", "1", "id"))
                                .end())
                .expect(201);
        assertThat(asked.size("matches")).isOne();
        Contest.until(
                () -> ada.get("matches/" + asked.number("matches", "0")).expect(200),
                match -> match.text("state").equals("done"));

        // Two mystery instances, drawn from the seed: 2 points each, 4 for the most bests, 6 for the best mean.
        Contest.move(organiser, "contests/" + id, "closed");
        long tournament = Contest.tournament(organiser, id, 2);
        Contest.move(organiser, "tournaments/" + tournament, "locked");
        Contest.move(organiser, "tournaments/" + tournament, "playing");
        Visitor.Answer over = Contest.until(
                () -> organiser.get("tournaments/" + tournament).expect(200),
                answer -> answer.text("state").equals("complete"));
        assertThat(over.number("matches")).isEqualTo(4);
        assertThat(over.number("played")).isEqualTo(4);
        Contest.move(organiser, "tournaments/" + tournament, "published");
        Visitor.Answer table = Contest.until(
                () -> ada.get("tournaments/" + tournament + "/standings").expect(200),
                answer -> answer.number("rows", "1", "mystery", "answers") == 2);
        assertThat(table.text("rows", "0", "name")).isEqualTo("Ada");
        assertThat(table.number("rows", "0", "mystery", "points")).isEqualTo(2 * 2 + 4 + 6);
        assertThat(table.number("rows", "0", "points")).isEqualTo(8 + 14);
        assertThat(table.number("rows", "1", "points")).as("two second places").isEqualTo(2);

        Visitor.Answer progress = ada.get("champions/" + ladder.number("rows", "0", "champion") + "/progress")
                .expect(200);
        assertThat(progress.number("items", "0", "rank")).isOne();
    }

    @Test
    @Tag("slow")
    void teamsWithEqualPointsAreSeparatedByOneMoreInstance() {
        // Without a ladder nothing known is played: the mystery instance alone gives points.
        organiser
                .post(
                        "contests/" + id,
                        new Json()
                                .object()
                                .name("settings")
                                .object()
                                .field("ladder", false)
                                .end()
                                .end())
                .expect(200);
        Visitor ada = contest.candidate(organiser, id, "Ada");
        Visitor bob = contest.candidate(organiser, id, "Bob");
        Contest.handIn(ada, id, "solver.py", bytes(kit("python")));
        Contest.handIn(bob, id, "solver.py", bytes(kit("python")));
        long tournament = Contest.tournament(organiser, id, 1);
        Contest.move(organiser, "tournaments/" + tournament, "locked");
        Contest.move(organiser, "tournaments/" + tournament, "playing");

        Visitor.Answer over = Contest.until(
                () -> organiser.get("tournaments/" + tournament).expect(200),
                answer -> answer.text("state").equals("complete"));

        assertThat(over.number("matches")).as("one each, and one more each").isEqualTo(4);
        Visitor.Answer table = Contest.until(
                () -> organiser.get("tournaments/" + tournament + "/standings").expect(200),
                answer -> !answer.need("rows", "0", "extra").isNull()
                        && !answer.need("rows", "1", "extra").isNull());
        assertThat(table.number("rows", "0", "extra")).isEqualTo(table.number("rows", "1", "extra"));
        assertThat(table.number("rows", "1", "rank"))
                .as("nothing separates them")
                .isOne();
        assertThat(table.number("rows", "1", "points")).isEqualTo(2 + 4 + 6);
    }

    @Test
    @Tag("slow")
    void whatIsWrongWithAProgramIsToldToItsTeam() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        Visitor.Answer unwritten = Contest.handIn(ada, id, "solver.cc", bytes("int main() {\n"));
        assertThat(unwritten.text("state")).isEqualTo("compile-error");
        assertThat(unwritten.text("builds", "0", "log")).contains("solver.cc");

        Visitor.Answer silent = Contest.handIn(ada, id, "solver.py", bytes("raise SystemExit('I know nothing')\n"));
        assertThat(silent.text("state")).isEqualTo("falls");
        assertThat(silent.text("reason", "en")).contains("wrote nothing").contains("I know nothing");
        assertThat(silent.text("validation", "0", "seats", "0", "cause")).isEqualTo("silent");

        Visitor.Answer wrong =
                Contest.handIn(ada, id, "run", bytes("#!/bin/sh\nprintf '1 2 3 4 5 6 7 8\\n999\\n' >\"$2\"\n"));
        assertThat(wrong.text("state")).isEqualTo("falls");
        assertThat(wrong.text("validation", "0", "seats", "0", "cause")).isEqualTo("invalid");

        Visitor.Answer nothing = Contest.handIn(ada, id, "notes.txt", bytes("see above"));
        assertThat(nothing.text("state")).isEqualTo("refused");
        assertThat(nothing.text("reason", "en")).contains("a Makefile");

        Visitor.Answer cxx = Contest.handIn(ada, id, "solver.cc", bytes(kit("cxx")));
        assertThat(cxx.text("state")).as(cxx.body()).isEqualTo("ready");
        assertThat(cxx.text("language")).isEqualTo("cxx");
    }
}
