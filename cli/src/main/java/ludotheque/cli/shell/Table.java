package ludotheque.cli.shell;

import java.util.List;
import ludotheque.kernel.Visible;

/** A table of words whose first row and first column are headings. */
public record Table(String title, List<List<String>> rows) {
    private static final int GAP = 2;

    public Table {
        rows = rows.stream()
                .map(row -> row.stream().map(Visible::line).toList())
                .toList();
    }

    /** The title, then the rows with the first column to the left and the others to the right. */
    public String text() {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder(title).append('\n');
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                String blanks = " ".repeat(widths[i] - row.get(i).length());
                text.append(" ".repeat(GAP)).append(i == 0 ? row.get(i) + blanks : blanks + row.get(i));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
