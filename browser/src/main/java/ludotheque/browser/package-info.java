/** What the site calls, compiled to WebAssembly: thin functions from text to text over the games. */
@NullMarked
package ludotheque.browser;

import org.jspecify.annotations.NullMarked;
