package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.play;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static ludotheque.papattes.champion.ChampionDuels.walledIn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;
import org.junit.jupiter.api.Test;

class StrongTest {
    @Test
    void itUsesWhatATeamCanDo() {
        Set<TypeAction> used = EnumSet.noneOf(TypeAction.class);
        for (Entry entry : entries(shipped("carrefour"))) {
            used.add(entry.type());
        }

        assertThat(used)
                .contains(
                        TypeAction.SE_DEPLACER,
                        TypeAction.PRENDRE_PORTAIL,
                        TypeAction.MANGER,
                        TypeAction.DONNER_CROQUETTE,
                        TypeAction.AGE_SUIVANT);
    }

    @Test
    void itTriesNothingThatIsRefused() {
        assertThat(entries(shipped("archipel"))).extracting(Entry::answer).containsOnly(Erreur.OK);
    }

    @Test
    void aWallAroundItsDoghouseDoesNotHoldIt() {
        assertThat(play(Builtin.STRONG, Builtin.IDLE, walledIn(shipped("clairiere")), 0, 0)
                        .score())
                .isGreaterThan(1000);
    }

    private static List<Entry> entries(GameMap map) {
        List<Entry> entries = new ArrayList<>();
        List<Call> turns =
                play(Builtin.STRONG, Builtin.IDLE, map, 0, 0).record().turns();
        for (int turn = 0; turn < turns.size(); turn += 2) {
            entries.addAll(turns.get(turn).entries());
        }
        return entries;
    }
}
