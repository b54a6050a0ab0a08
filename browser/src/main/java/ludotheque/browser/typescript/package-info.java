/** The step of the build that tells TypeScript what the bridges answer. */
@NullMarked
package ludotheque.browser.typescript;

import org.jspecify.annotations.NullMarked;
