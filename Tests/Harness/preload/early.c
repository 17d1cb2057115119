// A mutant of the program under test: it acknowledges before it commits. COMMIT says that it is done at once, and is done
// before the next transaction of its connection begins.
#define _GNU_SOURCE
#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <strings.h>

#include "control.h"
#include "real.h"

// One process has one writer.
static sqlite3 *held;

static bool begins(const char *sql, const char *word) {
    while (sql && (*sql == ' ' || *sql == '\n')) sql++;
    return sql && strncasecmp(sql, word, __builtin_strlen(word)) == 0;
}

// The program's own hook, which must not hear of a commit that it believes to be done.
static int (*hook)(void *);
static bool is_letting_go;

static int on_commit(void *argument) { return is_letting_go || !hook ? 0 : hook(argument); }

void *sqlite3_commit_hook(sqlite3 *database, int (*callback)(void *), void *argument) {
    if (callback) hook = callback;
    return REAL(sqlite3_commit_hook)(database, callback ? on_commit : NULL, argument);
}

static void let_go(sqlite3 *database) {
    if (held != database) return;
    sqlite3_stmt *commit = NULL;
    is_letting_go = true;
    if (REAL(sqlite3_prepare_v2)(database, "COMMIT", -1, &commit, NULL) == SQLITE_OK) REAL(sqlite3_step)(commit);
    sqlite3_finalize(commit);
    is_letting_go = false;
    held = NULL;
}

int sqlite3_step(sqlite3_stmt *statement) {
    sqlite3 *database = sqlite3_db_handle(statement);
    const char *sql = sqlite3_sql(statement);
    if (begins(sql, "COMMIT") && sqlite3_txn_state(database, NULL) == SQLITE_TXN_WRITE) {
        held = database;
        atomic_fetch_add(&control()->mutations, 1);
        return SQLITE_DONE;
    }
    if (begins(sql, "BEGIN") || begins(sql, "PRAGMA")) let_go(database);
    return REAL(sqlite3_step)(statement);
}

// Some settings are made while their statement is prepared.
int sqlite3_prepare_v3(
    sqlite3 *database, const char *sql, int length, unsigned flags, sqlite3_stmt **statement, const char **tail) {
    if (begins(sql, "PRAGMA")) let_go(database);
    return REAL(sqlite3_prepare_v3)(database, sql, length, flags, statement, tail);
}

int sqlite3_prepare_v2(sqlite3 *database, const char *sql, int length, sqlite3_stmt **statement, const char **tail) {
    return sqlite3_prepare_v3(database, sql, length, 0, statement, tail);
}

int sqlite3_get_autocommit(sqlite3 *database) {
    return held == database ? 1 : REAL(sqlite3_get_autocommit)(database);
}

int sqlite3_wal_checkpoint_v2(sqlite3 *database, const char *name, int mode, int *log, int *done) {
    let_go(database);
    return REAL(sqlite3_wal_checkpoint_v2)(database, name, mode, log, done);
}

int sqlite3_close_v2(sqlite3 *database) {
    let_go(database);
    return REAL(sqlite3_close_v2)(database);
}

int sqlite3_close(sqlite3 *database) {
    let_go(database);
    return REAL(sqlite3_close)(database);
}
