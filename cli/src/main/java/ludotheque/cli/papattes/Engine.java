package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Lang;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.map.MapFile;
import org.jspecify.annotations.Nullable;

/**
 * The rules driven by another program: one command a line, one answer a line. A command is read whole and checked before it
 * changes anything, so that a bad line changes nothing.
 */
final class Engine {
    private final Lang lang;
    private @Nullable Table table;

    /** The match that is being driven. */
    private static final class Table {
        private final State state;
        private final List<Seat> seats;
        /** Who calls, or null for the player to move. */
        private @Nullable Integer viewer;

        Table(Terrain terrain) {
            this.state = new State(terrain);
            this.seats = List.of(new Seat(state, 0), new Seat(state, 1));
        }

        Seat caller() {
            return seats.get(viewer != null ? viewer : state.toMove());
        }
    }

    Engine(Lang lang) {
        this.lang = lang;
    }

    /** Obeys one line: {@code {"r": value}}, or {@code {"error": why}} when it is a bad one. */
    String answer(String line) {
        try {
            Json answer = new Json().object().name("r");
            obey(JsonValue.parse(line), answer);
            return answer.end().toString();
        } catch (BadInput bad) {
            String where = (lang == Lang.FR ? "colonne " : "column ") + bad.column() + (lang == Lang.FR ? " : " : ": ");
            return new Json()
                    .object()
                    .field("error", where + bad.expected().in(lang))
                    .end()
                    .toString();
        }
    }

    private void obey(JsonValue command, Json answer) throws BadInput {
        String word = command.need("cmd").string();
        switch (word) {
            case "new" -> {
                table = new Table(new Terrain(MapFile.read(command.need("map"))));
                done(answer);
            }
            case "start" -> {
                State state = table(command).state;
                if (state.isRunning() || Stages.isOver(state)) {
                    throw command.error("aucun tour ne peut commencer maintenant", "no half-turn can start now");
                }
                Stages.start(state);
                done(answer);
            }
            case "end" -> {
                Stages.end(running(command));
                done(answer);
            }
            case "lose" -> {
                State state = running(command);
                Stages.lose(state, state.toMove());
                done(answer);
            }
            case "viewer" -> {
                table(command).viewer = Arguments.player(command.need("j"));
                done(answer);
            }
            case "action" -> act(command, answer);
            case "query" -> Queries.answer(table(command).caller(), command.need("f"), new Arguments(command), answer);
            case "winner" -> winner(table(command).state, answer);
            case "state" -> StateJson.write(answer, table(command).state);
            default ->
                throw command.need("cmd")
                        .error(
                                "commande inconnue : new, start, end, viewer, action, query, lose, winner ou state",
                                "unknown command: new, start, end, viewer, action, query, lose, winner or state");
        }
    }

    private Table table(JsonValue command) throws BadInput {
        Table current = table;
        if (current == null) {
            throw command.error("il n'y a pas encore de partie : new d'abord", "there is no match yet: new first");
        }
        return current;
    }

    private State running(JsonValue command) throws BadInput {
        State state = table(command).state;
        if (!state.isRunning()) {
            throw command.error("aucun tour n'est en cours", "no half-turn is running");
        }
        return state;
    }

    private void act(JsonValue command, Json answer) throws BadInput {
        Seat seat = table(command).caller();
        JsonValue function = command.need("f");
        Arguments given = new Arguments(command);
        if (function.string().equals("annuler")) {
            given.end();
            answer.value(seat.annuler());
            return;
        }
        TypeAction type = action(function);
        Position first = type.positions() >= 1 ? given.position() : Position.NONE;
        Position second = type.positions() >= 2 ? given.position() : Position.NONE;
        int paw = type == TypeAction.DEBUG_POSER_PAPATTE ? given.number() : 0;
        given.end();
        answer.value(seat.act(type, first, second, paw).number());
        if (seat.isOverActionLimit()) {
            Stages.lose(seat.state(), seat.moi());
        }
    }

    private static TypeAction action(JsonValue function) throws BadInput {
        TypeAction type = TypeAction.named(function.string());
        if (type != null) {
            return type;
        }
        throw function.error("f : cette action n'existe pas", "f: there is no such action");
    }

    private static void winner(State state, Json answer) {
        if (!Stages.isOver(state)) {
            done(answer);
            return;
        }
        answer.value(state.leader());
    }

    /** Answers a command that has nothing to tell. */
    private static void done(Json answer) {
        answer.value((String) null);
    }
}
