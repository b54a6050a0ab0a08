package ludotheque.contest.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Contests;
import ludotheque.faraway.Cards;
import ludotheque.kernel.Json;

/** What candidates begin from: a kit for each language of a game. */
final class KitRoutes {
    private static final List<Start> FARAWAY =
            List.of(new Start("python", "Python", "solver.py"), new Start("cxx", "C++", "solver.cc"));

    /** A language of Faraway, whose kit is one file. */
    private record Start(String word, String title, String file) {
        String text() {
            try (InputStream resource =
                    Objects.requireNonNull(KitRoutes.class.getResourceAsStream("faraway/" + file))) {
                return new String(resource.readAllBytes(), StandardCharsets.UTF_8)
                        .replace("@DECK@", Cards.table().strip());
            } catch (IOException lost) {
                throw new UncheckedIOException(lost);
            }
        }
    }

    List<Route> all() {
        return List.of(
                Route.get("/languages", Access.ANYONE, this::languages),
                Route.get("/kits/{language}", Access.ANYONE, this::kit));
    }

    /** Six Papattes' unless {@code ?game=faraway}. */
    private static boolean isFaraway(Request request) {
        return Contests.FARAWAY.equals(request.query("game"));
    }

    private void languages(Request request) {
        Json json = new Json().object().name("items").array();
        if (isFaraway(request)) {
            FARAWAY.forEach(start -> write(json, start.word, start.title, start.file, start.text()));
        } else {
            Language.all()
                    .forEach(language -> write(
                            json,
                            language.word(),
                            language.title(),
                            language.championFile(),
                            new String(kitFile(language), StandardCharsets.UTF_8)));
        }
        request.answer(json.end().name("next").value((String) null).end());
    }

    private static void write(Json json, String word, String title, String file, String text) {
        json.object().field("word", word).field("title", title);
        json.field("file", file).field("text", text).end();
    }

    private static byte[] kitFile(Language language) {
        return Objects.requireNonNull(Kit.files(language).get(language.championFile()));
    }

    private void kit(Request request) {
        String word = request.part("language");
        String folder = (isFaraway(request) ? Contests.FARAWAY : Contests.PAPATTES) + "-" + word;
        Map<String, byte[]> files = isFaraway(request)
                ? farawayFiles(word)
                : Kit.files(Language.of(word).orElseThrow(Problem::notFound));
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(folder + "/" + file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        request.answerFile(folder + ".zip", packed.toByteArray());
    }

    private static Map<String, byte[]> farawayFiles(String word) {
        Start start = FARAWAY.stream()
                .filter(known -> known.word.equals(word))
                .findFirst()
                .orElseThrow(Problem::notFound);
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(start.file, start.text().getBytes(StandardCharsets.UTF_8));
        return files;
    }
}
