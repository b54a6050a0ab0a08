package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import org.junit.jupiter.api.Test;

class TraceTest {

    @Test
    void annex3LineByLine() throws BadInput {
        List<Trace.Step> steps = Trace.of(Tableau.parse(TableauTest.ANNEX_3));
        assertThat(steps.stream().map(TraceTest::numbers).collect(Collectors.joining("\n")))
                .isEqualTo("""
                        -: 1 0 1 1 0 1 0 0 0, +0 = 0
                        4: 2 0 1 1 0 1 1 0 1, +0 = 0
                        39: 3 0 1 1 1 1 2 0 2, +0 = 0
                        24: 3 1 1 1 2 1 3 0 2, +0 = 0
                        44: 3 1 1 2 2 1 3 0 2, +6 = 6
                        18: 3 1 2 2 2 1 3 1 2, +10 = 16
                        13: 3 2 2 2 2 1 3 1 2, +6 = 22
                        20: 3 2 3 2 3 2 3 1 2, +6 = 28
                        12: 3 2 3 3 3 3 3 1 3, +0 = 28
                        120: 3 2 3 3 3 3 3 1 3, +8 = 36
                        130: 3 2 3 3 3 3 3 1 3, +3 = 39
                        140: 3 2 3 3 3 3 3 1 3, +3 = 42
                        145: 3 2 3 3 3 3 3 1 3, +3 = 45""");
    }

    private static String numbers(Trace.Step step) {
        StringBuilder text = new StringBuilder(step.card() == null ? "-:" : step.card() + ":");
        for (Attribute attribute : Attribute.values()) {
            text.append(' ').append(Counts.of(step.visible(), attribute));
        }
        return text + ", +" + step.points() + " = " + step.total();
    }

    @Test
    void tellsEachStepInBothLanguages() throws BadInput {
        List<Trace.Step> steps = Trace.of(Tableau.parse(TableauTest.ANNEX_3));
        assertThat(steps.get(0).sentence().en()).isEqualTo("The sanctuaries bring red 1, green 1, yellow 1, clue 1.");
        assertThat(steps.get(1).sentence().en()).isEqualTo("Region 4: brings red 1, stone 1, thistle 1. No points.");
        assertThat(steps.get(2).sentence().en())
                .isEqualTo("Region 39: brings red 1, night 1, stone 1, thistle 1. 0 points: it would take 2 chimeras.");
        assertThat(steps.get(2).sentence().fr())
                .isEqualTo("Région 39\u00a0: apporte rouge 1, nuit 1, pierre 1, chardon 1."
                        + " 0 point\u00a0: il faudrait 2 chimères.");
        assertThat(steps.get(4).sentence().en())
                .isEqualTo("Region 44: brings yellow 1."
                        + " 2 points per yellow or blue card, if at least 1 stone and 1 thistle: 6 points.");
        assertThat(steps.get(9).sentence().fr())
                .isEqualTo("Sanctuaire 120. 4 points par ensemble des quatre couleurs\u00a0: 8 points.");
        assertThat(steps.get(12).totals().fr())
                .isEqualTo("Total\u00a0: rouge 3, bleu 2, vert 3, jaune 3, nuit 3, indice 3, pierre 3, chimère 1,"
                        + " chardon 3, 45 points.");
    }

    @Test
    void saysWhenThereIsNoSanctuaryOrNoneBringsAnything() throws BadInput {
        assertThat(opening("44 39 24 20 18 13 12 4")).isEqualTo(new Text("Aucun sanctuaire.", "No sanctuary."));
        assertThat(opening("39 44 24 20 18 13 12 4 121"))
                .isEqualTo(new Text("Les sanctuaires n'apportent rien.", "The sanctuaries bring nothing."));
    }

    private static Text opening(String tableau) throws BadInput {
        return Trace.of(Tableau.parse(tableau)).get(0).sentence();
    }

    @Test
    void saysFixedPointsOnce() throws BadInput {
        Trace.Step region = Trace.of(Tableau.parse("44 39 24 20 18 13 12 3")).get(1);
        assertThat(region.sentence())
                .isEqualTo(
                        new Text("Région 3\u00a0: apporte vert 1. 4 points.", "Region 3: brings green 1. 4 points."));
    }
}
