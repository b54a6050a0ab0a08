package ludotheque.contest.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.contest.Problem;
import ludotheque.contest.game.ContestGame;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.game.StartingKit;
import ludotheque.contest.store.Contests;
import ludotheque.kernel.Json;

/** What candidates begin from: a kit for each language of a game. */
final class KitRoutes {
    List<Route> all() {
        return List.of(
                Route.get("/languages", Access.ANYONE, this::languages),
                Route.get("/kits/{language}", Access.ANYONE, this::kit));
    }

    /** Six Papattes unless {@code ?game=} names another. */
    private static ContestGame game(Request request) {
        return ContestGames.of(Objects.requireNonNullElse(request.query("game"), Contests.PAPATTES));
    }

    private void languages(Request request) {
        Json json = new Json().object().name("items").array();
        for (StartingKit kit : game(request).kits()) {
            json.object().field("word", kit.word()).field("title", kit.title());
            json.field("file", kit.file()).field("text", kit.text()).end();
        }
        request.answer(json.end().field("next", (String) null).end());
    }

    private void kit(Request request) {
        String word = request.part("language");
        ContestGame game = game(request);
        StartingKit kit = game.kits().stream()
                .filter(known -> known.word().equals(word))
                .findFirst()
                .orElseThrow(Problem::notFound);
        String folder = game.word() + "-" + word;
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            for (Map.Entry<String, byte[]> file : kit.files().entrySet()) {
                zip.putNextEntry(new ZipEntry(folder + "/" + file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        request.answerFile(folder + ".zip", packed.toByteArray());
    }
}
