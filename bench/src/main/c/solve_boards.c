/*
 * Solves many boards in one process with libfreecell-solver, by its public interface:
 *
 *     solve_boards BOARDS OPTIONS...
 *
 * BOARDS is a file of boards in fc-solve's notation, an empty line after each; OPTIONS are fc-solve's own. A line a board on
 * standard output: verdict (solved, insoluble or undecided), iterations, moves; then a last line: "seconds", and the processor
 * time that solving took, without reading files and counting moves.
 */
#include <freecell-solver/fcs_cl.h>
#include <freecell-solver/fcs_user.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Single-card moves between columns and freecells: a run of n cards takes at least 2n - 1, a card to the foundation is none. */
static int count_moves(void *solver)
{
    int count = 0;
    fcs_move_t move;
    while (freecell_solver_user_get_next_move(solver, &move) == 0) {
        switch (fcs_move_get_type(move)) {
        case FCS_MOVE_TYPE_STACK_TO_STACK:
            count += 2 * fcs_move_get_num_cards_in_seq(move) - 1;
            break;
        case FCS_MOVE_TYPE_STACK_TO_FREECELL:
        case FCS_MOVE_TYPE_FREECELL_TO_STACK:
            count++;
            break;
        default:
            break;
        }
    }
    return count;
}

static clock_t solve(void *solver, const char *board)
{
    const clock_t start = clock();
    const int state = freecell_solver_user_solve_board(solver, board);
    const clock_t taken = clock() - start;
    const char *verdict = "undecided";
    int moves = 0;
    if (state == FCS_STATE_WAS_SOLVED) {
        verdict = "solved";
        moves = count_moves(solver);
    } else if (state == FCS_STATE_IS_NOT_SOLVEABLE) {
        verdict = "insoluble";
    } else if (state == FCS_STATE_INVALID_STATE) {
        verdict = "unreadable";
    }
    printf("%s %lld %d\n", verdict, (long long)freecell_solver_user_get_num_times_long(solver), moves);
    const clock_t again = clock();
    freecell_solver_user_recycle(solver);
    return taken + clock() - again;
}

int main(int argc, char *argv[])
{
    if (argc < 2) {
        fputs("solve_boards BOARDS OPTIONS...\n", stderr);
        return 64;
    }
    FILE *file = fopen(argv[1], "r");
    if (!file) {
        fprintf(stderr, "%s: cannot be read\n", argv[1]);
        return 65;
    }
    void *solver = freecell_solver_user_alloc();
    char *error = NULL;
    int last = 0;
    if (freecell_solver_user_cmd_line_parse_args(
            solver, argc, (freecell_solver_str_t *)argv, 2, NULL, NULL, NULL, &error, &last) != FCS_CMD_LINE_OK) {
        fprintf(stderr, "%s: fc-solve does not take this option\n", last < argc ? argv[last] : "");
        return 64;
    }
    char board[4096] = "";
    char line[256];
    clock_t taken = 0;
    while (fgets(line, sizeof line, file)) {
        if (line[0] != '\n') {
            strncat(board, line, sizeof board - strlen(board) - 1);
            continue;
        }
        taken += solve(solver, board);
        board[0] = '\0';
    }
    printf("seconds %.6f\n", (double)taken / CLOCKS_PER_SEC);
    return 0;
}
