//! Appelle le champion à la demande de l'arbitre.

use std::io::Write;

extern "C" {
    fn papattes_next_call() -> i32;
}

fn main() {
    loop {
        match unsafe { papattes_next_call() } {
            0 => champion::partie_init(),
            1 => champion::jouer_tour(),
            2 => champion::partie_fin(),
            _ => return,
        }
        let _ = std::io::stdout().flush();
    }
}
