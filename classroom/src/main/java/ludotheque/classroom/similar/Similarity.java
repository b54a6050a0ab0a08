package ludotheque.classroom.similar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import ludotheque.classroom.handin.Handin;

/** Compares all hand-ins of a class with each other: those that share fingerprints are laid side by side, token by token. */
public final class Similarity {
    /** A passage shorter than this is nobody's invention. */
    private static final int SHORTEST = Winnowing.LENGTH + Winnowing.WINDOW - 1;

    private final List<Tokens> programs = new ArrayList<>();
    private final Set<Long> given;

    /** Compares hand-ins, leaving out what was given to all of them. */
    public Similarity(List<Handin> handins, Map<String, byte[]> kit) {
        for (Handin handin : handins) {
            programs.add(Tokens.of(handin.name(), handin.files()));
        }
        this.given = Winnowing.all(Tokens.of("", kit).codes());
    }

    /** The pairs that share at least this part of the shorter one, those that share most first. */
    public List<Pair> pairs(int leastPercent) {
        List<Pair> pairs = new ArrayList<>();
        for (int[] both : candidates()) {
            Pair pair = compare(programs.get(both[0]), programs.get(both[1]));
            if (pair.percent() >= leastPercent && !pair.passages().isEmpty()) {
                pairs.add(pair);
            }
        }
        pairs.sort(Comparator.comparingInt(Pair::percent)
                .reversed()
                .thenComparing(Pair::first)
                .thenComparing(Pair::second));
        return pairs;
    }

    /** Who is connected by pairs, directly or by others. */
    public static List<List<String>> clusters(List<Pair> pairs) {
        Map<String, Set<String>> of = new TreeMap<>();
        for (Pair pair : pairs) {
            Set<String> together = new HashSet<>(of.getOrDefault(pair.first(), Set.of(pair.first())));
            together.addAll(of.getOrDefault(pair.second(), Set.of(pair.second())));
            together.forEach(name -> of.put(name, together));
        }
        return of.values().stream()
                .distinct()
                .map(names -> names.stream().sorted().toList())
                .toList();
    }

    /** Pairs with a fingerprint in common. */
    private List<int[]> candidates() {
        Map<Long, List<Integer>> holders = new HashMap<>();
        for (int i = 0; i < programs.size(); i++) {
            for (Winnowing.Print print : Winnowing.prints(programs.get(i).codes(), given)) {
                List<Integer> known = holders.computeIfAbsent(print.hash(), unused -> new ArrayList<>());
                if (known.isEmpty() || known.get(known.size() - 1) != i) {
                    known.add(i);
                }
            }
        }
        Set<Long> met = new HashSet<>();
        List<int[]> pairs = new ArrayList<>();
        for (List<Integer> known : holders.values()) {
            for (int i = 0; i < known.size(); i++) {
                for (int j = i + 1; j < known.size(); j++) {
                    if (met.add(((long) known.get(i) << 32) | known.get(j))) {
                        pairs.add(new int[] {known.get(i), known.get(j)});
                    }
                }
            }
        }
        return pairs;
    }

    /** A row of tokens alike in both. */
    private record Tile(int first, int second, int length) {}

    private Pair compare(Tokens one, Tokens other) {
        boolean[] givenToOne = given(one);
        boolean[] givenToOther = given(other);
        List<Tile> tiles = new ArrayList<>(tiles(one, other, givenToOne, givenToOther));
        tiles.sort(Comparator.comparingInt(Tile::length).reversed().thenComparingInt(Tile::first));
        boolean[] takenOfOne = new boolean[one.length()];
        boolean[] takenOfOther = new boolean[other.length()];
        List<Pair.Passage> passages = new ArrayList<>();
        int shared = 0;
        for (Tile tile : tiles) {
            int start = 0;
            // What longer passages have left of it may still be long enough.
            for (int i = 0; i <= tile.length(); i++) {
                if (i == tile.length() || takenOfOne[tile.first() + i] || takenOfOther[tile.second() + i]) {
                    if (i - start >= SHORTEST) {
                        int length = i - start;
                        Arrays.fill(takenOfOne, tile.first() + start, tile.first() + i, true);
                        Arrays.fill(takenOfOther, tile.second() + start, tile.second() + i, true);
                        passages.add(new Pair.Passage(
                                length,
                                place(one, tile.first() + start, length),
                                place(other, tile.second() + start, length)));
                        shared += length;
                    }
                    start = i + 1;
                }
            }
        }
        int shorter = Math.min(own(one, givenToOne), own(other, givenToOther));
        return new Pair(one.name(), other.name(), passages, shorter == 0 ? 0 : 100 * shared / shorter);
    }

    /** The longest rows alike that begin at a common fingerprint and reach as far as they can, both ways. */
    private Set<Tile> tiles(Tokens one, Tokens other, boolean[] givenToOne, boolean[] givenToOther) {
        Map<Long, List<Integer>> starts = new HashMap<>();
        for (Winnowing.Print print : Winnowing.prints(other.codes(), given)) {
            starts.computeIfAbsent(print.hash(), unused -> new ArrayList<>()).add(print.start());
        }
        Set<Tile> tiles = new HashSet<>();
        for (Winnowing.Print print : Winnowing.prints(one.codes(), given)) {
            for (int start : starts.getOrDefault(print.hash(), List.of())) {
                int back = 0;
                while (alike(one, print.start() - back - 1, other, start - back - 1, givenToOne, givenToOther)) {
                    back++;
                }
                int length = back;
                while (alike(
                        one, print.start() - back + length, other, start - back + length, givenToOne, givenToOther)) {
                    length++;
                }
                tiles.add(new Tile(print.start() - back, start - back, length));
            }
        }
        return tiles;
    }

    private static boolean alike(Tokens one, int i, Tokens other, int j, boolean[] givenToOne, boolean[] givenToOther) {
        return i >= 0
                && j >= 0
                && i < one.length()
                && j < other.length()
                && one.codes()[i] != Tokens.BORDER
                && one.codes()[i] == other.codes()[j]
                && !givenToOne[i]
                && !givenToOther[j];
    }

    /** Which tokens are the kit's. */
    private boolean[] given(Tokens program) {
        boolean[] theirs = new boolean[program.length()];
        long[] hashes = Winnowing.hashes(program.codes());
        for (int i = 0; i < hashes.length; i++) {
            if (given.contains(hashes[i]) && hashes[i] != 0) {
                Arrays.fill(theirs, i, i + Winnowing.LENGTH, true);
            }
        }
        return theirs;
    }

    private static int own(Tokens program, boolean[] given) {
        int own = 0;
        for (int i = 0; i < program.length(); i++) {
            own += given[i] || program.codes()[i] == Tokens.BORDER ? 0 : 1;
        }
        return own;
    }

    private static Pair.Place place(Tokens program, int start, int length) {
        return new Pair.Place(
                program.paths()[program.files()[start]], program.lines()[start], program.lines()[start + length - 1]);
    }
}
