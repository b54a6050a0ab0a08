package ludotheque.browser.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.faraway.PublishedOptima;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FarawayBridgeTest {
    private static final String EXAMPLE = "12 20 13 18 44 24 39 4 120 130 140 145";
    private static final String CARDS = "4 12 13 18 20 24 39 44 120 130 140 145";
    private static final String MORE_CARDS = CARDS + " 1 2 60 66 101 122";

    @Test
    void showsEveryCardWithItsColourIconsAndWorth() {
        assertThat(ask("cards"))
                .startsWith(
                        "{\"cards\":[{\"number\":1,\"colour\":\"red\",\"icons\":[\"stone\",\"chimera\"],\"points\":0,\"per\":[],\"needs\":[],\"worth\":{")
                .contains("{\"number\":2,\"colour\":\"blue\",\"icons\":[\"stone\",\"stone\"],")
                .contains("{\"number\":101,\"colour\":null,\"icons\":[\"stone\"],")
                .contains("\"en\":\"3 points per stone, if at least 2 chimeras\"");
    }

    @Test
    void readsAnInstanceAndSaysWhatIsOddOrImpossible() {
        assertThat(ask("read", "3, 1 1\r\n101"))
                .startsWith("{\"cards\":\"1 3 101\",\"warnings\":[{")
                .contains("\"impossible\":{\"fr\":\"aucun tableau");
        assertThat(ask("read", CARDS)).isEqualTo("{\"cards\":\"" + CARDS + "\",\"warnings\":[]}");
        assertThat(ask("read", "1 70")).startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":1,\"column\":3,");
    }

    @Test
    void ranksTeamsByWhatTheyHandedIn() {
        String asked = """
                {"known": ["%1$s", "%1$s"], "mystery": ["%1$s"], "extra": [], "teams": [
                  {"name": "ada", "known": ["%2$s\\n45", null], "mystery": ["%2$s\\n45"], "extra": []},
                  {"name": "bob", "known": ["%2$s\\n46", "1 2 x"], "mystery": [], "extra": []}]}
                """.formatted(CARDS, EXAMPLE);
        assertThat(ask("rank", asked))
                .startsWith(
                        "{\"answers\":[{\"name\":\"ada\",\"known\":[{\"score\":45},{}],\"mystery\":[{\"score\":45}],")
                .contains("the score given is 46, the tableau's is 45", "\"en\":\"1:5: ")
                .contains("\"standings\":[{\"rank\":1,\"name\":\"ada\",\"points\":18,\"known\":{\"bests\":1,")
                .contains("{\"rank\":2,\"name\":\"bob\",\"points\":0,");
        assertThat(ask("rank", "{\"known\": [\"500\"], \"mystery\": [], \"extra\": [], \"teams\": []}"))
                .startsWith("{\"mistake\":");
    }

    @Test
    void dealsTheSameCardsForTheSameSeed() {
        String dealt = ask("deal", "1001 12 8");
        assertThat(dealt).isEqualTo(ask("deal", "1001 12 8"));
        assertThat(ask("published")).contains(dealt.substring("{\"cards\":".length(), dealt.indexOf(",\"warnings\"")));
        assertThat(ask("deal", "1 7 8")).startsWith("{\"mistake\":");
        assertThat(ask("deal", "1 12 46")).startsWith("{\"mistake\":");
    }

    @Test
    void countsTheExampleOfTheSubject() {
        assertThat(ask("count", CARDS, EXAMPLE))
                .startsWith("{\"score\":45,\"valid\":true,\"ascents\":4,\"refusals\":[],\"steps\":[{\"points\":0,")
                .contains("{\"card\":145,\"points\":3,\"total\":45,");
    }

    @Test
    void countsWhatIsLaidBeforeTheRowIsFull() {
        assertThat(ask("count", CARDS, "0 0 0 0 0 0 39 4 130"))
                .startsWith("{\"score\":3,\"valid\":false,\"refusals\":[{\"fr\":\"il manque 6 régions\",")
                .doesNotContain("\"card\":0");
        assertThat(ask("count", CARDS, "")).startsWith("{\"score\":0,\"valid\":false,");
    }

    @Test
    void saysWhyAFullRowIsNotValid() {
        assertThat(ask("count", CARDS, "12 20 13 18 44 24 39 4 120"))
                .contains("\"valid\":false,\"ascents\":4,")
                .contains("it takes 4");
        assertThat(ask("count", CARDS, "12 101")).startsWith("{\"mistake\":");
        assertThat(ask("count", CARDS, "70")).startsWith("{\"mistake\":");
    }

    @Test
    void advisesTheSingleChangeThatGainsMost() {
        assertThat(ask("advise", MORE_CARDS, EXAMPLE))
                .isEqualTo("{\"advice\":{\"row\":\"12 20 13 18 44 24 39 60 120 130 140 145 101\",\"score\":59,"
                        + "\"out\":[4],\"in\":[60,101],\"swapped\":[]}}");
        assertThat(ask("advise", MORE_CARDS, "12 20")).isEqualTo("{}");
    }

    @Test
    void provesInSlices() {
        assertThat(ask("prove", MORE_CARDS)).isEqualTo("{}");
        String answer;
        do {
            answer = ask("proveMore", 100);
        } while (answer.startsWith("{\"state\":\"running\""));
        assertThat(answer).startsWith("{\"state\":\"proved\",\"row\":\"").contains("\"score\":98,\"bound\":98,");
        assertThat(ask("prove", "1 2 3")).startsWith("{\"mistake\":{\"code\":\"TOO_FEW_REGIONS\",");
    }

    @Test
    void everyTableauListedIsOneOfItsInstance() throws BadInput {
        assertListed(PublishedInstances.known(), PublishedOptima.KNOWN);
        assertListed(PublishedInstances.mystery(), PublishedOptima.MYSTERY);
        assertListed(List.of(PublishedInstances.extra()), PublishedOptima.EXTRA);
    }

    private static void assertListed(List<Instance> instances, List<String> best) throws BadInput {
        assertThat(best).hasSameSizeAs(instances);
        for (int i = 0; i < best.size(); i++) {
            assertThat(Tableau.parse(best.get(i)).check(instances.get(i), SanctuaryRule.EXACT))
                    .isEmpty();
        }
    }

    @Test
    @Tag("slow")
    void theSmallestTableauxListedAreProvedAgain() throws BadInput {
        for (int i = 0; i < 5; i++) {
            Prover prover = new Prover(PublishedInstances.known().get(i), SanctuaryRule.EXACT);
            while (prover.advance(1000) == SearchState.RUNNING) {
                // one slice after the other
            }
            assertThat(Tableau.parse(PublishedOptima.KNOWN.get(i)).score())
                    .isEqualTo(prover.best().score());
        }
    }

    private static String ask(String function, Object... arguments) {
        return FarawayBridge.BRIDGE.ask(
                function, Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new));
    }
}
