/* Asks the client the questions of a file and writes its answers to another. The file holds, again and again: how many
 * numbers a snapshot has, the snapshot, how many questions there are, and six numbers each: which function, its arguments. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "papattes.h"

static FILE *in;
static FILE *out;

static void read_numbers(int32_t *where, size_t count) {
    if (fread(where, sizeof *where, count, in) != count) {
        exit(1);
    }
}

static void answer_with(const int32_t *numbers, int32_t count) {
    fwrite(&count, sizeof count, 1, out);
    fwrite(numbers, sizeof *numbers, (size_t)count, out);
}

#define NUMBER(call) { int32_t given = call; answer_with(&given, 1); break; }
#define STRUCTURE(call, size) { answer_with(call, size); break; }
#define ARRAY(call, size) { const int32_t *given = call; answer_with(given, 1 + given[0] * (size)); break; }

static void answer(const int32_t *q) {
    switch (q[0]) {
#include "cases.h"
    }
}

int main(int argc, char **argv) {
    static int32_t snapshot[1 << 16];
    int32_t words;
    int state = open(getenv("PAPATTES_ETAT"), O_WRONLY);
    in = argc == 3 ? fopen(argv[1], "rb") : NULL;
    out = argc == 3 ? fopen(argv[2], "wb") : NULL;
    while (fread(&words, sizeof words, 1, in) == 1) {
        int32_t questions;
        read_numbers(snapshot, (size_t)words);
        if (pwrite(state, snapshot, (size_t)words * sizeof *snapshot, 0) < 0) {
            return 1;
        }
        read_numbers(&questions, 1);
        while (questions-- > 0) {
            int32_t question[6];
            read_numbers(question, 6);
            answer(question);
        }
    }
    return fclose(out);
}
