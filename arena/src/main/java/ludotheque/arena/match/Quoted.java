package ludotheque.arena.match;

import ludotheque.kernel.Visible;

/** A name that a stranger chose, as a person is shown it: short, and nothing in it moves a terminal's cursor. */
final class Quoted {
    private static final int LONGEST = 60;

    private Quoted() {}

    static String of(String name) {
        String shown = Visible.line(name);
        return shown.codePointCount(0, shown.length()) <= LONGEST
                ? shown
                : shown.substring(0, shown.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
