/**
 * {@code ludo papattes}: matches between champions and their records, maps, and the rules driven by another program. One file
 * for each verb; {@link ludotheque.cli.papattes.Engine} answers the other program.
 */
@NullMarked
package ludotheque.cli.papattes;

import org.jspecify.annotations.NullMarked;
