(* Asks every question, tries every action and shows what comes of it. *)
open Api

let montrer places = Array.iter afficher_position places

let personnages places =
  let montrer pos =
    afficher_position pos;
    Printf.printf "%d %d %d %d\n" (points_mouvement pos) (nb_croquettes pos) (inventaire_chien pos 0)
      (inventaire_chien pos 3)
  in
  Array.iter montrer places

let questions () =
  Printf.printf "tour %d %d %d\n" (tour_actuel ()) (moi ()) (adversaire ());
  for joueur = -1 to 2 do
    Printf.printf "joueur %d %d %d\n" (age_joueur joueur) (score joueur) (score_age joueur 1);
    afficher_position (niche_joueur joueur);
    personnages (chiens_joueur joueur);
    personnages (maitres_joueur joueur)
  done;
  Array.iter afficher_apparition_portail (apparition_portails ());
  montrer (positions_portails ());
  let montrer_lien lien =
    afficher_lien_temporel lien;
    montrer (deplacements_chien lien.chien 3)
  in
  Array.iter montrer_lien (liens_temporels ());
  Array.iter afficher_action_hist (historique ());
  montrer (trouver_chemin (niche_joueur 0) (niche_joueur 1) 2);
  for colonne = -1 to largeur do
    let pos = (colonne, tour_actuel () mod hauteur) in
    afficher_type_case (info_case pos).contenu;
    afficher_etat_case (info_case pos);
    afficher_etat_squelette (info_squelette pos);
    afficher_etat_arbre (info_arbre pos)
  done

let actions () =
  let ((chien_c, chien_l) as chien) = (chiens_joueur (moi ())).(0) in
  let ((maitre_c, maitre_l) as maitre) = (maitres_joueur (moi ())).(0) in
  let est = (chien_c + 1, chien_l) in
  let sud = (maitre_c, maitre_l + 1) in
  afficher_erreur (debug_poser_papatte chien Papatte_jaune);
  afficher_erreur (construire maitre sud);
  afficher_erreur (detruire maitre sud);
  afficher_erreur (donner_croquette maitre chien);
  afficher_erreur (poser_croquette maitre maitre);
  afficher_erreur (manger chien);
  afficher_erreur (prendre_portail chien est);
  afficher_erreur (se_deplacer chien est);
  afficher_erreur (se_deplacer maitre sud);
  Printf.printf "%d\n" (Bool.to_int (annuler ()));
  if tour_actuel () > 20 then afficher_erreur (age_suivant ());
  afficher_papatte_debug Papatte_rouge;
  afficher_type_action Action_age_suivant

let partie_init () =
  questions ();
  actions ()

let jouer_tour () =
  if tour_actuel () < 60 then begin
    questions ();
    actions ()
  end

let partie_fin () =
  questions ();
  actions ()
