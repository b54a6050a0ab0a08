package ludotheque.cli.shell;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** The columns of a table about things of one kind: each has its heading and what it says of one of them. */
public final class Columns<T> {
    private final Shell shell;
    private final List<String> headings = new ArrayList<>();
    private final List<Function<T, String>> cells = new ArrayList<>();

    public Columns(Shell shell) {
        this.shell = shell;
    }

    public Columns<T> add(String fr, String en, Function<T, String> cell) {
        headings.add(shell.say(fr, en));
        cells.add(cell);
        return this;
    }

    /** The table, with a row for each of them. */
    public Table table(String title, Collection<T> all) {
        List<List<String>> rows = new ArrayList<>(List.of(headings));
        all.forEach(one -> rows.add(cells.stream().map(cell -> cell.apply(one)).toList()));
        return new Table(title, rows);
    }
}
