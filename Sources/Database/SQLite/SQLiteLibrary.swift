import CSQLite

/// The library as a whole, which is set up before the first database of the process is opened.
enum SQLiteLibrary {
    /// Nobody reads how much memory SQLite uses, and counting it holds up threads that read at the same time. Once a database is
    /// open SQLite refuses to be set up otherwise, and goes on counting.
    private static let isSetUp = sqlite3_stop_counting_memory() == SQLITE_OK

    /// Sets the library up once. Whoever opens a database that is served calls it before.
    static func setUp() { _ = isSetUp }
}
