package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.table.Tables;
import ludotheque.contest.work.Queue;
import ludotheque.kernel.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The description and the routes say the same, both ways. */
final class OpenApiTest {
    @TempDir
    Path folder;

    private static JsonValue description() throws Exception {
        return JsonValue.parse(new String(ContestServer.description(), StandardCharsets.UTF_8));
    }

    private List<Route> routes() throws Exception {
        try (ContestFolder opened = ContestFolder.open(folder, java.time.InstantSource.system())) {
            Desk desk = new Desk(
                    opened.database(),
                    new Queue(opened.database()),
                    new RateLimits(System::nanoTime),
                    new Passwords(),
                    new Tables(opened.database()),
                    false,
                    () -> {});
            try (LiveRoutes live = new LiveRoutes(desk)) {
                return ContestServer.routes(desk, new Gate(opened.database()), live);
            }
        }
    }

    @Test
    void everyRouteIsDescribedWithWhoMayUseItAndNothingElseIs() throws Exception {
        TreeSet<String> described = new TreeSet<>();
        for (Map.Entry<String, JsonValue> path :
                description().need("paths").object().entrySet()) {
            for (Map.Entry<String, JsonValue> method : path.getValue().object().entrySet()) {
                described.add(method.getKey() + " " + path.getKey() + " "
                        + method.getValue().need("x-access").string());
            }
        }
        TreeSet<String> routed = new TreeSet<>();
        for (Route route : routes()) {
            String who = route.access().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            routed.add(route.method().name().toLowerCase(Locale.ROOT) + " " + route.path() + " " + who);
        }
        routed.add("get /contests/{contest}/live anyone");
        routed.add("get /openapi.json anyone");
        assertThat(described).isEqualTo(routed);
    }

    @Test
    void everyPartOfAPathIsAParameter() throws Exception {
        for (Map.Entry<String, JsonValue> path :
                description().need("paths").object().entrySet()) {
            List<String> parts = new ArrayList<>();
            var matcher = java.util.regex.Pattern.compile("\\{(\\w+)\\}").matcher(path.getKey());
            while (matcher.find()) {
                parts.add(matcher.group(1));
            }
            for (JsonValue method : path.getValue().object().values()) {
                List<String> named = new ArrayList<>();
                JsonValue parameters = method.get("parameters");
                for (JsonValue one : parameters == null ? List.<JsonValue>of() : parameters.array()) {
                    if (one.need("in").string().equals("path")) {
                        named.add(one.need("name").string());
                    }
                }
                assertThat(named).as(path.getKey()).isEqualTo(parts);
            }
        }
    }

    @Test
    void whatASchemaNamesIsWhatIsAnswered() throws Exception {
        try (Contest contest = Contest.start(folder, 0)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            long version = ada.upload(
                            "contests/" + id + "/versions?file=Champion.py", "x".getBytes(StandardCharsets.UTF_8))
                    .expect(201)
                    .number("id");
            assertFits("Me", ada.get("me").json());
            assertFits("Contest", ada.get("contests/" + id).json());
            assertFits("Champion", ada.get("contests/" + id + "/champions").need("items", "0"));
            assertFits("VersionDetail", ada.get("versions/" + version).json());
            assertFits("Standings", ada.get("contests/" + id + "/standings").json());
            long tournament = Contest.tournament(organiser, id, 2);
            assertFits("Tournament", ada.get("tournaments/" + tournament).json());
            assertFits("History", organiser.get("workers/history?minutes=360").json());
            ada.get("workers/history").expect(403);
            assertFits("Problem", ada.get("contests/999").expect(404).json());
        }
    }

    static void assertFits(String schema, JsonValue answer) throws Exception {
        JsonValue described =
                description().need("components").need("schemas").need(schema).need("properties");
        assertThat(answer.object().keySet())
                .as(schema)
                .containsExactlyInAnyOrderElementsOf(described.object().keySet());
    }
}
