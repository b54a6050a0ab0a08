package ludotheque.contest.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import ludotheque.champions.Build;
import ludotheque.champions.Language;
import ludotheque.kernel.Json;

/** The languages that this machine can build and run, each with what its compiler says of itself. */
public final class Toolchains {
    private static final int MOST_SECONDS = 10;
    private static final int MOST_BYTES = 400;

    private Toolchains() {}

    /** From the words of languages to the first line of their compilers' versions. */
    public static Map<String, String> find() {
        List<Language> here = Language.all().stream()
                .filter(language -> new Build(language).missing().isEmpty())
                .toList();
        // Asked all at once, as some take their time.
        List<String> versions = here.parallelStream().map(Toolchains::version).toList();
        Map<String, String> found = new LinkedHashMap<>();
        for (int i = 0; i < here.size(); i++) {
            found.put(here.get(i).word(), versions.get(i));
        }
        return found;
    }

    static Json json(Map<String, String> toolchains) {
        Json json = new Json().object();
        toolchains.forEach(json::field);
        return json.end();
    }

    private static String version(Language language) {
        // Most need a C compiler beside their own, for the client in C.
        String program = language.programs().stream()
                .filter(name -> !name.equals("make") && !name.equals("gcc"))
                .findFirst()
                .orElse("gcc");
        try {
            Process process = new ProcessBuilder(List.of("/usr/bin/" + program, "--version"))
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            return said.lines().findFirst().orElse(program);
        } catch (IOException unknown) {
            return program;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return program;
        }
    }
}
