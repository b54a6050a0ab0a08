package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The 113 cards, one a line: number, colour, icons, score, and the condition after a question mark.
 *
 * <p>Colours are R B G Y; icons n for night, i for clue, s for stone, c for chimera, t for thistle. A score is a number of points,
 * then what they are multiplied by: an icon, a colour, either of two colours, or e for sets of the four colours. A condition lists
 * the wonders that must be visible: {@code ?ssc} is two stones and a chimera.
 */
public final class Cards {
    public static final int REGIONS = 68;
    public static final int SANCTUARIES = 45;

    /** The number before the first sanctuary's. */
    public static final int SANCTUARY_BASE = 100;

    private static final String TABLE = """
            1 R sc 0
            2 B ss 0
            3 G - 4
            4 R st 0
            5 G c 2
            6 B is 0
            7 R ct 0
            8 G ic 0
            9 B - 5
            10 R - 3n
            11 G - 2i
            12 Y it 0
            13 B - 2s
            14 R t 2n
            15 G i 2c
            16 R c 2c
            17 B s 3s ?cc
            18 G c 10e
            19 R t 2t
            20 G ni 2n ?s
            21 B n 8 ?ss
            22 G ni 1i
            23 R nsc 10e
            24 B ns 2n ?c
            25 Y n 1YG
            26 R nc 3t
            27 Y n 1YB
            28 R ns 3c
            29 Y nt 2t
            30 R ns 2s
            31 Y n 1YR
            32 R nsc 7 ?sss
            33 Y ni 3t
            34 G nc 3c ?ss
            35 Y nc 10e
            36 R n 4t ?cc
            37 Y n 3n ?t
            38 G ns 3i ?ct
            39 R nst 9 ?cc
            40 B n 3n ?sct
            41 G t 4n ?ssc
            42 Y - 2YG ?sc
            43 B s 10e
            44 Y - 2YB ?st
            45 G s 13 ?ccc
            46 B i 10 ?ssc
            47 Y - 2YR ?ct
            48 R c 3s
            49 B i 12 ?sst
            50 Y s 4G ?tt
            51 B s 14 ?ssss
            52 R - 4c ?sss
            53 Y c 4R ?tt
            54 G c 4i ?tt
            55 B is 3s ?ctt
            56 Y t 4B ?scc
            57 R - 4s ?ttt
            58 G i 3i ?ccc
            59 Y i 3YR ?sccc
            60 B i 16 ?sscc
            61 G t 17 ?cccc
            62 Y i 3YB ?ttt
            63 G i 15 ?cct
            64 B i 18 ?sstt
            65 Y i 3YG ?ttt
            66 B - 20 ?ssss
            67 G i 19 ?cctt
            68 B - 24 ?sssss
            101 - s 1s
            102 - - 2s
            103 - c 1c
            104 - - 2c
            105 - t 1t
            106 - - 2t
            107 - is 0
            108 - ic 0
            109 - it 0
            110 - s 1i
            111 - c 1i
            112 - i 1i
            113 - - 2i
            114 - - 1RB
            115 - - 1GR
            116 - - 1RY
            117 - - 1GB
            118 - - 1BY
            119 - - 1YG
            120 - i 4e
            121 - - 5
            122 - s 1n
            123 - ns 0
            124 - nc 0
            125 - nt 0
            126 R s 0
            127 R c 0
            128 R t 0
            129 R - 0
            130 R - 1R
            131 B s 0
            132 B c 0
            133 B t 0
            134 B i 0
            135 B - 1B
            136 G s 0
            137 G c 0
            138 G i 0
            139 G - 1n
            140 G - 1G
            141 Y s 0
            142 Y i 0
            143 Y - 4e
            144 Y - 1i
            145 Y - 1Y
            """;

    private static final List<Card> ALL = readTable();

    private Cards() {}

    /** The deck as text. */
    public static String table() {
        return TABLE;
    }

    /** All cards, regions first, by number. */
    public static List<Card> all() {
        return ALL;
    }

    public static List<Card> regions() {
        return ALL.subList(0, REGIONS);
    }

    public static List<Card> sanctuaries() {
        return ALL.subList(REGIONS, ALL.size());
    }

    /** The card of that number, or null when there is none. */
    public static @Nullable Card of(int number) {
        if (1 <= number && number <= REGIONS) {
            return ALL.get(number - 1);
        }
        int sanctuary = number - SANCTUARY_BASE;
        return 1 <= sanctuary && sanctuary <= SANCTUARIES ? ALL.get(REGIONS + sanctuary - 1) : null;
    }

    private static List<Card> readTable() {
        List<Card> cards = new ArrayList<>();
        for (String line : TABLE.strip().split("\n", -1)) {
            String[] words = line.split(" ", -1);
            Condition condition = words.length > 4 ? new Condition(counts(words[4].substring(1))) : Condition.NONE;
            cards.add(new Card(
                    Integer.parseInt(words[0]), counts(words[1]) + counts(words[2]), score(words[3]), condition));
        }
        return List.copyOf(cards);
    }

    private static long counts(String letters) {
        long counts = Counts.NONE;
        for (int i = 0; i < letters.length(); i++) {
            Attribute attribute = Attribute.of(letters.charAt(i));
            counts += attribute == null ? 0 : Counts.one(attribute);
        }
        return counts;
    }

    private static Score score(String word) {
        int digits = 0;
        while (digits < word.length() && Character.isDigit(word.charAt(digits))) {
            digits++;
        }
        int points = Integer.parseInt(word.substring(0, digits));
        if (digits == word.length()) {
            return new Score.Fixed(points);
        }
        if (word.charAt(digits) == 'e') {
            return new Score.PerSet(points);
        }
        List<Attribute> counted = new ArrayList<>();
        for (int i = digits; i < word.length(); i++) {
            Attribute attribute = Attribute.of(word.charAt(i));
            if (attribute != null) {
                counted.add(attribute);
            }
        }
        return new Score.Per(points, counted);
    }
}
