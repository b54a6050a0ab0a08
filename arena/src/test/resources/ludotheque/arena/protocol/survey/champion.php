<?php
// Asks every question, tries every action and shows what comes of it.
require('api.php');

function montrer($places)
{
    foreach ($places as $pos) {
        afficher_position($pos);
    }
}

function personnages($places)
{
    foreach ($places as $pos) {
        afficher_position($pos);
        echo points_mouvement($pos), ' ', nb_croquettes($pos), ' ', inventaire_chien($pos, 0), ' ',
            inventaire_chien($pos, 3), "\n";
    }
}

function questions()
{
    echo 'tour ', tour_actuel(), ' ', moi(), ' ', adversaire(), "\n";
    for ($joueur = -1; $joueur <= 2; $joueur++) {
        echo 'joueur ', age_joueur($joueur), ' ', score($joueur), ' ', score_age($joueur, 1), "\n";
        afficher_position(niche_joueur($joueur));
        personnages(chiens_joueur($joueur));
        personnages(maitres_joueur($joueur));
    }
    foreach (apparition_portails() as $apparition) {
        afficher_apparition_portail($apparition);
    }
    montrer(positions_portails());
    foreach (liens_temporels() as $lien) {
        afficher_lien_temporel($lien);
        montrer(deplacements_chien($lien['chien'], 3));
    }
    foreach (historique() as $action) {
        afficher_action_hist($action);
    }
    montrer(trouver_chemin(niche_joueur(0), niche_joueur(1), 2));
    for ($colonne = -1; $colonne <= LARGEUR; $colonne++) {
        $pos = ['colonne' => $colonne, 'ligne' => tour_actuel() % HAUTEUR];
        afficher_type_case(info_case($pos)['contenu']);
        afficher_etat_case(info_case($pos));
        afficher_etat_squelette(info_squelette($pos));
        afficher_etat_arbre(info_arbre($pos));
    }
}

function actions()
{
    $chien = chiens_joueur(moi())[0];
    $maitre = maitres_joueur(moi())[0];
    $est = ['colonne' => $chien['colonne'] + 1, 'ligne' => $chien['ligne']];
    $sud = ['colonne' => $maitre['colonne'], 'ligne' => $maitre['ligne'] + 1];
    afficher_erreur(debug_poser_papatte($chien, PAPATTE_JAUNE));
    afficher_erreur(construire($maitre, $sud));
    afficher_erreur(detruire($maitre, $sud));
    afficher_erreur(donner_croquette($maitre, $chien));
    afficher_erreur(poser_croquette($maitre, $maitre));
    afficher_erreur(manger($chien));
    afficher_erreur(prendre_portail($chien, $est));
    afficher_erreur(se_deplacer($chien, $est));
    afficher_erreur(se_deplacer($maitre, $sud));
    echo (int) annuler(), "\n";
    if (tour_actuel() > 20) {
        afficher_erreur(age_suivant());
    }
    afficher_papatte_debug(PAPATTE_ROUGE);
    afficher_type_action(ACTION_AGE_SUIVANT);
}

function partie_init()
{
    questions();
    actions();
}

function jouer_tour()
{
    if (tour_actuel() < 60) {
        questions();
        actions();
    }
}

function partie_fin()
{
    questions();
    actions();
}
