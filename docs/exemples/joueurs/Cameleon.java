import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;

/** A player of Caméléon: fills a small region if it can, and never leaves one white cell alone in one if it can be helped. */
public final class Cameleon {
    private final Random random = new Random();
    private boolean[][] white = new boolean[0][0];
    /** How many white cells each small region has. */
    private int[][] left = new int[0][0];

    private String me = "";

    public static void main(String[] arguments) {
        Cameleon player = new Cameleon();
        Scanner lines = new Scanner(System.in);
        while (lines.hasNextLine()) {
            String[] words = lines.nextLine().split(" ");
            switch (words[0]) {
                case "ludo":
                    System.out.println("ready Cameleon.java");
                    break;
                case "empty":
                case "board":
                    player.begin(Integer.parseInt(words[1]), words[0].equals("board") ? lines : null);
                    break;
                case "you":
                    player.me = words[1];
                    break;
                case "R":
                case "B":
                    player.colour(Integer.parseInt(words[1]) - 1, Integer.parseInt(words[2]) - 1);
                    break;
                case "move":
                    System.out.println(player.choose());
                    break;
                case "quit":
                    return;
                default:
                    // new, variant, first, end: nothing to do.
            }
        }
    }

    private void begin(int side, Scanner rows) {
        white = new boolean[side][side];
        left = new int[side / 3][side / 3];
        for (int i = 0; i < side; i++) {
            String row = rows == null ? "" : rows.nextLine();
            for (int j = 0; j < side; j++) {
                white[i][j] = rows == null || row.charAt(j) == 'A';
                left[i / 3][j / 3] += white[i][j] ? 1 : 0;
            }
        }
    }

    private void colour(int i, int j) {
        white[i][j] = false;
        left[i / 3][j / 3]--;
    }

    private String choose() {
        int best = -1;
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < white.length; i++) {
            for (int j = 0; j < white.length; j++) {
                int count = left[i / 3][j / 3];
                int worth = !white[i][j] ? -1 : count == 1 ? 2 : count == 2 ? 0 : 1;
                if (worth > best) {
                    moves.clear();
                    best = worth;
                }
                if (worth == best && worth >= 0) {
                    moves.add(me + " " + (i + 1) + " " + (j + 1));
                }
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }
}
