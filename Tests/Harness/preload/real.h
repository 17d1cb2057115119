// The call that a replaced one stands in front of: `REAL(fsync)(descriptor)`.
#pragma once
#include <dlfcn.h>

#define REAL(name) \
    ({ \
        static __typeof__(&name) found; \
        if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
        found; \
    })
