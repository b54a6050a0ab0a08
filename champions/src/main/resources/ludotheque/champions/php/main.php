<?php
// Appelle le champion à la demande de l'arbitre.

// En premier : dès lors, ce que le champion affiche va sur la sortie d'erreur.
require_once __DIR__ . '/client.php';

try {
    require __DIR__ . '/champion.php';
    $calls = ['partie_init', 'jouer_tour', 'partie_fin'];
    while (($call = Papattes::$client->papattes_next_call()) >= 0) {
        $calls[$call]();
    }
} catch (Throwable $thrown) {
    fwrite(STDERR, $thrown . "\n");
    exit(1);
}
