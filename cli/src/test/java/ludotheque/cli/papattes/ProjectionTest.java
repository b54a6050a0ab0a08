package ludotheque.cli.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicReference;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Test;

final class ProjectionTest {
    @Test
    void theViewerReadsTheRecordAsItIsNow() throws Exception {
        AtomicReference<String> record = new AtomicReference<>("at first");
        try (Projection projection = Projection.start(Typed.shell("", "--lang", "en"), 0, record::get)) {
            assertThat(projection.address())
                    .matches("http://localhost:\\d+/#/en/papattes/watch\\?from=papattes-record");
            URI file = URI.create(projection.address()).resolve("/papattes-record");
            assertThat(get(file)).isEqualTo("at first");
            record.set("later");
            assertThat(get(file)).isEqualTo("later");
        }
    }

    private static String get(URI address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(address).build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }
}
