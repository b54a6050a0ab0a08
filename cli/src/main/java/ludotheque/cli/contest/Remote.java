package ludotheque.cli.contest;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import ludotheque.cli.shell.Failure;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;

/** A contest's site, asked by the command line with a token. */
final class Remote {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int REFUSED = 400;

    private final Account account;
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    Remote(Account account) {
        this.account = account;
    }

    /** A thing that is read from an answer. */
    interface Reading<T> {
        T from(JsonValue json) throws BadInput;
    }

    /** Reads something, where an answer without it comes from a site of another kind. */
    static <T> T read(JsonValue json, Reading<T> reading) {
        try {
            return reading.from(json);
        } catch (BadInput other) {
            throw stranger();
        }
    }

    JsonValue get(String path) {
        return json(send(request(path).GET()));
    }

    JsonValue post(String path, Json body) {
        return json(send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString(), StandardCharsets.UTF_8))));
    }

    JsonValue upload(String path, byte[] bytes) {
        return json(send(request(path)
                .header("Content-Type", "application/octet-stream")
                .POST(HttpRequest.BodyPublishers.ofByteArray(bytes))));
    }

    private HttpRequest.Builder request(String path) {
        try {
            URI site = URI.create(account.address());
            return HttpRequest.newBuilder(site.resolve("/api/v1/" + path))
                    .timeout(PATIENCE)
                    .header("Authorization", "Bearer " + account.token());
        } catch (IllegalArgumentException noAddress) {
            throw Failure.badInput(
                    "une adresse http://… était attendue, pas « " + account.address() + " »",
                    "an address http://… was expected, not \"" + account.address() + "\"");
        }
    }

    private String send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    client.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            if (response.statusCode() >= REFUSED) {
                throw refusal(response.body());
            }
            return response.body();
        } catch (IOException unreachable) {
            throw Failure.refused(account.address() + " ne répond pas", account.address() + " does not answer")
                    .coded("UNREACHABLE");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw Failure.interrupted("interrompu", "interrupted");
        }
    }

    private static Failure refusal(String body) {
        try {
            JsonValue json = JsonValue.parse(body);
            return Failure.refused(json.need("fr").string(), json.need("en").string())
                    .coded(json.need("code").string());
        } catch (BadInput other) {
            return stranger();
        }
    }

    private static Failure stranger() {
        return Failure.refused("ce n'est pas le site d'un concours", "this is no contest's site")
                .coded("NO_CONTEST");
    }

    private static JsonValue json(String body) {
        try {
            return JsonValue.parse(body);
        } catch (BadInput other) {
            throw stranger();
        }
    }
}
