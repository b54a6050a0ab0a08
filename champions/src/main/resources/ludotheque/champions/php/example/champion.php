<?php
// Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
//
// - Chaque âge dure un tiers de la partie.
// - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
// - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
//   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
// - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
require('api.php');

const CHARGE = 3;
const MARGE = 8;

$squelettes = [];
$arbres = [];

function aller($depart, $arrivee)
{
    return trouver_chemin($depart, $arrivee, moi());
}

/** Le plus court des chemins vers ces positions, le premier à égalité ; un chemin vide n'en est pas un. */
function le_plus_court($depart, $arrivees)
{
    $meilleur = [];
    foreach ($arrivees as $arrivee) {
        $nouveau = aller($depart, $arrivee);
        if ($nouveau && (!$meilleur || count($nouveau) < count($meilleur))) {
            $meilleur = $nouveau;
        }
    }
    return $meilleur;
}

function vers_un_os($chien)
{
    global $squelettes;
    $age = age_joueur(moi());
    return le_plus_court($chien, array_filter($squelettes, function ($pos) use ($age) {
        $squelette = info_squelette($pos);
        return $squelette['a_squelette'] && $squelette['type_squelette'] == $age;
    }));
}

function vers_une_croquette($maitre)
{
    global $arbres;
    return le_plus_court($maitre, array_filter($arbres, fn($pos) => info_arbre($pos)['a_croquette']));
}

function but_du_chien($chien)
{
    $age = age_joueur(moi());
    $os = inventaire_chien($chien, $age);
    if ($os == 0) {
        return vers_un_os($chien);
    }
    $retour = aller($chien, niche_joueur(moi()));
    $tours_restants = intdiv(($age + 1) * NB_TOURS, NB_AGES) - tour_actuel();
    $pas_avant_la_fin = intdiv($tours_restants, 2) * DEPLACEMENT_CHIEN;
    if ($os < CHARGE && count($retour) + MARGE < $pas_avant_la_fin) {
        $os_proche = vers_un_os($chien);
        if ($os_proche) {
            return $os_proche;
        }
    }
    return $retour;
}

function jouer_chien($chien)
{
    while (true) {
        while (nb_croquettes($chien) > 0) {
            manger($chien);
        }
        if (points_mouvement($chien) == 0) {
            return;
        }
        $but = but_du_chien($chien);
        if (!$but || se_deplacer($chien, $but[0]) != OK) {
            return;
        }
        $chien = $but[0];
    }
}

function jouer_maitre($maitre)
{
    foreach (chiens_joueur(moi()) as $chien) {
        while (donner_croquette($maitre, $chien) == OK) {
        }
    }
    while (nb_croquettes($maitre) < TAILLE_INVENTAIRE_MAITRE && points_mouvement($maitre) > 0) {
        $but = vers_une_croquette($maitre);
        if (!$but || se_deplacer($maitre, $but[0]) != OK) {
            return;
        }
        $maitre = $but[0];
    }
}

/** Appelée une fois, avant le premier tour. */
function partie_init()
{
    global $squelettes, $arbres;
    for ($ligne = 0; $ligne < HAUTEUR; $ligne++) {
        for ($colonne = 0; $colonne < LARGEUR; $colonne++) {
            $pos = ['colonne' => $colonne, 'ligne' => $ligne];
            $contenu = info_case($pos)['contenu'];
            if ($contenu == SQUELETTE) {
                $squelettes[] = $pos;
            } elseif ($contenu == ARBRE) {
                $arbres[] = $pos;
            }
        }
    }
}

/** Appelée à chacun de vos tours. */
function jouer_tour()
{
    while (age_joueur(moi()) < intdiv(tour_actuel() * NB_AGES, NB_TOURS)) {
        age_suivant();
    }
    for ($i = 0; $i < NB_MAITRES; $i++) {
        jouer_maitre(maitres_joueur(moi())[$i]);
    }
    for ($i = 0; $i < NB_CHIENS; $i++) {
        jouer_chien(chiens_joueur(moi())[$i]);
    }
}

/** Appelée une fois, après le dernier tour. */
function partie_fin()
{
}
