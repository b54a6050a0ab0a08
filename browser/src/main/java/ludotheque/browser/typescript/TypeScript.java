package ludotheque.browser.typescript;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.browser.Bridge;
import ludotheque.browser.cameleon.CameleonBridge;
import ludotheque.browser.faraway.FarawayBridge;
import ludotheque.browser.memoryx.MemoryxBridge;
import ludotheque.browser.papattes.PapattesBridge;
import ludotheque.browser.patience.PatienceBridge;

/** Writes the TypeScript of every bridge into the folder of the compiled rules; a step of the build, never compiled itself. */
public final class TypeScript {
    public static final List<Bridge> BRIDGES = List.of(
            MemoryxBridge.BRIDGE,
            PatienceBridge.BRIDGE,
            FarawayBridge.BRIDGE,
            CameleonBridge.BRIDGE,
            PapattesBridge.BRIDGE);

    private TypeScript() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Files.writeString(folder.resolve("answers.ts"), Bridge.sharedTypeScript());
        for (Bridge bridge : BRIDGES) {
            Files.writeString(folder.resolve(bridge.game() + ".ts"), bridge.typeScript());
        }
    }
}
