/// Something that is stored together with the changes of a task, without their authors knowing of it: each of its transactions
/// that changes a row takes the note along. Both are stored, or neither.
public struct ChangeNote: Sendable {
    /// The note of the running task and of the tasks that it waits for.
    @TaskLocal static var current: ChangeNote?

    let write: @Sendable (WriteTransaction) throws -> Void

    /// - Parameter write: runs at the end of a transaction, after its changes, and may run several times, as they may. When it
    ///   throws, the changes are undone, and their author gets the error.
    public init(_ write: @escaping @Sendable (WriteTransaction) throws -> Void) {
        self.write = write
    }

    /// Runs a body whose changes take this note along.
    public func accompany<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        try await Self.$current.withValue(self) { try await body() }
    }
}

extension WriteTransaction {
    /// Makes a change, and adds a note when that has changed a row. Others learn in the same transaction that what they keep of
    /// edited tables is old.
    func run<Value>(_ change: (WriteTransaction) throws -> Value, noting note: ChangeNote?) throws -> Value {
        let before = connection.changeCount
        let value = try change(self)
        if connection.changeCount == before { return value }
        try note?.write(self)
        if edits.isAny { _ = try nextNumber(of: SharedReads.sequence) }
        return value
    }
}
