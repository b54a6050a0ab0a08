package ludotheque.papattes.match;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;
import org.jspecify.annotations.Nullable;

/**
 * One call of a champion that changed something or was refused; a call taken back has no type. As text: {@code se_deplacer 3 4
 * 3 5}, {@code manger 3 4}, {@code debug_poser_papatte 3 4 2}, {@code annuler}, and {@code refus PLUS_DE_PM se_deplacer 3 4 3 5}.
 */
public record Entry(@Nullable TypeAction type, Position first, Position second, int paw, Erreur answer) {
    static final Entry CANCEL = new Entry(null, Position.NONE, Position.NONE, 0, Erreur.OK);
    private static final String CANCEL_WORD = "annuler";
    private static final String REFUSED_WORD = "refus";

    /** What its function does not take is not kept. */
    public Entry {
        int positions = type == null ? 0 : type.positions();
        first = positions >= 1 ? first : Position.NONE;
        second = positions >= 2 ? second : Position.NONE;
        paw = type == TypeAction.DEBUG_POSER_PAPATTE ? paw : 0;
    }

    /** Calls again what was called then. */
    public Erreur replay(Seat seat) {
        if (type == null) {
            return seat.annuler() ? Erreur.OK : Erreur.HORS_TOUR;
        }
        return seat.act(type, first, second, paw);
    }

    /** Reads a line, or says null when it is no entry. */
    static @Nullable Entry parse(Line line) throws BadInput {
        if (line.word(0).equals(CANCEL_WORD)) {
            line.expectSize(1);
            return CANCEL;
        }
        int at = 0;
        Erreur answer = Erreur.OK;
        if (line.word(0).equals(REFUSED_WORD)) {
            answer = refusal(line);
            at = 2;
        }
        TypeAction type = at < line.size() ? TypeAction.named(line.word(at)) : null;
        if (type != null) {
            return parse(line, at + 1, type, answer);
        }
        if (at > 0) {
            throw line.error(at, "le nom d'une action était attendu", "the name of an action was expected");
        }
        return null;
    }

    private static Erreur refusal(Line line) throws BadInput {
        for (Erreur erreur : Erreur.values()) {
            if (erreur != Erreur.OK && line.size() > 1 && line.word(1).equals(erreur.name())) {
                return erreur;
            }
        }
        throw line.error(1, "le nom d'une erreur était attendu", "the name of an error was expected");
    }

    private static Entry parse(Line line, int start, TypeAction type, Erreur answer) throws BadInput {
        int at = start;
        Position first = Position.NONE;
        Position second = Position.NONE;
        int paw = 0;
        if (type.positions() >= 1) {
            first = position(line, at);
            at += 2;
        }
        if (type.positions() >= 2) {
            second = position(line, at);
            at += 2;
        }
        if (type == TypeAction.DEBUG_POSER_PAPATTE) {
            paw = line.integer(at++, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        line.expectSize(at);
        return new Entry(type, first, second, paw, answer);
    }

    private static Position position(Line line, int at) throws BadInput {
        return new Position(
                line.integer(at, Integer.MIN_VALUE, Integer.MAX_VALUE),
                line.integer(at + 1, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    @Override
    public String toString() {
        if (type == null) {
            return CANCEL_WORD;
        }
        StringBuilder text = new StringBuilder();
        if (answer != Erreur.OK) {
            text.append(REFUSED_WORD).append(' ').append(answer.name()).append(' ');
        }
        text.append(type.function());
        if (type.positions() >= 1) {
            text.append(' ').append(first.colonne()).append(' ').append(first.ligne());
        }
        if (type.positions() >= 2) {
            text.append(' ').append(second.colonne()).append(' ').append(second.ligne());
        }
        if (type == TypeAction.DEBUG_POSER_PAPATTE) {
            text.append(' ').append(paw);
        }
        return text.toString();
    }
}
