/* Asks the rules one question of each system; 0 if all six were answered as they should be. */
#include <stdio.h>

unsigned antre_bare(void);

/* The library that comes with the compiler was built to unwind, and names who would be asked then. Nothing unwinds here. */
void rust_eh_personality(void) {}

int main(void) {
    unsigned answered = antre_bare();
    printf("bare: %u passed, %u failed\n", answered, 6 - answered);
    return answered != 6;
}
