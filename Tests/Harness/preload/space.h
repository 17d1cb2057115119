// The room that is pretended to be left below the root.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Takes up to `wanted` bytes and gives how many there were.
int64_t space_take(int64_t wanted);

// Gives back what was taken, or what was freed.
void space_return(int64_t bytes);

bool space_is_limited(void);
int64_t space_left(void);
