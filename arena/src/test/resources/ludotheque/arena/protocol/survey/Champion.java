// Asks every question, tries every action and shows what comes of it.
class Champion extends Api {
    private static void montrer(Position[] places) {
        for (Position pos : places) {
            afficher_position(pos);
        }
    }

    private static void personnages(Position[] places) {
        for (Position pos : places) {
            afficher_position(pos);
            System.out.println(points_mouvement(pos) + " " + nb_croquettes(pos) + " " + inventaire_chien(pos, 0) + " "
                    + inventaire_chien(pos, 3));
        }
    }

    private static void questions() {
        System.out.println("tour " + tour_actuel() + " " + moi() + " " + adversaire());
        for (int joueur = -1; joueur <= 2; joueur++) {
            System.out.println("joueur " + age_joueur(joueur) + " " + score(joueur) + " " + score_age(joueur, 1));
            afficher_position(niche_joueur(joueur));
            personnages(chiens_joueur(joueur));
            personnages(maitres_joueur(joueur));
        }
        for (ApparitionPortail apparition : apparition_portails()) {
            afficher_apparition_portail(apparition);
        }
        montrer(positions_portails());
        for (LienTemporel lien : liens_temporels()) {
            afficher_lien_temporel(lien);
            montrer(deplacements_chien(lien.chien, 3));
        }
        for (ActionHist action : historique()) {
            afficher_action_hist(action);
        }
        montrer(trouver_chemin(niche_joueur(0), niche_joueur(1), 2));
        for (int colonne = -1; colonne <= LARGEUR; colonne++) {
            Position pos = new Position(colonne, tour_actuel() % HAUTEUR);
            afficher_type_case(info_case(pos).contenu);
            afficher_etat_case(info_case(pos));
            afficher_etat_squelette(info_squelette(pos));
            afficher_etat_arbre(info_arbre(pos));
        }
    }

    private static void actions() {
        Position chien = chiens_joueur(moi())[0];
        Position maitre = maitres_joueur(moi())[0];
        Position est = new Position(chien.colonne + 1, chien.ligne);
        Position sud = new Position(maitre.colonne, maitre.ligne + 1);
        afficher_erreur(debug_poser_papatte(chien, PapatteDebug.PAPATTE_JAUNE));
        afficher_erreur(construire(maitre, sud));
        afficher_erreur(detruire(maitre, sud));
        afficher_erreur(donner_croquette(maitre, chien));
        afficher_erreur(poser_croquette(maitre, maitre));
        afficher_erreur(manger(chien));
        afficher_erreur(prendre_portail(chien, est));
        afficher_erreur(se_deplacer(chien, est));
        afficher_erreur(se_deplacer(maitre, sud));
        System.out.println(annuler() ? 1 : 0);
        if (tour_actuel() > 20) {
            afficher_erreur(age_suivant());
        }
        afficher_papatte_debug(PapatteDebug.PAPATTE_ROUGE);
        afficher_type_action(TypeAction.ACTION_AGE_SUIVANT);
    }

    public void partie_init() {
        questions();
        actions();
    }

    public void jouer_tour() {
        if (tour_actuel() < 60) {
            questions();
            actions();
        }
    }

    public void partie_fin() {
        questions();
        actions();
    }
}
