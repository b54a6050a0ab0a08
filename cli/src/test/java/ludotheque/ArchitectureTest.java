package ludotheque;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.implement;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Playable;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The rooms of the house and who may enter them. Arrows point one way, and the games are pure. */
final class ArchitectureTest {
    private static final String KERNEL = "ludotheque.kernel..";
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("ludotheque");

    /** A room with something that can be played is a game's. */
    private static final List<String> GAMES = HOUSE.that(implement(Playable.class)).stream()
            .map(face -> face.getPackageName().replaceFirst("^(ludotheque\\.\\w+).*", "$1.."))
            .distinct()
            .toList();

    private static final List<String> PURE = join(GAMES, KERNEL);
    private static final String BROWSER = "ludotheque.browser..";
    private static final String SITE = "ludotheque.site..";
    private static final String CHAMPIONS = "ludotheque.champions..";
    private static final String ARENA = "ludotheque.arena..";
    private static final String CONTEST = "ludotheque.contest..";
    private static final String CLASSROOM = "ludotheque.classroom..";
    private static final String CLI = "ludotheque.cli..";
    private static final String BENCH = "ludotheque.bench..";
    private static final String TESTKIT = "ludotheque.testkit..";

    @Test
    void allGamesAreFound() {
        assertThat(GAMES).hasSizeGreaterThanOrEqualTo(5).allMatch(game -> game.matches("ludotheque\\.\\w+\\.\\."));
    }

    @Test
    void everyClassLivesInARoom() {
        classes()
                .should()
                .resideInAnyPackage(
                        array(join(PURE, BROWSER, SITE, CHAMPIONS, ARENA, CONTEST, CLASSROOM, CLI, BENCH, TESTKIT)))
                .check(HOUSE);
    }

    @Test
    void theKernelUsesTheJdkAlone() {
        assertUsesOnly(KERNEL);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aGameUsesTheKernelAndNoOtherGame(String game) {
        assertUsesOnly(game, KERNEL);
    }

    @Test
    void theBrowserUsesTheGames() {
        assertUsesOnly(BROWSER, array(join(PURE, "org.teavm..")));
    }

    @Test
    void theSiteServesFilesAndKnowsNoGame() {
        assertUsesOnly(SITE, "com.sun.net.httpserver..");
    }

    @Test
    void theChampionsUseTheirGame() {
        assertUsesOnly(CHAMPIONS, KERNEL, "ludotheque.papattes..");
    }

    @Test
    void theArenaUsesTheGamesAndTheChampionsAndReadsArchives() {
        assertUsesOnly(ARENA, array(join(PURE, CHAMPIONS, "org.apache.commons.compress..")));
    }

    @Test
    void theContestUsesTheArenaAndIsUsedByTheCommandLineAlone() {
        assertUsesOnly(
                CONTEST,
                array(join(
                        PURE,
                        CHAMPIONS,
                        ARENA,
                        "javax.sql..",
                        "com.github.kagkarlsson..",
                        "com.password4j..",
                        "com.zaxxer.hikari..",
                        "io.javalin..",
                        "kotlin..",
                        "org.eclipse.jetty..",
                        "org.flywaydb..",
                        "org.jdbi..",
                        "org.slf4j..",
                        "org.sqlite..")));
        noClasses()
                .that(resideOutsideOfPackage(CONTEST).and(resideOutsideOfPackage(CLI)))
                .should()
                .dependOnClassesThat(resideInAnyPackage(CONTEST))
                .check(HOUSE);
    }

    @Test
    void theClassroomReadsHandinsComparesThemAndMarksThem() {
        assertUsesOnly(CLASSROOM, array(join(PURE, ARENA)));
        noClasses()
                .that()
                .resideInAnyPackage(
                        "ludotheque.classroom.mark", "ludotheque.classroom.handin", "ludotheque.classroom.similar")
                .should()
                .dependOnClassesThat(resideInAnyPackage(array(GAMES)))
                .check(HOUSE);
    }

    /** What strangers hand in is opened by workers alone. */
    @Test
    void theWebProcessNeitherUnpacksNorBuilds() {
        noClasses()
                .that()
                .resideInAPackage("ludotheque.contest.web..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.apache.commons.compress..", "ludotheque.arena.sandbox..")
                        .or(nameMatching("ludotheque\\.arena\\.match\\.(Workshop|Archive|Sources|Entrant).*"))
                        .or(nameMatching("java\\.util\\.zip\\..*InputStream|java\\.util\\.zip\\.ZipFile")))
                .check(HOUSE);
    }

    @Test
    void theTestkitKnowsNoGame() {
        assertUsesOnly(TESTKIT, KERNEL, "org.junit..", "org.assertj..");
    }

    @Test
    void nobodyUsesTheCommandLineOrTheTestkit() {
        noClasses()
                .that(resideOutsideOfPackage(CLI).and(resideOutsideOfPackage(TESTKIT)))
                .should()
                .dependOnClassesThat(resideInAnyPackage(CLI, TESTKIT))
                .check(HOUSE);
        noClasses()
                .that()
                .resideInAPackage(CLI)
                .should()
                .dependOnClassesThat(resideInAnyPackage(TESTKIT, BROWSER))
                .check(HOUSE);
    }

    @Test
    void nobodyUsesTheBench() {
        noClasses()
                .that(resideOutsideOfPackage(BENCH))
                .should()
                .dependOnClassesThat(resideInAnyPackage(BENCH))
                .check(HOUSE);
    }

    @Test
    void kernelAndGamesTouchNeitherFilesNorNetworkNorThreadsNorReflection() {
        noClasses()
                .that()
                .resideInAnyPackage(array(PURE))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "java.io..",
                                "java.nio..",
                                "java.net..",
                                "java.util.concurrent..",
                                "java.lang.reflect..",
                                "java.security..",
                                "java.time..")
                        .or(nameMatching("java\\.util\\.(Random|SplittableRandom|Timer|Date)"))
                        .or(nameMatching(
                                "java\\.lang\\.(Thread.*|Runtime|Process.*|ClassLoader|InheritableThreadLocal)")))
                .check(HOUSE);
    }

    @Test
    void kernelAndGamesNeitherPrintNorReadAClockNorDrawByChance() {
        noClasses()
                .that()
                .resideInAnyPackage(array(PURE))
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(Class.class, "forName", String.class)
                .check(HOUSE);
    }

    /** The maps of Six Papattes are JSON files, and its records carry one; the rules themselves do not know it. */
    @Test
    void rulesKnowNothingOfJson() {
        noClasses()
                .that(resideInAnyPackage(array(GAMES))
                        .and(resideOutsideOfPackage("ludotheque.papattes.map"))
                        .and(resideOutsideOfPackage("ludotheque.papattes.match")))
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Json.class, JsonValue.class)
                .check(HOUSE);
    }

    @Test
    void theCommandsOfAGameKnowThoseOfNoOther() {
        slices().matching("ludotheque.cli.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAPackage("ludotheque.cli.shell.."))
                .check(HOUSE);
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("ludotheque.(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void everyPackageIsNullMarked() {
        List<JavaPackage> rooms = HOUSE.getPackage("ludotheque").getSubpackagesInTree().stream()
                .filter(room -> !room.getClasses().isEmpty())
                .filter(room -> !room.getRelativeName().equals("jmh_generated"))
                .toList();
        assertThat(rooms).hasSizeGreaterThan(5).allMatch(room -> room.isAnnotatedWith(NullMarked.class));
    }

    private static void assertUsesOnly(String room, String... others) {
        classes()
                .that()
                .resideInAPackage(room)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(array(join(List.of(others), room, "java..", "org.jspecify..")))
                .check(HOUSE);
    }

    private static List<String> join(List<String> rooms, String... others) {
        List<String> joined = new ArrayList<>(rooms);
        joined.addAll(List.of(others));
        return joined;
    }

    private static String[] array(List<String> rooms) {
        return rooms.toArray(String[]::new);
    }
}
