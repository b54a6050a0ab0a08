package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives each test a {@link Cell} and checks afterwards that nothing is left of what ran in it. Where the machine has no whole sandbox
 * the tests are skipped, but never under CI: there they fail.
 */
final class InSandbox implements ExecutionCondition, ParameterResolver, AfterEachCallback {
    private static final Namespace OURS = Namespace.create(InSandbox.class);
    private static final Sandbox SANDBOX = Sandbox.find();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if ("true".equals(System.getenv("CI"))) {
            return ConditionEvaluationResult.enabled("there must be a sandbox");
        }
        if (!Files.isExecutable(Path.of("/usr/bin/gcc"))) {
            return ConditionEvaluationResult.disabled("the hostile programs need gcc");
        }
        return SANDBOX.missing().isEmpty()
                ? ConditionEvaluationResult.enabled("there is a sandbox")
                : ConditionEvaluationResult.disabled("no whole sandbox here: " + SANDBOX.missing());
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Cell.class;
    }

    @Override
    public Cell resolveParameter(ParameterContext parameter, ExtensionContext context) {
        assertThat(SANDBOX.missing()).isEmpty();
        return context.getStore(OURS).computeIfAbsent(Cell.class, key -> new Cell(SANDBOX), Cell.class);
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        Cell cell = context.getStore(OURS).get(Cell.class, Cell.class);
        if (cell != null && context.getExecutionException().isEmpty()) {
            cell.expectNothingLeft();
        }
    }
}
