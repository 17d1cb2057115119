/// Something that is the same for everybody who reads it, and changes only when somebody edits it: the tests of a course, say.
/// `ReadTransaction.shared` reads it once and keeps it in memory until one of the edited tables changes.
///
/// The value is told apart by its type and by what the read is equal to, so that everything it depends on has to be a property:
/// it must not ask for the time, or for anything else outside the database.
public protocol SharedRead: Hashable, Sendable {
    associatedtype Value: Sendable

    /// - Throws: `SharedReadProblem` when it reads a table that is written all the time.
    func read(_ tx: ReadTransaction) throws -> Value

    /// Whether a value is kept. What is not there is not: anybody can ask for as many such things as there are addresses.
    static func isKept(_ value: Value) -> Bool
}

extension SharedRead {
    public static func isKept(_ value: Value) -> Bool { true }
}

extension SharedRead where Value: PossiblyNothing {
    public static func isKept(_ value: Value) -> Bool { !value.isNothing }
}

/// A value that may be nil.
public protocol PossiblyNothing {
    var isNothing: Bool { get }
}

extension Optional: PossiblyNothing {
    public var isNothing: Bool { self == nil }
}

/// A read that must not be shared, because of a table that is written all the time: what is kept would never be noticed to be old.
struct SharedReadProblem: Error, Equatable {
    let table: String
}

extension ReadTransaction {
    /// The value in this snapshot. A change that has edited something reads it every time, so that it sees what it has written.
    /// - Throws: what the read throws.
    public func shared<Read: SharedRead>(_ read: Read) throws -> Read.Value {
        guard let reads else { return try read.read(self) }
        return try reads.value(of: read, self)
    }
}
