// L'API de Six Papattes en Java. Fichier engendré : vos changements y seraient perdus.

import java.util.Objects;
import ludotheque.champions.client.JavaClient;

/** Tout ce qu'un champion peut appeler, en étendant cette classe ou par son nom. */
public class Api {
    private static final JavaClient CLIENT = JavaClient.only();
    private static final ludotheque.papattes.Position NOWHERE = ludotheque.papattes.Position.NONE;

    private static ludotheque.papattes.Position place(Position position) {
        return new ludotheque.papattes.Position(position.colonne, position.ligne);
    }

