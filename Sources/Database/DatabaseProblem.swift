/// Why a database cannot be used; each case is something that the person who runs the server can mend.
public enum DatabaseProblem: Error, Equatable {
    case cannotOpen(path: String, reason: String)
    case notWritable(path: String)
    case notADatabase(path: String)
    /// It belongs to another program.
    case foreign(path: String)
    /// There is none, and who asked does not make one.
    case missing(path: String)
    case newerSchema(path: String, migration: String)
    case notDurable(setting: String)
    case inUse(path: String)
    /// More changes wait than the queue holds; this one was not taken, and another time it may be.
    case busy
    /// The disk is full; nothing of this change was kept.
    case full
    /// The disk failed while something was written. What the system then says of its contents cannot be believed any more, so
    /// nothing is acknowledged until the file was opened anew.
    case stopped(reason: String)
    /// The database was closed before the change had its turn.
    case closed

    /// Whether only opening the file anew can tell what is in it.
    public var isFailureOfTheDisk: Bool {
        if case .stopped = self { true } else { false }
    }
}
