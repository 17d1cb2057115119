/// Why a database cannot be used. Each case is something that the person who runs the server can repair.
public enum DatabaseProblem: Error, Equatable {
    case cannotOpen(path: String, reason: String)
    case notWritable(path: String)
    case notADatabase(path: String)
    /// The file belongs to another program.
    case foreign(path: String)
    /// There is no database, and the command does not create one.
    case missing(path: String)
    case newerSchema(path: String, migration: String)
    case notDurable(setting: String)
    case inUse(path: String)
    /// Too many changes wait; this one was not accepted, and may be tried again.
    case busy
    /// The disk is full; this change was not stored.
    case full
    /// The disk failed during a write. The system's view of the file cannot be trusted afterwards, so nothing is acknowledged
    /// until the file is opened again.
    case stopped(reason: String)
    /// The database was closed before the change was run.
    case closed

    /// Whether the file has to be opened again to know what it contains.
    public var isFailureOfTheDisk: Bool {
        if case .stopped = self { true } else { false }
    }
}
