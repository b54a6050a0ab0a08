package ludotheque.classroom.handin;

import java.util.Map;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * What one student or team handed in.
 *
 * @param name of the student's folder, without what the platform adds to it
 * @param files by path; archives among them are opened
 * @param trouble why nothing of it can be read, or null
 */
public record Handin(
        String name, Map<String, byte[]> files, @Nullable Text trouble) {}
