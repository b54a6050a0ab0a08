package ludotheque.site;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives each test a {@link Visitor} with an empty browser profile, and fails it when the page reported an error. Without a
 * browser the tests are skipped, but never under CI: there they fail.
 */
final class InBrowser implements ExecutionCondition, ParameterResolver, AfterEachCallback {
    private static final Namespace OURS = Namespace.create(InBrowser.class);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return OpenBrowser.missingProgram()
                .filter(program -> !"true".equals(System.getenv("CI")))
                .map(program ->
                        ConditionEvaluationResult.disabled("the browser tests need " + program + " on the PATH"))
                .orElseGet(() -> ConditionEvaluationResult.enabled("there is a browser, or there must be one"));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Visitor.class;
    }

    @Override
    public Visitor resolveParameter(ParameterContext parameter, ExtensionContext context) {
        OpenBrowser open = context.getRoot()
                .getStore(OURS)
                .computeIfAbsent(OpenBrowser.class, key -> new OpenBrowser(), OpenBrowser.class);
        return context.getStore(OURS)
                .computeIfAbsent(Visitor.class, key -> new Visitor(open.browser(), open.address()), Visitor.class);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Visitor visitor = context.getStore(OURS).get(Visitor.class, Visitor.class);
        if (visitor != null && context.getExecutionException().isEmpty()) {
            visitor.expectNoTrouble();
        }
    }
}
