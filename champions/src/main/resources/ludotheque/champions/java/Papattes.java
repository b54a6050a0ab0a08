import ludotheque.champions.client.JavaClient;

/** Appelle le champion à la demande de l'arbitre. */
final class Papattes {
    public static void main(String[] arguments) {
        try {
            // En premier : dès lors, ce que le champion affiche va sur la sortie d'erreur.
            JavaClient client = JavaClient.only();
            serve(client, new Champion());
            System.exit(0);
        } catch (Throwable thrown) {
            thrown.printStackTrace();
            System.exit(1);
        }
    }

    private static void serve(JavaClient client, Champion champion) {
        while (true) {
            switch (client.nextCall()) {
                case 0 -> champion.partie_init();
                case 1 -> champion.jouer_tour();
                case 2 -> champion.partie_fin();
                default -> {
                    return;
                }
            }
        }
    }
}
