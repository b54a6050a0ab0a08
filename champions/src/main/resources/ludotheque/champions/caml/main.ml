(* Appelle le champion à la demande de l'arbitre. *)

let calls : (unit -> unit) array = [| Champion.partie_init; Champion.jouer_tour; Champion.partie_fin |]

let rec serve () =
  flush_all ();
  let call = Int32.to_int (Api.Client.next_call ()) in
  if call >= 0 then begin
    calls.(call) ();
    serve ()
  end

let () = serve ()
