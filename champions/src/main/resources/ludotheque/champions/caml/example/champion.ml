(* Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.

   - Chaque âge dure un tiers de la partie.
   - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
   - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
     est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
   - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne. *)
open Api

let charge = 3
let marge = 8
let squelettes = ref []
let arbres = ref []
let aller depart arrivee = trouver_chemin depart arrivee (moi ())

(* Le plus court des chemins vers ces positions, le premier à égalité ; un chemin vide n'en est pas un. *)
let le_plus_court depart arrivees =
  let meilleur ancien arrivee =
    let nouveau = aller depart arrivee in
    if nouveau <> [||] && (ancien = [||] || Array.length nouveau < Array.length ancien) then nouveau else ancien
  in
  List.fold_left meilleur [||] arrivees

let vers_un_os chien =
  let age = age_joueur (moi ()) in
  let est_garni pos =
    let squelette = info_squelette pos in
    squelette.a_squelette && squelette.type_squelette = age
  in
  le_plus_court chien (List.filter est_garni !squelettes)

let vers_une_croquette maitre =
  le_plus_court maitre (List.filter (fun pos -> (info_arbre pos).a_croquette) !arbres)

let but_du_chien chien =
  let age = age_joueur (moi ()) in
  let os = inventaire_chien chien age in
  if os = 0 then vers_un_os chien
  else
    let retour = aller chien (niche_joueur (moi ())) in
    let pas_avant_la_fin = (((age + 1) * nb_tours / nb_ages) - tour_actuel ()) / 2 * deplacement_chien in
    let os_proche =
      if os < charge && Array.length retour + marge < pas_avant_la_fin then vers_un_os chien else [||]
    in
    if os_proche <> [||] then os_proche else retour

let rec jouer_chien chien =
  while nb_croquettes chien > 0 do
    ignore (manger chien)
  done;
  if points_mouvement chien > 0 then begin
    let but = but_du_chien chien in
    if but <> [||] && se_deplacer chien but.(0) = Ok then jouer_chien but.(0)
  end

let rec cueillir maitre =
  if nb_croquettes maitre < taille_inventaire_maitre && points_mouvement maitre > 0 then begin
    let but = vers_une_croquette maitre in
    if but <> [||] && se_deplacer maitre but.(0) = Ok then cueillir but.(0)
  end

let jouer_maitre maitre =
  let donner chien =
    while donner_croquette maitre chien = Ok do
      ()
    done
  in
  Array.iter donner (chiens_joueur (moi ()));
  cueillir maitre

(** Appelée une fois, avant le premier tour. *)
let partie_init () =
  for ligne = hauteur - 1 downto 0 do
    for colonne = largeur - 1 downto 0 do
      let pos = (colonne, ligne) in
      match (info_case pos).contenu with
      | Squelette -> squelettes := pos :: !squelettes
      | Arbre -> arbres := pos :: !arbres
      | _ -> ()
    done
  done

(** Appelée à chacun de vos tours. *)
let jouer_tour () =
  while age_joueur (moi ()) < tour_actuel () * nb_ages / nb_tours do
    ignore (age_suivant ())
  done;
  for i = 0 to nb_maitres - 1 do
    jouer_maitre (maitres_joueur (moi ())).(i)
  done;
  for i = 0 to nb_chiens - 1 do
    jouer_chien (chiens_joueur (moi ())).(i)
  done

(** Appelée une fois, après le dernier tour. *)
let partie_fin () = ()
