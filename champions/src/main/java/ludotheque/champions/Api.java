package ludotheque.champions;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Text;

/** The subject's sections 9.1 to 9.4 as data: what a champion may call, in the subject's order. */
public record Api(
        List<Constant> constants, List<Enumeration> enums, List<Structure> structs, List<Function> functions) {

    /** What stands in the API with a sentence about it. */
    interface Described {
        Text about();

        default String fr() {
            return about().fr();
        }
    }

    public record Constant(String name, int value, Text about) implements Described {}

    /** Values are numbered from 0. */
    public record Enumeration(String name, Text about, List<Value> values) implements Described {}

    /** One value of an enumeration. */
    public record Value(String name, Text about) implements Described {}

    public record Structure(String name, Text about, List<Member> fields) implements Described {}

    /** A field of a structure or a parameter of a function. */
    public record Member(String name, ValueType type, Text about) implements Described {}

    public record Function(String name, Kind kind, ValueType returns, Text about, List<Member> parameters)
            implements Described {}

    /** An action changes the match and travels to the referee, a query is answered at once, a display prints. */
    public enum Kind {
        ACTION,
        QUERY,
        DISPLAY
    }

    /** What a value is made of. */
    public enum Sort {
        VOID,
        INT,
        BOOL,
        ENUM,
        STRUCT
    }

    /** A type by its name in the subject; an array is one of these. */
    public record ValueType(String name, Sort sort, boolean isArray) {
        /** The type of one element of an array. */
        public ValueType element() {
            return new ValueType(name, sort, false);
        }

        public boolean isStruct() {
            return sort == Sort.STRUCT;
        }

        /** As the subject writes it. */
        String written() {
            return isArray ? name + " array" : name;
        }
    }

    public Api {
        constants = List.copyOf(constants);
        enums = List.copyOf(enums);
        structs = List.copyOf(structs);
        functions = List.copyOf(functions);
    }

    /** The API as it is written down in {@code api.json}. */
    public static Api load() {
        try {
            return new Reader(JsonValue.parse(Resources.text("api.json"))).api();
        } catch (BadInput wrong) {
            throw new IllegalStateException("api.json:" + wrong.getMessage(), wrong);
        }
    }

    public Structure struct(ValueType type) {
        return structs.stream()
                .filter(struct -> struct.name().equals(type.name()))
                .findFirst()
                .orElseThrow();
    }

    /** How many 32-bit numbers a value that is no array is made of. */
    public int size(ValueType type) {
        return switch (type.sort()) {
            case VOID -> 0;
            case INT, BOOL, ENUM -> 1;
            case STRUCT ->
                struct(type).fields().stream()
                        .mapToInt(field -> size(field.type()))
                        .sum();
        };
    }

    /** The types of which functions give arrays, each once. */
    public List<ValueType> arrayElements() {
        return functions.stream()
                .map(Function::returns)
                .filter(ValueType::isArray)
                .map(ValueType::element)
                .distinct()
                .toList();
    }

    private record Reader(JsonValue root, List<Enumeration> enums, List<Structure> structs) {
        Reader(JsonValue root) {
            this(root, new ArrayList<>(), new ArrayList<>());
        }

        Api api() throws BadInput {
            List<Constant> constants = new ArrayList<>();
            for (JsonValue entry : root.need("constants").array()) {
                int value = (int) entry.need("value").number(0, Integer.MAX_VALUE);
                constants.add(new Constant(name(entry), value, about(entry)));
            }
            for (JsonValue entry : root.need("enums").array()) {
                List<Value> values = new ArrayList<>();
                for (JsonValue value : entry.need("values").array()) {
                    values.add(new Value(name(value), about(value)));
                }
                enums.add(new Enumeration(name(entry), about(entry), values));
            }
            for (JsonValue entry : root.need("structs").array()) {
                structs.add(new Structure(name(entry), about(entry), members(entry.need("fields"))));
            }
            List<Function> functions = new ArrayList<>();
            for (JsonValue entry : root.need("functions").array()) {
                functions.add(new Function(
                        name(entry),
                        kind(entry.need("kind")),
                        type(entry.need("returns")),
                        about(entry),
                        members(entry.need("parameters"))));
            }
            return new Api(constants, enums, structs, functions);
        }

        private static String name(JsonValue entry) throws BadInput {
            return entry.need("name").string();
        }

        private static Text about(JsonValue entry) throws BadInput {
            return new Text(entry.need("fr").string(), entry.need("en").string());
        }

        private static Kind kind(JsonValue kind) throws BadInput {
            return switch (kind.string()) {
                case "action" -> Kind.ACTION;
                case "query" -> Kind.QUERY;
                case "display" -> Kind.DISPLAY;
                default ->
                    throw kind.error("action, query ou display était attendu", "action, query or display was expected");
            };
        }

        private List<Member> members(JsonValue entries) throws BadInput {
            List<Member> members = new ArrayList<>();
            for (JsonValue entry : entries.array()) {
                members.add(new Member(name(entry), type(entry.need("type")), about(entry)));
            }
            return members;
        }

        private ValueType type(JsonValue entry) throws BadInput {
            String written = entry.string();
            boolean isArray = written.endsWith("[]");
            String name = isArray ? written.substring(0, written.length() - 2) : written;
            return new ValueType(name, sort(name, entry), isArray);
        }

        private Sort sort(String name, JsonValue entry) throws BadInput {
            if (enums.stream().anyMatch(known -> known.name().equals(name))) {
                return Sort.ENUM;
            }
            if (structs.stream().anyMatch(known -> known.name().equals(name))) {
                return Sort.STRUCT;
            }
            return switch (name) {
                case "void" -> Sort.VOID;
                case "int" -> Sort.INT;
                case "bool" -> Sort.BOOL;
                default ->
                    throw entry.error("un type déjà décrit était attendu", "a type described above was expected");
            };
        }
    }
}
