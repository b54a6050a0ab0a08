(* Mesure la durée d'une question, puis celle d'une action, en nanosecondes. *)
open Api

let questions = 10_000_000
let actions = 4000
let maintenant () = int_of_float (Unix.gettimeofday () *. 1e9)

let partie_init () =
  let croquettes = ref 0 in
  let debut = maintenant () in
  for i = 0 to questions - 1 do
    croquettes := !croquettes + (info_case (i mod largeur, i / largeur mod hauteur)).nb_croquette
  done;
  let duree = maintenant () - debut + !croquettes in
  Printf.printf "info_case %.1f\n" (float_of_int duree /. float_of_int questions)

let jouer_tour () =
  if tour_actuel () <= 1 then begin
    let durees = Array.make actions 0 in
    for i = 0 to (actions / 2) - 1 do
      let debut = maintenant () in
      ignore (debug_poser_papatte (0, 0) Papatte_bleu);
      let milieu = maintenant () in
      ignore (annuler ());
      durees.(2 * i) <- milieu - debut;
      durees.((2 * i) + 1) <- maintenant () - milieu
    done;
    Array.sort compare durees;
    Printf.printf "action %d\n" durees.(actions / 2)
  end

let partie_fin () = ()
