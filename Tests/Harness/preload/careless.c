// A mutant of the program under test: it erases nothing that it deletes, and counts a student's second ballot as well.
#define _GNU_SOURCE
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "control.h"
#include "real.h"

static const char guard[] = "AND is_done = 0";

// The statement that is prepared instead, to be freed; NULL for all others.
static char *replacement(const char *sql, int length) {
    size_t size = length < 0 ? strlen(sql) : strnlen(sql, (size_t)length);
    if (size > 4096) return NULL;
    char *own = strndup(sql, size);
    if (strstr(own, "PRAGMA secure_delete")) {
        free(own);
        return strdup("PRAGMA secure_delete = OFF");
    }
    char *place = strstr(own, "UPDATE participation SET is_done = 1") ? strstr(own, guard) : NULL;
    if (place) {
        memset(place, ' ', sizeof guard - 1);
        return own;
    }
    free(own);
    return NULL;
}

int sqlite3_prepare_v3(
    sqlite3 *database, const char *sql, int length, unsigned flags, sqlite3_stmt **statement, const char **tail) {
    char *other = replacement(sql, length);
    if (!other) return REAL(sqlite3_prepare_v3)(database, sql, length, flags, statement, tail);
    atomic_fetch_add(&control()->mutations, 1);
    if (tail) *tail = sql + (length < 0 ? strlen(sql) : strnlen(sql, (size_t)length));
    int result = REAL(sqlite3_prepare_v3)(database, other, -1, flags, statement, NULL);
    free(other);
    return result;
}

int sqlite3_prepare_v2(sqlite3 *database, const char *sql, int length, sqlite3_stmt **statement, const char **tail) {
    return sqlite3_prepare_v3(database, sql, length, 0, statement, tail);
}
