#include <isa-l/igzip_lib.h>

/// The bytes that level 1 works in, for blocks of 16,384 steps; the macro is too long for Swift.
static const uint32_t isal_level_1_bytes = ISAL_DEF_LVL1_SMALL;
