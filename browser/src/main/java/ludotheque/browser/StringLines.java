package ludotheque.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Gives the compiled {@link String} the method {@code lines}, which TeaVM's class library lacks and the table of Faraway's cards uses. */
public final class StringLines implements TeaVMPlugin, ClassHolderTransformer {

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
        if (cls.getName().equals("java.lang.String")) {
            MethodHolder method = new MethodHolder("lines", ValueType.parse(Stream.class));
            method.setLevel(AccessLevel.PUBLIC);
            ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
            body.invoke(StringLines.class, "of", Stream.class, body.var(0, String.class))
                    .returnValue();
            cls.addMethod(method);
        }
    }

    /** The lines of a text, without their ends. */
    public static Stream<String> of(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            lines.add(text.substring(start, end));
            start = end + 1;
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        return lines.stream();
    }
}
