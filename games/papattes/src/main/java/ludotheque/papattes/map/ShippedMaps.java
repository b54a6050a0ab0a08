package ludotheque.papattes.map;

import java.util.List;

/** The maps that come with the game, as resources beside this class: {@code maps/NAME.json}. */
public final class ShippedMaps {
    /** From the plainest to the strangest. */
    public static final List<String> NAMES =
            List.of("clairiere", "verger", "labyrinthe", "archipel", "carrefour", "disette", "face-a-face");

    private ShippedMaps() {}

    /** Where the map of this name stands among the resources. */
    public static String resource(String name) {
        return "/ludotheque/papattes/maps/" + name + ".json";
    }
}
