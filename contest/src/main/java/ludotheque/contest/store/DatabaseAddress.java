package ludotheque.contest.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;

/**
 * Where a PostgreSQL database is, as {@code postgresql://USER@HOST[:PORT]/NAME[?PARAMETERS]}. It holds no password: addresses end up
 * in lists of processes, in logs and in files.
 */
public record DatabaseAddress(String user, String place) {
    private static final String JDBC = "jdbc:";
    private static final Text SHAPE = new Text(
            "une adresse postgresql://UTILISATEUR@HÔTE[:PORT]/BASE était attendue",
            "an address postgresql://USER@HOST[:PORT]/NAME was expected");
    private static final Text NO_PASSWORD = new Text(
            "une adresse sans mot de passe était attendue : il vient de --password-file ou de LUDO_DATABASE_PASSWORD",
            "an address without a password was expected: it comes from --password-file or LUDO_DATABASE_PASSWORD");

    public static DatabaseAddress parse(String text) throws BadInput {
        URI address;
        try {
            address = new URI(text.strip().startsWith(JDBC) ? text.strip().substring(JDBC.length()) : text.strip());
        } catch (URISyntaxException malformed) {
            throw new BadInput(1, 1, SHAPE);
        }
        String scheme = address.getScheme();
        String user = address.getUserInfo();
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        boolean hasPassword = (user != null && user.contains(":"))
                || query.toLowerCase(Locale.ROOT).matches(".*[?&](ssl)?password=.*");
        if (hasPassword) {
            throw new BadInput(1, 1, NO_PASSWORD);
        }
        boolean isOurs = scheme != null && (scheme.equals("postgresql") || scheme.equals("postgres"));
        if (!isOurs
                || user == null
                || user.isEmpty()
                || address.getHost() == null
                || address.getPath().length() < 2) {
            throw new BadInput(1, 1, SHAPE);
        }
        String port = address.getPort() < 0 ? "" : ":" + address.getPort();
        return new DatabaseAddress(user, address.getHost() + port + address.getRawPath() + query);
    }

    String jdbc() {
        return "jdbc:postgresql://" + place;
    }

    @Override
    public String toString() {
        return "postgresql://" + user + "@" + place;
    }
}
