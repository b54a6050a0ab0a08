/** {@code ludo contest}: a contest for a crowd, for whoever holds it and whoever takes part. */
@NullMarked
package ludotheque.cli.contest;

import org.jspecify.annotations.NullMarked;
