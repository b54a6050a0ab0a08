package ludotheque.champions;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.Value;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;

/**
 * What the site's pages for candidates are made of, written when this module is built: {@code languages.json}, {@code api.json},
 * and for each language {@code kits/WORD.json} with the files of its kit.
 */
final class SiteData {
    private SiteData() {}

    /** Takes the folder to write into. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Path kits = Files.createDirectories(folder.resolve("kits"));
        Files.writeString(folder.resolve("languages.json"), languages());
        Files.writeString(folder.resolve("api.json"), api(Api.load()));
        for (Language language : Language.all()) {
            Files.writeString(kits.resolve(language.word() + ".json"), kit(language));
        }
    }

    /** Apart from the API, which is long and comes after them. */
    static String languages() {
        Json json = new Json().array();
        for (Language language : Language.all()) {
            json.object().field("word", language.word()).field("title", language.title());
            json.field("file", language.championFile());
            strings(json.name("words"), language.otherWords());
            strings(json.name("packages"), language.packages());
            json.end();
        }
        return json.end().toString();
    }

    /** {@code {constants, enums, structs, functions}}. */
    static String api(Api api) {
        Json json = new Json().object().name("constants").array();
        for (Constant constant : api.constants()) {
            entry(json, constant.name(), constant.about())
                    .field("value", constant.value())
                    .end();
        }
        json.end().name("enums").array();
        for (Enumeration enumeration : api.enums()) {
            entry(json, enumeration.name(), enumeration.about()).name("values").array();
            for (Value value : enumeration.values()) {
                entry(json, value.name(), value.about()).end();
            }
            json.end().end();
        }
        json.end().name("structs").array();
        for (Structure structure : api.structs()) {
            members(entry(json, structure.name(), structure.about()).name("fields"), structure.fields())
                    .end();
        }
        json.end().name("functions").array();
        for (Function function : api.functions()) {
            entry(json, function.name(), function.about())
                    .field("kind", function.kind().name().toLowerCase(Locale.ROOT))
                    .field("returns", function.returns().written());
            members(json.name("parameters"), function.parameters()).end();
        }
        return json.end().end().toString();
    }

    /** {@code {files, example}}: lists of {@code {name, text}}, or {@code base64} for what is no text. */
    static String kit(Language language) {
        Json json = new Json().object();
        files(json.name("files"), Kit.files(language, ""));
        String file = language.championFile();
        return json.field("example", Resources.text(language.word() + "/example/" + file))
                .end()
                .toString();
    }

    private static void files(Json json, Map<String, byte[]> files) {
        json.array();
        files.forEach((name, bytes) -> {
            json.object().field("name", name);
            try {
                json.field(
                        "text",
                        StandardCharsets.UTF_8
                                .newDecoder()
                                .decode(ByteBuffer.wrap(bytes))
                                .toString());
            } catch (CharacterCodingException noText) {
                json.field("base64", Base64.getEncoder().encodeToString(bytes));
            }
            json.end();
        });
        json.end();
    }

    private static Json entry(Json json, String name, Text about) {
        return json.object().field("name", name).field("fr", about.fr()).field("en", about.en());
    }

    private static Json members(Json json, List<Member> members) {
        json.array();
        for (Member member : members) {
            entry(json, member.name(), member.about())
                    .field("type", member.type().written())
                    .end();
        }
        return json.end();
    }

    private static void strings(Json json, List<String> values) {
        json.array();
        values.forEach(json::value);
        json.end();
    }
}
