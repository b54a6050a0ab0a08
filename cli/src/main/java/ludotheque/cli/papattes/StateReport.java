package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Layout;
import ludotheque.papattes.PapatteDebug;
import ludotheque.papattes.Position;
import ludotheque.papattes.State;

/** What a person wants to know of a state beside its picture: who carries what. */
record StateReport(Shell shell, List<String> players) {
    private static final String ROW = "  %1s %-6s  %-8s  %10s  %9s  %5s%n";

    String of(State state) {
        StringBuilder text = new StringBuilder();
        team(text, state, 0);
        team(text, state, 1);
        portals(text, state);
        return text.toString();
    }

    private void team(StringBuilder text, State state, int player) {
        String bones = state.bones(player, 0) + " + " + state.bones(player, 1) + " + " + state.bones(player, 2);
        text.append('\n')
                .append(shell.say(
                        "Joueur " + player + ", " + players.get(player) + " : âge " + state.age(player) + ", score "
                                + state.score(player) + " (os : " + bones + ")",
                        "Player " + player + ", " + players.get(player) + ": age " + state.age(player) + ", score "
                                + state.score(player) + " (bones: " + bones + ")"))
                .append(state.isLost(player) ? shell.say(", champion perdu", ", champion lost") : "")
                .append('\n');
        text.append(String.format(
                ROW,
                "",
                "",
                shell.say("case", "cell"),
                "croquettes",
                shell.say("mouvement", "movement"),
                shell.say("os", "bones")));
        int first = Layout.firstOf(player);
        for (int character = first; character < first + Layout.TEAM; character++) {
            boolean isDog = Layout.isDog(character);
            text.append(String.format(
                    ROW,
                    MapPicture.letter(character),
                    isDog ? shell.say("chien", "dog") : shell.say("maître", "master"),
                    Position.of(state.place(character)),
                    state.croquettes(character),
                    state.points(character),
                    isDog ? state.carried(character) : "-"));
        }
        paws(text, state, player);
    }

    private void paws(StringBuilder text, State state, int player) {
        for (PapatteDebug paw : PapatteDebug.values()) {
            StringBuilder places = new StringBuilder();
            for (int cell = 0; paw != PapatteDebug.PAS_DE_PAPATTE && cell < Cells.COUNT; cell++) {
                if (state.paw(player, cell) == paw) {
                    places.append(' ').append(Position.of(cell));
                }
            }
            if (!places.isEmpty()) {
                text.append("  ").append(paw.name()).append(places).append('\n');
            }
        }
    }

    private void portals(StringBuilder text, State state) {
        String title = "\n" + shell.say("Portails, et leur chien :", "Portals, and their dog:") + "\n";
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.portalPlace(slot) >= 0) {
                text.append(title)
                        .append(String.format(
                                "  %-8s  %s %-8s  croquettes %d, %s %d + %d + %d%n",
                                Position.of(state.portalPlace(slot)),
                                shell.say("chien", "dog"),
                                Position.of(state.wandererPlace(slot)),
                                state.wandererCroquettes(slot),
                                shell.say("os", "bones"),
                                state.wandererBones(slot, 0),
                                state.wandererBones(slot, 1),
                                state.wandererBones(slot, 2)));
                title = "";
            }
        }
    }
}
