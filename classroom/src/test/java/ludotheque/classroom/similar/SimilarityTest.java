package ludotheque.classroom.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import ludotheque.classroom.handin.Handin;
import ludotheque.kernel.SeededRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SimilarityTest {
    private static final int STUDENTS = 60;

    private static Handin handin(String name, String program) {
        return new Handin(name, Map.of("champion.c", program.getBytes(StandardCharsets.UTF_8)), null);
    }

    /** Sixty programs of their own, of which the last ones copied from the first ones in every way at hand. */
    private static List<Handin> madeClass(SeededRandom random, List<UnaryOperator<String>> disguises) {
        List<Handin> handins = new ArrayList<>();
        List<List<String>> originals = new ArrayList<>();
        for (int i = 0; i < STUDENTS - disguises.size(); i++) {
            originals.add(MadeProgram.functions(random, 10));
            handins.add(handin("student " + i, String.join("\n", originals.get(i))));
        }
        for (int i = 0; i < disguises.size(); i++) {
            List<String> copied = new ArrayList<>(originals.get(i));
            Collections.reverse(copied);
            handins.add(handin("copy " + i, disguises.get(i).apply(String.join("\n", copied))));
        }
        return handins;
    }

    @Test
    @Tag("slow")
    void everyDisguisedCopyIsFoundAndNobodyElse() {
        List<UnaryOperator<String>> disguises = List.of(
                program -> program,
                MadeProgram::renamed,
                MadeProgram::reformatted,
                MadeProgram::withOtherComments,
                program -> MadeProgram.renamed(MadeProgram.reformatted(MadeProgram.withOtherComments(program))));
        for (int seed = 1; seed <= 5; seed++) {
            List<Pair> pairs = new Similarity(madeClass(new SeededRandom(seed), disguises), Map.of()).pairs(50);
            assertThat(pairs)
                    .extracting(pair -> pair.first() + " " + pair.second())
                    .containsExactlyInAnyOrder(
                            "student 0 copy 0",
                            "student 1 copy 1",
                            "student 2 copy 2",
                            "student 3 copy 3",
                            "student 4 copy 4");
            assertThat(pairs).allSatisfy(pair -> assertThat(pair.percent()).isGreaterThan(90));
        }
    }

    @Test
    void halfAProgramAmongOnesOwnIsFound() {
        SeededRandom random = new SeededRandom(3);
        List<String> one = MadeProgram.functions(random, 10);
        List<String> other = new ArrayList<>(MadeProgram.functions(random, 5));
        other.addAll(2, one.subList(0, 5));
        Pair pair = new Similarity(
                        List.of(
                                handin("a", String.join("", one)),
                                handin("b", MadeProgram.renamed(String.join("", other)))),
                        Map.of())
                .pairs(1)
                .get(0);
        assertThat(pair.percent()).isBetween(30, 80);
    }

    @Test
    void whatWasGivenToAllDoesNotCount() {
        SeededRandom random = new SeededRandom(5);
        String kit = String.join("", MadeProgram.functions(random, 8));
        List<Handin> handins = List.of(
                handin("a", kit + String.join("", MadeProgram.functions(random, 4))),
                handin("b", MadeProgram.renamed(kit) + String.join("", MadeProgram.functions(random, 4))));
        assertThat(new Similarity(handins, Map.of()).pairs(30)).hasSize(1);
        assertThat(new Similarity(handins, Map.of("kit.c", kit.getBytes(StandardCharsets.UTF_8))).pairs(10))
                .isEmpty();
    }

    @Test
    void aPassageIsToldByItsFileAndLines() {
        String passage = "int f(int n) {\n  for (int i = 0; i < n; i++) {\n    g(i, n + 1);\n  }\n  return h(n);\n}\n";
        Pair pair = new Similarity(List.of(handin("a", passage), handin("b", "// one more\n\n" + passage)), Map.of())
                .pairs(50)
                .get(0);
        assertThat(pair.percent()).isEqualTo(100);
        assertThat(pair.passages()).singleElement().satisfies(found -> {
            assertThat(found.first()).isEqualTo(new Pair.Place("champion.c", 1, 6));
            assertThat(found.second()).isEqualTo(new Pair.Place("champion.c", 3, 8));
        });
    }

    /** The promise of winnowing: a row of tokens in common, as long as this, always leaves a fingerprint in both. */
    @Test
    void everyLongEnoughPassageLeavesAFingerprintInBoth() {
        SeededRandom random = new SeededRandom(11);
        for (int round = 0; round < 2000; round++) {
            int[] shared = random(random, Winnowing.LENGTH + Winnowing.WINDOW - 1);
            int[] one = around(random, shared);
            int[] other = around(random, shared);
            List<Long> hashes = Winnowing.prints(one, Set.of()).stream()
                    .map(Winnowing.Print::hash)
                    .toList();
            assertThat(Winnowing.prints(other, Set.of()))
                    .extracting(Winnowing.Print::hash)
                    .containsAnyElementsOf(hashes);
        }
    }

    private static int[] random(SeededRandom random, int length) {
        int[] codes = new int[length];
        for (int i = 0; i < length; i++) {
            codes[i] = 1 + random.nextInt(6);
        }
        return codes;
    }

    private static int[] around(SeededRandom random, int[] shared) {
        int[] before = random(random, random.nextInt(40));
        int[] after = random(random, random.nextInt(40));
        int[] all = new int[before.length + shared.length + after.length];
        System.arraycopy(before, 0, all, 0, before.length);
        System.arraycopy(shared, 0, all, before.length, shared.length);
        System.arraycopy(after, 0, all, before.length + shared.length, after.length);
        return all;
    }

    @Test
    void whoIsConnectedByOthersIsInOneCluster() {
        assertThat(Similarity.clusters(List.of(
                        new Pair("a", "b", List.of(), 50),
                        new Pair("c", "d", List.of(), 50),
                        new Pair("b", "e", List.of(), 50))))
                .containsExactly(List.of("a", "b", "e"), List.of("c", "d"));
    }
}
