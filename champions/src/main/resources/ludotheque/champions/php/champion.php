<?php
// Votre champion. Toute l'API est dans api.php.
require('api.php');

/** Appelée une fois, avant le premier tour. */
function partie_init()
{
}

/** Appelée à chacun de vos tours. */
function jouer_tour()
{
}

/** Appelée une fois, après le dernier tour. */
function partie_fin()
{
}
