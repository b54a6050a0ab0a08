// Asks every question, tries every action and shows what comes of it.
#include "api.h"

#include <stdio.h>
#include <stdlib.h>

static void montrer(position_array places) {
    for (size_t i = 0; i < places.length; i++) {
        afficher_position(places.items[i]);
    }
    free(places.items);
}

static void personnages(position_array places) {
    for (size_t i = 0; i < places.length; i++) {
        position pos = places.items[i];
        afficher_position(pos);
        printf("%d %d %d %d\n", points_mouvement(pos), nb_croquettes(pos), inventaire_chien(pos, 0),
               inventaire_chien(pos, 3));
    }
    free(places.items);
}

static void questions(void) {
    printf("tour %d %d %d\n", tour_actuel(), moi(), adversaire());
    for (int joueur = -1; joueur <= 2; joueur++) {
        printf("joueur %d %d %d\n", age_joueur(joueur), score(joueur), score_age(joueur, 1));
        afficher_position(niche_joueur(joueur));
        personnages(chiens_joueur(joueur));
        personnages(maitres_joueur(joueur));
    }
    apparition_portail_array apparitions = apparition_portails();
    for (size_t i = 0; i < apparitions.length; i++) {
        afficher_apparition_portail(apparitions.items[i]);
    }
    free(apparitions.items);
    montrer(positions_portails());
    lien_temporel_array liens = liens_temporels();
    for (size_t i = 0; i < liens.length; i++) {
        afficher_lien_temporel(liens.items[i]);
        montrer(deplacements_chien(liens.items[i].chien, 3));
    }
    free(liens.items);
    action_hist_array actions = historique();
    for (size_t i = 0; i < actions.length; i++) {
        afficher_action_hist(actions.items[i]);
    }
    free(actions.items);
    montrer(trouver_chemin(niche_joueur(0), niche_joueur(1), 2));
    for (int colonne = -1; colonne <= LARGEUR; colonne++) {
        position pos = {colonne, tour_actuel() % HAUTEUR};
        afficher_type_case(info_case(pos).contenu);
        afficher_etat_case(info_case(pos));
        afficher_etat_squelette(info_squelette(pos));
        afficher_etat_arbre(info_arbre(pos));
    }
}

static void actions(void) {
    position_array chiens = chiens_joueur(moi());
    position_array maitres = maitres_joueur(moi());
    position chien = chiens.items[0];
    position maitre = maitres.items[0];
    position est = {chien.colonne + 1, chien.ligne};
    position sud = {maitre.colonne, maitre.ligne + 1};
    free(chiens.items);
    free(maitres.items);
    afficher_erreur(debug_poser_papatte(chien, PAPATTE_JAUNE));
    afficher_erreur(construire(maitre, sud));
    afficher_erreur(detruire(maitre, sud));
    afficher_erreur(donner_croquette(maitre, chien));
    afficher_erreur(poser_croquette(maitre, maitre));
    afficher_erreur(manger(chien));
    afficher_erreur(prendre_portail(chien, est));
    afficher_erreur(se_deplacer(chien, est));
    afficher_erreur(se_deplacer(maitre, sud));
    printf("%d\n", annuler());
    if (tour_actuel() > 20) {
        afficher_erreur(age_suivant());
    }
    afficher_papatte_debug(PAPATTE_ROUGE);
    afficher_type_action(ACTION_AGE_SUIVANT);
}

void partie_init(void) {
    questions();
    actions();
}

void jouer_tour(void) {
    if (tour_actuel() < 60) {
        questions();
        actions();
    }
}

void partie_fin(void) {
    questions();
    actions();
}
