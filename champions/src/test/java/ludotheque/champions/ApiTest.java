package ludotheque.champions;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Kind;
import ludotheque.champions.Api.Value;
import ludotheque.kernel.Text;
import ludotheque.papattes.ActionHist;
import ludotheque.papattes.ApparitionPortail;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.EtatArbre;
import ludotheque.papattes.EtatCase;
import ludotheque.papattes.EtatSquelette;
import ludotheque.papattes.LienTemporel;
import ludotheque.papattes.PapatteDebug;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.TypeCase;
import org.junit.jupiter.api.Test;

/** The API that is written down is the one that the rules have. */
final class ApiTest {
    private static final Api API = Api.load();

    @Test
    void theSubjectsSectionsAreComplete() {
        assertThat(API.constants()).hasSize(16);
        assertThat(API.enums())
                .extracting(Enumeration::name)
                .containsExactly("erreur", "type_case", "papatte_debug", "type_action");
        assertThat(API.structs()).hasSize(7);
        assertThat(API.functions()).hasSize(42);
        assertThat(API.functions())
                .filteredOn(function -> function.kind() == Kind.ACTION)
                .hasSize(10);
        assertThat(API.functions())
                .filteredOn(function -> function.kind() == Kind.DISPLAY)
                .hasSize(11);
    }

    @Test
    void constantsAreThoseOfTheRulesInTheirOrder() throws IllegalAccessException {
        List<Constant> written = API.constants();
        Field[] fields = Constantes.class.getFields();
        for (int i = 0; i < written.size(); i++) {
            assertThat(written.get(i).name()).isEqualTo(fields[i].getName());
            assertThat(written.get(i).value()).isEqualTo(fields[i].getInt(null));
        }
    }

    @Test
    void enumerationsAreThoseOfTheRulesInTheirOrder() {
        assertThat(values("erreur")).isEqualTo(names(Erreur.values()));
        assertThat(values("type_case")).isEqualTo(names(TypeCase.values()));
        assertThat(values("papatte_debug")).isEqualTo(names(PapatteDebug.values()));
        List<String> actions = Arrays.stream(TypeAction.values())
                .filter(action -> action != TypeAction.DEBUG_POSER_PAPATTE)
                .map(action -> "ACTION_" + action.name())
                .toList();
        assertThat(values("type_action")).isEqualTo(actions);
    }

    @Test
    void structuresHaveTheFieldsOfTheRules() {
        List<Class<?>> records = List.of(
                Position.class,
                LienTemporel.class,
                ApparitionPortail.class,
                EtatCase.class,
                EtatSquelette.class,
                EtatArbre.class,
                ActionHist.class);
        for (int i = 0; i < records.size(); i++) {
            List<String> fields = Arrays.stream(records.get(i).getRecordComponents())
                    .map(component -> snake(component.getName()))
                    .toList();
            assertThat(API.structs().get(i).fields())
                    .extracting(Api.Member::name)
                    .isEqualTo(fields);
        }
    }

    @Test
    void functionsAreThoseOfASeat() {
        List<String> methods = Arrays.stream(Seat.class.getMethods())
                .map(method -> snake(method.getName()))
                .toList();
        List<String> functions = API.functions().stream()
                .filter(function -> function.kind() != Kind.DISPLAY)
                .map(Function::name)
                .toList();
        assertThat(methods).containsAll(functions);
    }

    @Test
    void everyTypeCanBeDisplayed() {
        List<String> types = Stream.concat(
                        API.enums().stream().map(Enumeration::name),
                        API.structs().stream().map(Api.Structure::name))
                .map(name -> "afficher_" + name)
                .toList();
        assertThat(API.functions())
                .filteredOn(function -> function.kind() == Kind.DISPLAY)
                .extracting(Function::name)
                .isEqualTo(types);
    }

    @Test
    void everythingIsDescribedInBothLanguages() {
        List<Text> texts = new ArrayList<>();
        API.constants().forEach(constant -> texts.add(constant.about()));
        API.enums().forEach(enumeration -> {
            texts.add(enumeration.about());
            enumeration.values().forEach(value -> texts.add(value.about()));
        });
        API.structs().forEach(struct -> {
            texts.add(struct.about());
            struct.fields().forEach(field -> texts.add(field.about()));
        });
        API.functions().forEach(function -> {
            texts.add(function.about());
            function.parameters().forEach(parameter -> texts.add(parameter.about()));
        });
        assertThat(texts).allSatisfy(text -> {
            assertThat(text.fr()).endsWith(".").doesNotContain("\"").isNotEqualTo(text.en());
            assertThat(text.en()).endsWith(".").doesNotContain("\"");
        });
    }

    private static List<String> values(String enumeration) {
        return API.enums().stream()
                .filter(found -> found.name().equals(enumeration))
                .flatMap(found -> found.values().stream())
                .map(Value::name)
                .toList();
    }

    private static List<String> names(Enum<?>[] values) {
        return Arrays.stream(values).map(Enum::name).toList();
    }

    private static String snake(String camel) {
        return camel.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }
}
