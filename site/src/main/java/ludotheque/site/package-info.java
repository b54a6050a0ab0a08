/** Serves the built site, which travels inside this jar, to the browser of the person who started it. */
@NullMarked
package ludotheque.site;

import org.jspecify.annotations.NullMarked;
