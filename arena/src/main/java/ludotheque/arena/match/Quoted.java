package ludotheque.arena.match;

/** A name that a stranger chose, as a person is shown it: short, and nothing in it moves a terminal's cursor. */
final class Quoted {
    private static final int LONGEST = 60;

    private Quoted() {}

    static String of(String name) {
        StringBuilder shown = new StringBuilder();
        name.codePoints().limit(LONGEST).forEach(point -> {
            if (Character.isISOControl(point) || Character.getType(point) == Character.FORMAT) {
                shown.append(String.format("\\x%02x", point));
            } else {
                shown.appendCodePoint(point);
            }
        });
        if (shown.codePointCount(0, shown.length()) > LONGEST || name.codePointCount(0, name.length()) > LONGEST) {
            shown.setLength(shown.offsetByCodePoints(0, LONGEST - 1));
            shown.append('…');
        }
        return shown.toString();
    }
}
