(* Votre champion. Toute l'API est dans api.ml. *)
open Api

(** Appelée une fois, avant le premier tour. *)
let partie_init () = ()

(** Appelée à chacun de vos tours. *)
let jouer_tour () = ()

(** Appelée une fois, après le dernier tour. *)
let partie_fin () = ()
