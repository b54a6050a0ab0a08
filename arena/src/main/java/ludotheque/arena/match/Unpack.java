package ludotheque.arena.match;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * The program that opens a stranger's archive inside the sandbox: the archive comes on standard input, its files leave on standard
 * output in a form that cannot be misread. Whatever a damaged or hostile archive does to the library that reads it happens in there.
 */
public final class Unpack {
    /** That it began: whoever never hears this could not even start it. */
    static final int BEGUN = 'B';

    static final int REFUSED = 'R';
    static final int FILE = 'F';
    static final int END = 'E';

    private Unpack() {}

    /** Opens an archive of the kind that this name tells. */
    public static void main(String[] names) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
        out.write(BEGUN);
        out.flush();
        tell(names[0], System.in.readAllBytes(), out);
        out.flush();
    }

    private static void tell(String name, byte[] packed, DataOutputStream out) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try {
            Archive.read(name, packed, Sources.intake(files));
        } catch (BadSources refused) {
            out.write(REFUSED);
            out.writeUTF(refused.reason().fr());
            out.writeUTF(refused.reason().en());
            return;
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            out.write(FILE);
            out.writeUTF(file.getKey());
            out.writeInt(file.getValue().length);
            out.write(file.getValue());
        }
        out.write(END);
    }
}
