#include "space.h"

#include "control.h"

bool space_is_limited(void) { return atomic_load(&control()->is_limited) != 0; }

int64_t space_left(void) {
    int64_t left = atomic_load(&control()->free_bytes);
    return left > 0 ? left : 0;
}

int64_t space_take(int64_t wanted) {
    if (!space_is_limited() || wanted <= 0) return wanted;
    int64_t left = space_left();
    int64_t taken = wanted < left ? wanted : left;
    if (taken < wanted) atomic_fetch_add(&control()->refusals, 1);
    atomic_fetch_sub(&control()->free_bytes, taken);
    return taken;
}

void space_return(int64_t bytes) {
    if (space_is_limited() && bytes > 0) atomic_fetch_add(&control()->free_bytes, bytes);
}
