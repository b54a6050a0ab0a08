package ludotheque.cli.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.kernel.Lang;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EngineTest {
    private static final String NULL = "{\"r\":null}";
    private static final String NEW = "{\"cmd\":\"new\",\"map\":" + Field.MAP.replace('\n', ' ') + "}";

    private final Engine engine = new Engine(Lang.EN);

    @BeforeEach
    void aMatch() {
        assertThat(engine.answer(NEW)).isEqualTo(NULL);
    }

    private String say(String command) {
        return engine.answer("{\"cmd\":\"" + command + "\"}");
    }

    private String action(String function, String arguments) {
        return engine.answer("{\"cmd\":\"action\",\"f\":\"" + function + "\",\"args\":" + arguments + "}");
    }

    private String query(String function, String arguments) {
        return engine.answer("{\"cmd\":\"query\",\"f\":\"" + function + "\",\"args\":" + arguments + "}");
    }

    /** Plays half-turns in which nobody does anything. */
    private void pass(int halfTurns) {
        for (int i = 0; i < halfTurns; i++) {
            say("start");
            say("end");
        }
    }

    @Test
    void everyFunctionIsAnsweredUnderTheSubjectsNames() throws Exception {
        StringBuilder story = new StringBuilder();
        for (String line : """
                {"cmd":"query","f":"info_arbre","args":[[9,20]]}
                {"cmd":"action","f":"se_deplacer","args":[[7,20],[8,20]]}
                {"cmd":"start"}
                {"cmd":"query","f":"info_case","args":[[8,20]]}
                {"cmd":"query","f":"info_case","args":[[-1,3]]}
                {"cmd":"query","f":"info_squelette","args":[[9,19]]}
                {"cmd":"query","f":"info_squelette","args":[[0,0]]}
                {"cmd":"query","f":"info_arbre","args":[[9,20]]}
                {"cmd":"query","f":"apparition_portails","args":[]}
                {"cmd":"query","f":"positions_portails","args":[]}
                {"cmd":"query","f":"points_mouvement","args":[[7,20]]}
                {"cmd":"query","f":"age_joueur","args":[1]}
                {"cmd":"query","f":"niche_joueur","args":[0]}
                {"cmd":"query","f":"niche_joueur","args":[2]}
                {"cmd":"query","f":"chiens_joueur","args":[0]}
                {"cmd":"query","f":"maitres_joueur","args":[1]}
                {"cmd":"query","f":"score","args":[0]}
                {"cmd":"query","f":"score_age","args":[0,2]}
                {"cmd":"query","f":"moi"}
                {"cmd":"query","f":"adversaire"}
                {"cmd":"query","f":"tour_actuel"}
                {"cmd":"action","f":"se_deplacer","args":[[7,20],[8,20]]}
                {"cmd":"action","f":"se_deplacer","args":[[8,20],[9,20]]}
                {"cmd":"query","f":"nb_croquettes","args":[[9,20]]}
                {"cmd":"action","f":"se_deplacer","args":[[6,20],[7,20]]}
                {"cmd":"action","f":"se_deplacer","args":[[7,20],[8,20]]}
                {"cmd":"action","f":"donner_croquette","args":[[9,20],[8,20]]}
                {"cmd":"action","f":"manger","args":[[8,20]]}
                {"cmd":"action","f":"construire","args":[[9,20],[9,21]]}
                {"cmd":"action","f":"detruire","args":[[9,20],[9,21]]}
                {"cmd":"action","f":"poser_croquette","args":[[9,20],[9,21]]}
                {"cmd":"action","f":"prendre_portail","args":[[8,20],[9,20]]}
                {"cmd":"action","f":"age_suivant"}
                {"cmd":"action","f":"annuler"}
                {"cmd":"action","f":"debug_poser_papatte","args":[[1,1],2]}
                {"cmd":"end"}
                {"cmd":"start"}
                {"cmd":"query","f":"historique"}
                {"cmd":"viewer","j":0}
                {"cmd":"action","f":"age_suivant"}
                {"cmd":"query","f":"historique"}
                {"cmd":"query","f":"moi"}
                {"cmd":"viewer","j":null}
                {"cmd":"query","f":"moi"}
                {"cmd":"end"}
                {"cmd":"start"}
                {"cmd":"query","f":"positions_portails"}
                {"cmd":"query","f":"deplacements_chien","args":[[12,20],3]}
                {"cmd":"end"}
                {"cmd":"query","f":"liens_temporels"}
                {"cmd":"query","f":"inventaire_chien","args":[[8,20],0]}
                {"cmd":"query","f":"trouver_chemin","args":[[0,0],[2,1],0]}
                {"cmd":"winner"}
                {"cmd":"state"}
                """.lines().toList()) {
            story.append(line)
                    .append('\n')
                    .append("    ")
                    .append(engine.answer(line))
                    .append('\n');
        }
        Golden.check("papattes-engine.txt", story.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "start",
                "[]",
                "{}",
                "{\"cmd\":\"start\"",
                "{\"cmd\":\"start\"} {\"cmd\":\"start\"}",
                "{\"cmd\":\"start\"}",
                "{\"cmd\":\"new\"}",
                "{\"cmd\":\"new\",\"map\":{\"nom\":\"void\"}}",
                "{\"cmd\":\"dance\"}",
                "{\"cmd\":7}",
                "{\"cmd\":\"viewer\"}",
                "{\"cmd\":\"viewer\",\"j\":2}",
                "{\"cmd\":\"viewer\",\"j\":\"0\"}",
                "{\"cmd\":\"action\"}",
                "{\"cmd\":\"action\",\"f\":\"score\",\"args\":[0]}",
                "{\"cmd\":\"action\",\"f\":\"age_suivant\",\"args\":[1]}",
                "{\"cmd\":\"action\",\"f\":\"annuler\",\"args\":[1]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\"}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":[[3,20]]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":[[3,20],[2]]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":[[3,20],[2,20,0]]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":[[3,20],[2.5,20]]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":[[3,20],[2,20],[1,20]]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":[[3,20],[2,99999999999]]}",
                "{\"cmd\":\"action\",\"f\":\"se_deplacer\",\"args\":{\"entite\":[3,20]}}",
                "{\"cmd\":\"action\",\"f\":\"debug_poser_papatte\",\"args\":[[3,20]]}",
                "{\"cmd\":\"query\",\"f\":\"annuler\",\"args\":[]}",
                "{\"cmd\":\"query\",\"f\":\"info_case\",\"args\":[3,20]}",
                "{\"cmd\":\"query\",\"f\":\"info_case\",\"args\":[[3,20],1]}",
                "{\"cmd\":\"query\",\"f\":\"moi\",\"args\":[0]}"
            })
    void aBadLineIsAnErrorAndChangesNothing(String line) {
        say("start");
        action("se_deplacer", "[[6,20],[6,20]]");
        action("se_deplacer", "[[3,20],[2,20]]");
        String before = say("state");
        assertThat(engine.answer(line)).matches("\\{\"error\":\"column \\d+: .+\"}");
        assertThat(say("state")).isEqualTo(before);
        assertThat(query("moi", "[]")).isEqualTo("{\"r\":0}");
        assertThat(action("annuler", "[]")).isEqualTo("{\"r\":true}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"end", "lose"})
    void whatNeedsARunningHalfTurnIsRefusedOutsideOne(String command) {
        for (int played = 0; played < 2; played++) {
            String before = say("state");
            assertThat(say(command)).isEqualTo("{\"error\":\"column 1: no half-turn is running\"}");
            assertThat(say("state")).isEqualTo(before);
            pass(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "end", "lose", "winner", "state"})
    void nothingGoesWithoutAMatch(String command) {
        assertThat(new Engine(Lang.FR).answer("{\"cmd\":\"" + command + "\"}"))
                .isEqualTo("{\"error\":\"colonne 1 : il n'y a pas encore de partie : new d'abord\"}");
    }

    @Test
    void aMatchHasTwoHundredHalfTurnsAndThenAWinner() {
        pass(199);
        assertThat(say("winner")).isEqualTo(NULL);
        pass(1);
        assertThat(say("winner")).isEqualTo("{\"r\":-1}");
        assertThat(say("start")).isEqualTo("{\"error\":\"column 1: no half-turn can start now\"}");
        assertThat(engine.answer(NEW)).isEqualTo(NULL);
        assertThat(say("winner")).isEqualTo(NULL);
        assertThat(say("start")).isEqualTo(NULL);
    }

    @Test
    void whoBringsABoneHomeWins() {
        say("start");
        for (String step : List.of(
                "[[7,20],[8,20]]", "[[6,20],[7,20]]", "[[7,20],[7,19]]", "[[7,19],[8,19]]", "[[8,19],[9,19]]")) {
            assertThat(action("se_deplacer", step)).isEqualTo("{\"r\":0}");
        }
        say("end");
        pass(1);
        say("start");
        for (String step : List.of("[[9,19],[8,19]]", "[[8,19],[7,19]]", "[[7,19],[7,20]]", "[[7,20],[6,20]]")) {
            assertThat(action("se_deplacer", step)).isEqualTo("{\"r\":0}");
        }
        say("end");
        pass(1);
        say("start");
        assertThat(action("se_deplacer", "[[6,20],[5,20]]")).isEqualTo("{\"r\":0}");
        assertThat(query("score", "[0]")).isEqualTo("{\"r\":2}");
        say("end");
        pass(195);
        assertThat(say("winner")).isEqualTo("{\"r\":0}");
    }

    @Test
    void aLostChampionsHalfTurnIsVoidAndItActsNoMore() {
        say("start");
        String before = query("maitres_joueur", "[0]");
        action("se_deplacer", "[[3,20],[2,20]]");
        assertThat(say("lose")).isEqualTo(NULL);
        assertThat(query("maitres_joueur", "[0]")).isEqualTo(before);
        assertThat(action("se_deplacer", "[[3,20],[2,20]]")).isEqualTo("{\"r\":1}");
        say("end");
        say("start");
        assertThat(action("se_deplacer", "[[36,19],[37,19]]")).isEqualTo("{\"r\":0}");
        say("end");
        say("start");
        assertThat(action("se_deplacer", "[[3,20],[2,20]]")).isEqualTo("{\"r\":1}");
    }

    @Test
    void oneActionTooManyLosesTheChampion() {
        say("start");
        for (int i = 0; i < 4096; i++) {
            assertThat(action("debug_poser_papatte", "[[0,0],1]")).isEqualTo("{\"r\":0}");
        }
        assertThat(action("annuler", "[]")).isEqualTo("{\"r\":true}");
        assertThat(action("debug_poser_papatte", "[[0,0],2]")).isEqualTo("{\"r\":0}");
        assertThat(action("debug_poser_papatte", "[[50,0],2]")).isEqualTo("{\"r\":2}");
        assertThat(say("state")).contains("\"papattes\":[{\"pos\":[0,0],\"papatte\":2}]");
        assertThat(action("debug_poser_papatte", "[[0,0],3]")).isEqualTo("{\"r\":1}");
        assertThat(say("state")).contains("\"perdu\":true").doesNotContain("\"papatte\":");
        assertThat(action("annuler", "[]")).isEqualTo("{\"r\":false}");
    }

    @Test
    void theEngineAgreesWithTheRulesOnRandomMatches() throws Exception {
        for (int seed = 0; seed < 5; seed++) {
            engine.answer(NEW);
            playAtRandom(new SeededRandom(seed));
        }
    }

    private void playAtRandom(SeededRandom random) throws Exception {
        State state = new State(new Terrain(MapFile.parse(Field.MAP)));
        List<Seat> seats = List.of(new Seat(state, 0), new Seat(state, 1));
        for (int turn = 0; turn < 200; turn++) {
            say("start");
            Stages.start(state);
            Seat seat = seats.get(turn & 1);
            for (int i = 0; i < 40; i++) {
                if (random.nextInt(8) == 0) {
                    assertThat(action("annuler", "[]")).isEqualTo("{\"r\":" + seat.annuler() + "}");
                } else {
                    act(random, seat);
                }
            }
            if (random.nextInt(500) == 0) {
                say("lose");
                Stages.lose(state, turn & 1);
            }
            say("end");
            Stages.end(state);
            assertThat(say("state")).contains("\"hash\":\"" + MatchRecord.hex(state.hash()) + "\"");
        }
    }

    private void act(SeededRandom random, Seat seat) {
        TypeAction type = TypeAction.of(random.nextInt(3) == 0 ? random.nextInt(TypeAction.count()) : 0);
        List<Position> mine = random.nextInt(2) == 0 ? seat.chiensJoueur(seat.moi()) : seat.maitresJoueur(seat.moi());
        Position first = mine.get(random.nextInt(mine.size()));
        Position second = new Position(
                first.colonne() + random.nextInt(3) - 1,
                first.ligne() + (random.nextInt(2) == 0 ? 0 : random.nextInt(3) - 1));
        int paw = random.nextInt(5);
        String arguments = (type.positions() > 0 ? pair(first) : "")
                + (type.positions() > 1 ? "," + pair(second) : "")
                + (type == TypeAction.DEBUG_POSER_PAPATTE ? "," + paw : "");
        assertThat(action(type.function(), "[" + arguments + "]"))
                .isEqualTo("{\"r\":" + seat.act(type, first, second, paw).number() + "}");
        assertThat(query("points_mouvement", "[" + pair(second) + "]"))
                .isEqualTo("{\"r\":" + seat.pointsMouvement(second) + "}");
    }

    private static String pair(Position position) {
        return "[" + position.colonne() + "," + position.ligne() + "]";
    }
}
