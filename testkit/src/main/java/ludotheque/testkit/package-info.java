/** What the tests of every game share: seeded cases, the conformance suite, and the example cases beside a checkout. */
@NullMarked
package ludotheque.testkit;

import org.jspecify.annotations.NullMarked;
