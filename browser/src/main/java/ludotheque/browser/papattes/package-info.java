/** What pages of Six Papattes may ask. */
@NullMarked
package ludotheque.browser.papattes;

import org.jspecify.annotations.NullMarked;
