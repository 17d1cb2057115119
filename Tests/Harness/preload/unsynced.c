// A mutant of the program under test: its databases do not wait for the disk (synchronous=OFF), and say that they do.
#define _GNU_SOURCE
#include <sqlite3.h>
#include <string.h>
#include <strings.h>

#include "control.h"
#include "real.h"

// The statement that is prepared instead; NULL for all that are not about `synchronous`.
static const char *replacement(const char *sql) {
    static const char pragma[] = "PRAGMA synchronous";
    while (*sql == ' ' || *sql == '\n') sql++;
    if (strncasecmp(sql, pragma, sizeof pragma - 1) != 0) return NULL;
    atomic_fetch_add(&control()->mutations, 1);
    return strchr(sql, '=') ? "PRAGMA synchronous = OFF" : "SELECT 2 AS synchronous";
}

int sqlite3_prepare_v3(
    sqlite3 *database, const char *sql, int length, unsigned flags, sqlite3_stmt **statement, const char **tail) {
    const char *other = replacement(sql);
    if (!other) return REAL(sqlite3_prepare_v3)(database, sql, length, flags, statement, tail);
    if (tail) *tail = sql + (length < 0 ? strlen(sql) : strnlen(sql, (size_t)length));
    return REAL(sqlite3_prepare_v3)(database, other, -1, flags, statement, NULL);
}

int sqlite3_prepare_v2(sqlite3 *database, const char *sql, int length, sqlite3_stmt **statement, const char **tail) {
    return sqlite3_prepare_v3(database, sql, length, 0, statement, tail);
}
