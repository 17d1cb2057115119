// The numbers that a server under test and the harness share: a small file, mapped by both. control.py has the same order.
#pragma once
#include <stdatomic.h>
#include <stdint.h>

struct control {
    // How many bytes the record has; what was acknowledged at a length was on disk at that length.
    _Atomic int64_t recorded;
    // Whether the space below the root is bounded, how many bytes are left of it, and how many calls were refused for lack of it.
    _Atomic int64_t is_limited, free_bytes, refusals;
    // The n-th sync of the log, or of the database, from now on fails once; 0 for none.
    _Atomic int64_t log_sync_to_fail, database_sync_to_fail;
    // How many syncs failed, and when the last one did: nanoseconds of CLOCK_MONOTONIC.
    _Atomic int64_t failed_syncs, failed_at;
    // How much longer than the real one a sync takes, in microseconds.
    _Atomic int64_t sync_delay;
    // What is added to CLOCK_REALTIME, in nanoseconds, and how often that clock was read.
    _Atomic int64_t clock_shift, clock_reads;
    // How many statements a deliberate mistake (a mutant) has changed.
    _Atomic int64_t mutations;
};

// The mapped file that GATA_TORTURE_CONTROL names; a private one, full of zeros, when there is none.
struct control *control(void);
