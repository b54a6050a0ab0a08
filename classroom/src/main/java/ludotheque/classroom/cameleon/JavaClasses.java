package ludotheque.classroom.cameleon;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.arena.contest.TeamWorkshop;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.NoChampion;
import ludotheque.classroom.cameleon.caller.Caller;

/** A student's Java sources, however they are packed, compiled beside the classes that call them. */
final class JavaClasses {
    /** Where the student's classes are. */
    static final String FOLDER = "student-classes";

    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "(?m)^\\s*public\\s+(?:(?:final|abstract|strictfp)\\s+)*(?:class|interface|enum|record)\\s+(\\w+)");
    private static final Pattern TEST = Pattern.compile("(?m)^\\s*import\\s+(?:static\\s+)?(?:org\\.junit|junit\\.)");

    private JavaClasses() {}

    static BuiltFolder make(Map<String, byte[]> files, TeamWorkshop workshop)
            throws IOException, BadChampion, InterruptedException {
        Map<String, byte[]> sources = sources(files);
        if (sources.isEmpty()) {
            throw new NoChampion(
                    ": des sources Java (fichiers .java) étaient attendues",
                    ": Java sources (files .java) were expected");
        }
        String encoding = sources.values().stream().allMatch(JavaClasses::isUtf8) ? "UTF-8" : "ISO-8859-1";
        return workshop.build(new TeamWorkshop.Called(sources, encoding), FOLDER, caller(), Caller.class.getName(), "");
    }

    /** Each under the name that its public class asks for, in a folder of its own; tests and modules need what is not there. */
    private static Map<String, byte[]> sources(Map<String, byte[]> files) {
        Map<String, byte[]> sources = new LinkedHashMap<>();
        int number = 0;
        for (Map.Entry<String, byte[]> file : new TreeMap<>(files).entrySet()) {
            String name = file.getKey().substring(file.getKey().lastIndexOf('/') + 1);
            String text = new String(file.getValue(), StandardCharsets.ISO_8859_1);
            if (name.endsWith(".java")
                    && !name.equals("module-info.java")
                    && !TEST.matcher(text).find()) {
                Matcher type = PUBLIC_TYPE.matcher(text);
                sources.put(
                        "source" + ++number + "/" + (type.find() ? type.group(1) + ".java" : name), file.getValue());
            }
        }
        return sources;
    }

    private static boolean isUtf8(byte[] content) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
            return true;
        } catch (CharacterCodingException other) {
            return false;
        }
    }

    /** Our own classes as they were compiled: they need no second compiler. */
    private static Map<String, byte[]> caller() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : Caller.CLASSES) {
            try (InputStream bytes = Objects.requireNonNull(Caller.class.getResourceAsStream(name + ".class"))) {
                files.put(
                        Caller.class.getPackageName().replace('.', '/') + "/" + name + ".class", bytes.readAllBytes());
            }
        }
        return files;
    }
}
