
(* Ce qui relie l'API au client en C ; un champion n'en a pas besoin. *)
module Client = struct
  (* Une erreur fatale dit d'où elle vient, et son texte garde ses accents. *)
  let () =
    Printexc.record_backtrace true;
    Printexc.register_printer (function Failure text -> Some ("Failure: " ^ text) | _ -> None)

  external next_call : unit -> (int32[@unboxed]) = "papattes_bytecode" "papattes_next_call" [@@noalloc]

  (* Le nombre de rang donné de ceux qui sont à une adresse. *)
  external word : (nativeint[@unboxed]) -> (int[@untagged]) -> (int[@untagged]) = "papattes_bytecode" "papattes_word"
  [@@noalloc]

  let read_array size read p = Array.init (word p 0) (fun i -> read p (1 + (i * size)))
