package ludotheque.champions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import ludotheque.champions.client.JavaClient;
import ludotheque.papattes.Seat;

/** What champions in Java are built on: the rules and the client, taken from the program that runs. */
final class JavaLibrary {
    private JavaLibrary() {}

    /** The jar. */
    static byte[] jar() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes)) {
            addPackage(Seat.class, jar);
            addPackage(JavaClient.class, jar);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return bytes.toByteArray();
    }

    /** Adds the package of a class, whether it lies in a folder or in a jar. */
    private static void addPackage(Class<?> member, JarOutputStream jar) throws IOException {
        String folder = member.getPackageName().replace('.', '/');
        Path origin = origin(member);
        if (Files.isDirectory(origin)) {
            addFiles(origin.resolve(folder), folder, jar);
        } else {
            try (FileSystem inside = FileSystems.newFileSystem(origin)) {
                addFiles(inside.getPath(folder), folder, jar);
            }
        }
    }

    private static Path origin(Class<?> member) {
        try {
            URI location =
                    member.getProtectionDomain().getCodeSource().getLocation().toURI();
            return Path.of(location);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void addFiles(Path from, String folder, JarOutputStream jar) throws IOException {
        for (Path file : files(from)) {
            JarEntry entry = new JarEntry(folder + "/" + file.getFileName());
            // Always the same jar from the same classes.
            entry.setTime(0);
            jar.putNextEntry(entry);
            jar.write(Files.readAllBytes(file));
            jar.closeEntry();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }
}
