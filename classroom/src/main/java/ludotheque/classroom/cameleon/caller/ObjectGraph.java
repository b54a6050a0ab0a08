package ludotheque.classroom.cameleon.caller;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The objects that are reached from some, and from what belongs to classes as a whole, through fields of the student's classes; near ones first. */
final class ObjectGraph {
    private static final int MOST = 10_000;

    private final List<Object> roots;
    private final Functions functions;

    /** How an object is reached: a field of another, or null for a root. */
    record Reached(
            Object object, @Nullable Reached from, @Nullable Field by) {
        /** The object that is there now. */
        @Nullable
        Object now() throws IllegalAccessException {
            if (by == null) {
                return object;
            }
            Object owner = from == null ? null : from.now();
            return from != null && owner == null ? null : by.get(owner);
        }
    }

    ObjectGraph(List<Object> roots, Functions functions) {
        this.roots = roots;
        this.functions = functions;
    }

    @Nullable
    Object first(Class<?> type) throws ReflectiveOperationException {
        Reached reached = first(type::isInstance);
        return reached == null ? null : reached.object;
    }

    /** The first that passes a test, which is asked about arrays too but not about what is in them. */
    private @Nullable Reached first(Predicate<Object> test) throws ReflectiveOperationException {
        for (Reached each : all()) {
            if (test.test(each.object)) {
                return each;
            }
        }
        return null;
    }

    List<Reached> all() throws ReflectiveOperationException {
        List<Reached> all = new ArrayList<>();
        Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Reached> next = new ArrayDeque<>();
        for (Object root : roots) {
            next.add(new Reached(root, null, null));
        }
        for (Class<?> type : functions.classes()) {
            follow(type, null, true, next);
        }
        while (!next.isEmpty() && all.size() < MOST) {
            Reached here = next.remove();
            if (met.add(here.object)) {
                all.add(here);
                for (Class<?> type = here.object.getClass(); type != null && functions.isStudents(type); ) {
                    follow(type, here, false, next);
                    type = type.getSuperclass();
                }
            }
        }
        return all;
    }

    private static void follow(Class<?> type, @Nullable Reached from, boolean ofClass, Deque<Reached> next)
            throws ReflectiveOperationException {
        Field[] fields;
        try {
            fields = type.getDeclaredFields();
        } catch (LinkageError unusable) {
            return;
        }
        for (Field field : fields) {
            if (Modifier.isStatic(field.getModifiers()) == ofClass
                    && !field.getType().isPrimitive()) {
                try {
                    field.setAccessible(true);
                    Object value = field.get(from == null ? null : from.object);
                    if (value != null) {
                        next.add(new Reached(value, from, field));
                    }
                } catch (LinkageError cannotStart) {
                    // A class whose own start fails has nothing to show.
                }
            }
        }
    }
}
