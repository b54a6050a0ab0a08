package ludotheque.classroom.similar;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SeededRandom;

/** Programs that nobody wrote: functions of a few statements drawn by chance, and what students do to somebody else's program. */
final class MadeProgram {
    private static final String[] NAMES = {
        "cell", "best", "score", "turn", "line", "left", "next", "dog", "map", "value"
    };

    private MadeProgram() {}

    /** The functions of a program of its own. */
    static List<String> functions(SeededRandom random, int count) {
        List<String> functions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder(
                    "int " + name(random) + i + "(int " + name(random) + ", int " + name(random) + ") {\n");
            for (int lines = 4 + random.nextInt(8); lines > 0; lines--) {
                statement(text, random, 1);
            }
            functions.add(text.append("  return ")
                    .append(expression(random, 2))
                    .append(";\n}\n")
                    .toString());
        }
        return functions;
    }

    private static void statement(StringBuilder text, SeededRandom random, int depth) {
        String blanks = "  ".repeat(depth);
        switch (random.nextInt(depth > 2 ? 3 : 6)) {
            case 0 ->
                text.append(blanks)
                        .append("int ")
                        .append(name(random))
                        .append(" = ")
                        .append(expression(random, 2))
                        .append(";\n");
            case 1 ->
                text.append(blanks)
                        .append(name(random))
                        .append(" += ")
                        .append(expression(random, 1))
                        .append(";\n");
            case 2 ->
                text.append(blanks)
                        .append(name(random))
                        .append('(')
                        .append(expression(random, 1))
                        .append(");\n");
            case 3 -> block(text, random, depth, "if (" + expression(random, 1) + " < " + expression(random, 1) + ")");
            case 4 -> block(text, random, depth, "while (" + expression(random, 1) + ")");
            default -> block(text, random, depth, "for (int i = 0; i < " + name(random) + "; i++)");
        }
    }

    private static void block(StringBuilder text, SeededRandom random, int depth, String head) {
        text.append("  ".repeat(depth))
                .append(head)
                .append(" { // ")
                .append(name(random))
                .append('\n');
        for (int lines = 1 + random.nextInt(3); lines > 0; lines--) {
            statement(text, random, depth + 1);
        }
        text.append("  ".repeat(depth)).append("}\n");
    }

    private static String expression(SeededRandom random, int depth) {
        return switch (random.nextInt(depth == 0 ? 2 : 5)) {
            case 0 -> name(random);
            case 1 -> Integer.toString(random.nextInt(100));
            case 2 -> name(random) + "[" + expression(random, depth - 1) + "]";
            case 3 -> name(random) + "(" + expression(random, depth - 1) + ", " + name(random) + ")";
            default ->
                expression(random, depth - 1) + " " + "+-*/".charAt(random.nextInt(4)) + " "
                        + expression(random, depth - 1);
        };
    }

    private static String name(SeededRandom random) {
        return NAMES[random.nextInt(NAMES.length)];
    }

    static String renamed(String program) {
        String renamed = program;
        for (String name : NAMES) {
            renamed = renamed.replaceAll("\\b" + name, "my_" + name.charAt(0) + name.length());
        }
        return renamed;
    }

    static String reformatted(String program) {
        return program.replace(" {", "\n{")
                .replace("  ", "\t")
                .replace(";\n", " ;\n\n")
                .replace("+", " + ");
    }

    static String withOtherComments(String program) {
        return program.replaceAll("//.*", "/* expliqué\n autrement */").replace("return", "/* fin */ return");
    }
}
