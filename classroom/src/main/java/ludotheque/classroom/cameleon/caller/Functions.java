package ludotheque.classroom.cameleon.caller;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The functions of all classes in a folder, in a fresh copy of these classes. */
final class Functions {
    private final ClassLoader loader;
    private final List<Class<?>> classes = new ArrayList<>();

    Functions(Path folder) throws IOException {
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, Functions.class.getClassLoader());
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> names = files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .toList();
            for (String name : names) {
                add(name);
            }
        }
    }

    private void add(String name) {
        try {
            classes.add(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError unusable) {
            // Whatever needs it will say so.
        }
    }

    List<Class<?>> classes() {
        return classes;
    }

    boolean isStudents(Class<?> type) {
        return type.getClassLoader() == loader;
    }

    /** Those of this name, which have few parameters first; capitals and underscores matter only where both spellings are there. */
    List<Method> named(String name) {
        String exact = nearest(name);
        List<Method> found = new ArrayList<>();
        for (Class<?> type : classes) {
            for (Method method : methods(type)) {
                if (method.getName().equals(exact)) {
                    found.add(method);
                }
            }
        }
        found.sort(Comparator.comparingInt(Method::getParameterCount).thenComparing(Method::toString));
        return found;
    }

    /** The name itself where a function has it, one that differs in capitals or underscores otherwise, or nothing. */
    String nearest(String name) {
        String nearest = "";
        for (Class<?> type : classes) {
            for (Method method : methods(type)) {
                if (method.getName().equals(name)) {
                    return name;
                }
                if (plain(method.getName()).equals(plain(name))) {
                    nearest = method.getName();
                }
            }
        }
        return nearest;
    }

    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }

    private static List<Method> methods(Class<?> type) {
        try {
            return Stream.of(type.getDeclaredMethods())
                    .filter(method -> !method.isSynthetic() && !Modifier.isAbstract(method.getModifiers()))
                    .toList();
        } catch (LinkageError unusable) {
            return List.of();
        }
    }
}
