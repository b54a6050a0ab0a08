package ludotheque.papattes;

import static ludotheque.papattes.Constantes.ACTIONS_MAX;
import static ludotheque.papattes.Constantes.DEPLACEMENT_VAGABOND;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_MAITRES;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * What one player may call: the subject's functions, under its names. Everything is visible to both players, so a seat differs
 * from the other only by who acts.
 */
public final class Seat {
    private final State state;
    private final int player;
    private final ActionLog log;
    private final LongSupplier elapsed;
    private boolean tooMany;

    /** Hears of every action, refused ones too, and of every one taken back. */
    public interface ActionLog {
        void acted(TypeAction type, Position first, Position second, int paw, Erreur answer);

        void cancelled();
    }

    private enum Silence implements ActionLog {
        SILENCE;

        @Override
        public void acted(TypeAction type, Position first, Position second, int paw, Erreur answer) {}

        @Override
        public void cancelled() {}
    }

    public Seat(State state, int player) {
        this(state, player, Silence.SILENCE, () -> 0);
    }

    /** A seat whose actions are written down; {@code elapsed} says how many microseconds the call that runs has lasted. */
    public Seat(State state, int player, ActionLog log, LongSupplier elapsed) {
        this.state = state;
        this.player = player;
        this.log = log;
        this.elapsed = elapsed;
    }

    /** The state itself, for a champion that plans ahead on copies of it. */
    public State state() {
        return state;
    }

    /** How long the call that runs has lasted on the referee's clock, for a champion that thinks long; 0 where there is no clock. */
    public long elapsedMicros() {
        return elapsed.getAsLong();
    }

    /** Whether it tried one action more than may stand in a half-turn. */
    public boolean isOverActionLimit() {
        return tooMany;
    }

    // Actions.

    public Erreur seDeplacer(Position entite, Position arrive) {
        return act(TypeAction.SE_DEPLACER, entite, arrive, 0);
    }

    public Erreur prendrePortail(Position chien, Position portail) {
        return act(TypeAction.PRENDRE_PORTAIL, chien, portail, 0);
    }

    public Erreur manger(Position chien) {
        return act(TypeAction.MANGER, chien, Position.NONE, 0);
    }

    public Erreur construire(Position maitre, Position mur) {
        return act(TypeAction.CONSTRUIRE, maitre, mur, 0);
    }

    public Erreur detruire(Position maitre, Position mur) {
        return act(TypeAction.DETRUIRE, maitre, mur, 0);
    }

    public Erreur donnerCroquette(Position maitre, Position chien) {
        return act(TypeAction.DONNER_CROQUETTE, maitre, chien, 0);
    }

    public Erreur poserCroquette(Position maitre, Position croquette) {
        return act(TypeAction.POSER_CROQUETTE, maitre, croquette, 0);
    }

    public Erreur ageSuivant() {
        return act(TypeAction.AGE_SUIVANT, Position.NONE, Position.NONE, 0);
    }

    public Erreur debugPoserPapatte(Position pos, int papatte) {
        return act(TypeAction.DEBUG_POSER_PAPATTE, pos, Position.NONE, papatte);
    }

    /** Any action; positions that its function does not take are ignored. */
    public Erreur act(TypeAction type, Position first, Position second, int paw) {
        Erreur answer = check(type, first, second);
        if (answer == Erreur.OK) {
            if (state.standing() == ACTIONS_MAX) {
                tooMany = true;
                answer = Erreur.HORS_TOUR;
            } else {
                Rules.apply(state, type, cell(type, 1, first), cell(type, 2, second), paw);
            }
        }
        log.acted(type, first, second, paw, answer);
        return answer;
    }

    /** What an action would answer, without doing it. */
    public Erreur check(TypeAction type, Position first, Position second) {
        if (tooMany || !Rules.mayAct(state, player)) {
            return Erreur.HORS_TOUR;
        }
        if ((type.positions() >= 1 && !first.isOnMap()) || (type.positions() >= 2 && !second.isOnMap())) {
            return Erreur.POSITION_INVALIDE;
        }
        return Rules.check(state, type, cell(type, 1, first), cell(type, 2, second));
    }

    private static int cell(TypeAction type, int place, Position position) {
        return place <= type.positions() ? position.cell() : Cells.NOWHERE;
    }

    /** Takes back the last successful action of this half-turn; false when there is none. */
    public boolean annuler() {
        if (tooMany || !Rules.mayAct(state, player) || state.standing() == 0) {
            return false;
        }
        state.undoAction();
        log.cancelled();
        return true;
    }

    // Questions.

    public EtatCase infoCase(Position pos) {
        if (!pos.isOnMap()) {
            return new EtatCase(TypeCase.MUR, pos, false, 0);
        }
        int cell = pos.cell();
        return new EtatCase(TypeCase.of(state.kind(cell)), pos, Rules.isConstructible(state, cell), state.ground(cell));
    }

    public EtatSquelette infoSquelette(Position pos) {
        if (!pos.isOnMap() || !state.is(TypeCase.SQUELETTE, pos.cell())) {
            return new EtatSquelette(-1, -1, -1, false);
        }
        int cell = pos.cell();
        Terrain terrain = state.terrain();
        return new EtatSquelette(
                terrain.untilDue(cell, state.turn()),
                terrain.boneAge(cell),
                terrain.period(cell),
                state.hasGrown(cell));
    }

    public EtatArbre infoArbre(Position pos) {
        if (!pos.isOnMap() || !state.is(TypeCase.ARBRE, pos.cell())) {
            return new EtatArbre(-1, -1, false);
        }
        int cell = pos.cell();
        Terrain terrain = state.terrain();
        return new EtatArbre(terrain.untilDue(cell, state.turn()), terrain.period(cell), state.hasGrown(cell));
    }

    public List<ApparitionPortail> apparitionPortails() {
        List<ApparitionPortail> coming = new ArrayList<>();
        Terrain terrain = state.terrain();
        for (int place = 0; place < terrain.portals(); place++) {
            int slot = terrain.slotOf(place);
            if (terrain.portalTurn(slot) > state.turn()) {
                coming.add(new ApparitionPortail(terrain.portalTurn(slot), Position.of(terrain.portalCell(slot))));
            }
        }
        return coming;
    }

    public List<Position> positionsPortails() {
        List<Position> positions = new ArrayList<>();
        for (LienTemporel link : liensTemporels()) {
            positions.add(link.portail());
        }
        return positions;
    }

    public List<LienTemporel> liensTemporels() {
        List<LienTemporel> links = new ArrayList<>();
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.portalPlace(slot) >= 0) {
                links.add(
                        new LienTemporel(Position.of(state.wandererPlace(slot)), Position.of(state.portalPlace(slot))));
            }
        }
        return links;
    }

    public int pointsMouvement(Position pos) {
        if (!pos.isOnMap()) {
            return -1;
        }
        int character = state.character(pos.cell());
        if (character >= 0) {
            return state.points(character);
        }
        return state.wanderer(pos.cell()) >= 0 ? DEPLACEMENT_VAGABOND : -1;
    }

    public int ageJoueur(int joueur) {
        return isPlayer(joueur) ? state.age(joueur) : -1;
    }

    public Position nicheJoueur(int joueur) {
        return isPlayer(joueur) ? Position.of(state.terrain().niche(joueur)) : Position.NONE;
    }

    public List<Position> chiensJoueur(int joueur) {
        return isPlayer(joueur) ? places(Layout.firstOf(joueur), NB_CHIENS) : List.of();
    }

    public List<Position> maitresJoueur(int joueur) {
        return isPlayer(joueur) ? places(Layout.firstOf(joueur) + NB_CHIENS, NB_MAITRES) : List.of();
    }

    private List<Position> places(int first, int count) {
        List<Position> places = new ArrayList<>();
        for (int character = first; character < first + count; character++) {
            places.add(Position.of(state.place(character)));
        }
        return places;
    }

    public int score(int joueur) {
        return isPlayer(joueur) ? state.score(joueur) : -1;
    }

    public int scoreAge(int joueur, int age) {
        return isPlayer(joueur) && isAge(age) ? state.bones(joueur, age) : -1;
    }

    public int inventaireChien(Position pos, int age) {
        if (!pos.isOnMap() || !isAge(age)) {
            return -1;
        }
        int wanderer = state.wanderer(pos.cell());
        if (wanderer >= 0) {
            return state.wandererBones(wanderer, age);
        }
        int character = state.character(pos.cell());
        if (character < 0 || !Layout.isDog(character)) {
            return -1;
        }
        return age == state.age(Layout.playerOf(character)) ? state.carried(character) : 0;
    }

    public int nbCroquettes(Position pos) {
        if (!pos.isOnMap()) {
            return -1;
        }
        int wanderer = state.wanderer(pos.cell());
        if (wanderer >= 0) {
            return state.wandererCroquettes(wanderer);
        }
        int character = state.character(pos.cell());
        return character >= 0 ? state.croquettes(character) : -1;
    }

    public List<ActionHist> historique() {
        List<ActionHist> actions = new ArrayList<>();
        int opponent = adversaire();
        for (int i = 0; i < state.historyLength(opponent); i++) {
            actions.add(Layout.unpacked(state.history(opponent, i)));
        }
        return actions;
    }

    public List<Position> deplacementsChien(Position pos, int k) {
        int wanderer = pos.isOnMap() ? state.wanderer(pos.cell()) : -1;
        return wanderer < 0 ? List.of() : positions(Wandering.ahead(state, wanderer, k));
    }

    public List<Position> trouverChemin(Position depart, Position arrivee, int joueur) {
        if (!depart.isOnMap() || !arrivee.isOnMap() || joueur < 0 || joueur > 2) {
            return List.of();
        }
        return positions(Paths.find(state, depart.cell(), arrivee.cell(), joueur));
    }

    private static List<Position> positions(int[] cells) {
        List<Position> positions = new ArrayList<>(cells.length);
        for (int cell : cells) {
            positions.add(Position.of(cell));
        }
        return positions;
    }

    public int moi() {
        return player;
    }

    public int adversaire() {
        return 1 - player;
    }

    public int tourActuel() {
        return Math.max(0, state.turn());
    }

    private static boolean isPlayer(int joueur) {
        return joueur == 0 || joueur == 1;
    }

    private static boolean isAge(int age) {
        return age >= 0 && age < NB_AGES;
    }
}
