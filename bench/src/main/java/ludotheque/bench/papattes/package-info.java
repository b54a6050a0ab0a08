/** How fast Six Papattes' rules are, measured with JMH: single actions and questions, and whole matches. */
@NullMarked
package ludotheque.bench.papattes;

import org.jspecify.annotations.NullMarked;
