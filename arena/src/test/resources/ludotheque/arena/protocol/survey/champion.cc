// Asks every question, tries every action and shows what comes of it.
#include "api.hh"

#include <iostream>

static void montrer(const std::vector<position> &places) {
    for (position pos : places) {
        afficher_position(pos);
    }
}

static void personnages(const std::vector<position> &places) {
    for (position pos : places) {
        afficher_position(pos);
        std::cout << points_mouvement(pos) << " " << nb_croquettes(pos) << " " << inventaire_chien(pos, 0) << " "
                  << inventaire_chien(pos, 3) << std::endl;
    }
}

static void questions() {
    std::cout << "tour " << tour_actuel() << " " << moi() << " " << adversaire() << std::endl;
    for (int joueur = -1; joueur <= 2; joueur++) {
        std::cout << "joueur " << age_joueur(joueur) << " " << score(joueur) << " " << score_age(joueur, 1) << std::endl;
        afficher_position(niche_joueur(joueur));
        personnages(chiens_joueur(joueur));
        personnages(maitres_joueur(joueur));
    }
    for (apparition_portail apparition : apparition_portails()) {
        afficher_apparition_portail(apparition);
    }
    montrer(positions_portails());
    for (lien_temporel lien : liens_temporels()) {
        afficher_lien_temporel(lien);
        montrer(deplacements_chien(lien.chien, 3));
    }
    for (action_hist action : historique()) {
        afficher_action_hist(action);
    }
    montrer(trouver_chemin(niche_joueur(0), niche_joueur(1), 2));
    for (int colonne = -1; colonne <= LARGEUR; colonne++) {
        position pos = {colonne, tour_actuel() % HAUTEUR};
        afficher_type_case(info_case(pos).contenu);
        afficher_etat_case(info_case(pos));
        afficher_etat_squelette(info_squelette(pos));
        afficher_etat_arbre(info_arbre(pos));
    }
}

static void actions() {
    position chien = chiens_joueur(moi())[0];
    position maitre = maitres_joueur(moi())[0];
    position est = {chien.colonne + 1, chien.ligne};
    position sud = {maitre.colonne, maitre.ligne + 1};
    afficher_erreur(debug_poser_papatte(chien, PAPATTE_JAUNE));
    afficher_erreur(construire(maitre, sud));
    afficher_erreur(detruire(maitre, sud));
    afficher_erreur(donner_croquette(maitre, chien));
    afficher_erreur(poser_croquette(maitre, maitre));
    afficher_erreur(manger(chien));
    afficher_erreur(prendre_portail(chien, est));
    afficher_erreur(se_deplacer(chien, est));
    afficher_erreur(se_deplacer(maitre, sud));
    std::cout << annuler() << std::endl;
    if (tour_actuel() > 20) {
        afficher_erreur(age_suivant());
    }
    afficher_papatte_debug(PAPATTE_ROUGE);
    afficher_type_action(ACTION_AGE_SUIVANT);
}

void partie_init() {
    questions();
    actions();
}

void jouer_tour() {
    if (tour_actuel() < 60) {
        questions();
        actions();
    }
}

void partie_fin() {
    questions();
    actions();
}
