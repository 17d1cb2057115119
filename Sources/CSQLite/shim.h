#include <sqlite3.h>

/// `sqlite3_config` has as many arguments as the option needs, so Swift cannot call it. Counting its memory takes a lock at each allocation,
/// for which the threads of all connections wait (sqlite.org/c3ref/c_config_covering_index_scan.html, SQLITE_CONFIG_MEMSTATUS).
static inline int sqlite3_stop_counting_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
