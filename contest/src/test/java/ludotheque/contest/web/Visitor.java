package ludotheque.contest.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;

/** Somebody at a browser or a command line: keeps his cookie, sends his token. */
final class Visitor {
    private final URI site;
    /** One for all: a crowd of them would be a crowd of threads. */
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Map<String, String> headers = new HashMap<>();
    private String cookie = "";

    Visitor(int port) {
        this.site = URI.create("http://localhost:" + port);
    }

    /** An answer. */
    record Answer(int status, String body, HttpResponse<byte[]> response) {
        JsonValue json() {
            try {
                return JsonValue.parse(body);
            } catch (BadInput notJson) {
                throw new AssertionError(status + " " + body, notJson);
            }
        }

        Answer expect(int expected) {
            if (status != expected) {
                throw new AssertionError("expected " + expected + ", got " + status + " " + body);
            }
            return this;
        }

        JsonValue need(String... path) {
            JsonValue value = json();
            try {
                for (String name : path) {
                    value = value.isObject() ? value.need(name) : value.array().get(Integer.parseInt(name));
                }
                return value;
            } catch (BadInput missing) {
                throw new AssertionError(body, missing);
            }
        }

        String text(String... path) {
            try {
                JsonValue value = need(path);
                return value.isNull() ? "null" : value.string();
            } catch (BadInput other) {
                throw new AssertionError(body, other);
            }
        }

        long number(String... path) {
            try {
                return need(path).number(Long.MIN_VALUE, Long.MAX_VALUE);
            } catch (BadInput other) {
                throw new AssertionError(body, other);
            }
        }

        int size(String... path) {
            try {
                return need(path).array().size();
            } catch (BadInput other) {
                throw new AssertionError(body, other);
            }
        }
    }

    String cookie() {
        return cookie;
    }

    Visitor withCookie(String other) {
        cookie = other;
        return this;
    }

    /** Sends this header with every request; null no longer. */
    Visitor with(String name, String value) {
        headers.put(name, value);
        return this;
    }

    Visitor without(String name) {
        headers.remove(name);
        return this;
    }

    Answer get(String path) {
        return send("GET", path, new byte[0]);
    }

    Answer post(String path, Json body) {
        return send("POST", path, body.toString().getBytes(StandardCharsets.UTF_8));
    }

    Answer post(String path) {
        return post(path, new Json().object().end());
    }

    Answer upload(String path, byte[] body) {
        return send("POST", path, body);
    }

    Answer delete(String path) {
        return send("DELETE", path, new byte[0]);
    }

    Answer send(String method, String path, byte[] body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        site.resolve(path.startsWith("/") ? path : ContestServer.API + "/" + path))
                .method(method, HttpRequest.BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        if (!cookie.isEmpty()) {
            request.header("Cookie", Gate.COOKIE + "=" + cookie);
        }
        try {
            HttpResponse<byte[]> response = client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            Optional<String> set = response.headers().allValues("Set-Cookie").stream()
                    .filter(line -> line.startsWith(Gate.COOKIE + "="))
                    .findFirst();
            set.ifPresent(line -> cookie = line.replaceAll(Gate.COOKIE + "=([^;]*).*", "$1"));
            byte[] bytes = response.body();
            if (response.headers().firstValue("Content-Encoding").orElse("").equals("gzip")) {
                bytes = new GZIPInputStream(new java.io.ByteArrayInputStream(bytes)).readAllBytes();
            }
            Answer answer = new Answer(response.statusCode(), new String(bytes, StandardCharsets.UTF_8), response);
            if (set.isPresent() && answer.body.contains("\"token\":\"")) {
                headers.put(Gate.TOKEN, answer.text("token"));
            }
            return answer;
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
