<?php
// Mesure la durée d'une question, puis celle d'une action, en nanosecondes.
require('api.php');

const QUESTIONS = 200_000;
const ACTIONS = 4000;

function partie_init()
{
    $places = [];
    for ($i = 0; $i < QUESTIONS; $i++) {
        $places[] = ['colonne' => $i % LARGEUR, 'ligne' => intdiv($i, LARGEUR) % HAUTEUR];
    }
    $debut = hrtime(true);
    foreach ($places as $pos) {
        info_case($pos);
    }
    printf("info_case %.1f\n", (hrtime(true) - $debut) / QUESTIONS);
}

function jouer_tour()
{
    if (tour_actuel() > 1) {
        return;
    }
    $durees = [];
    $pos = ['colonne' => 0, 'ligne' => 0];
    for ($i = 0; $i < ACTIONS; $i += 2) {
        $debut = hrtime(true);
        debug_poser_papatte($pos, PAPATTE_BLEU);
        $milieu = hrtime(true);
        annuler();
        $durees[] = $milieu - $debut;
        $durees[] = hrtime(true) - $milieu;
    }
    sort($durees);
    printf("action %d\n", $durees[ACTIONS / 2]);
}

function partie_fin()
{
}
