package ludotheque.champions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import org.junit.jupiter.api.Test;

class SiteDataTest {

    @Test
    void tellsTheWholeApiInBothLanguages() throws BadInput {
        Api api = Api.load();
        JsonValue told = JsonValue.parse(SiteData.api(api));
        assertThat(told.need("constants").array()).hasSameSizeAs(api.constants());
        assertThat(told.need("enums").array()).hasSameSizeAs(api.enums());
        assertThat(told.need("structs").array()).hasSameSizeAs(api.structs());
        List<JsonValue> functions = told.need("functions").array();
        assertThat(functions).hasSameSizeAs(api.functions());
        for (int i = 0; i < functions.size(); i++) {
            Api.Function function = api.functions().get(i);
            assertThat(functions.get(i).need("name").string()).isEqualTo(function.name());
            assertThat(functions.get(i).need("fr").string())
                    .isEqualTo(function.about().fr());
            assertThat(functions.get(i).need("parameters").array()).hasSameSizeAs(function.parameters());
        }
    }

    @Test
    void tellsEveryLanguageAndTheFileThatACandidateEdits() throws BadInput {
        List<JsonValue> languages = JsonValue.parse(SiteData.languages()).array();
        assertThat(languages).hasSameSizeAs(Language.all());
        for (int i = 0; i < languages.size(); i++) {
            Language language = Language.all().get(i);
            assertThat(languages.get(i).need("word").string()).isEqualTo(language.word());
            assertThat(languages.get(i).need("file").string()).isEqualTo(language.championFile());
        }
    }

    @Test
    void theKitInThePageIsTheKitOfTheCommand() throws BadInput {
        for (Language language : Language.all()) {
            JsonValue kit = JsonValue.parse(SiteData.kit(language));
            Map<String, String> files = new TreeMap<>();
            for (JsonValue file : kit.need("files").array()) {
                JsonValue text = file.get("text");
                files.put(
                        file.need("name").string(),
                        text != null
                                ? text.string()
                                : new String(
                                        Base64.getDecoder()
                                                .decode(file.need("base64").string()),
                                        StandardCharsets.ISO_8859_1));
            }
            Map<String, byte[]> expected = Kit.files(language, "");
            assertThat(files).as(language.word()).hasSameSizeAs(expected).containsKey(language.championFile());
            for (Map.Entry<String, String> file : files.entrySet()) {
                boolean isText = language.libraries().get(file.getKey()) == null;
                assertThat(file.getValue().getBytes(isText ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1))
                        .as(file.getKey())
                        // A jar made anew carries the time of its making.
                        .hasSize(expected.getOrDefault(file.getKey(), new byte[0]).length);
            }
        }
    }
}
