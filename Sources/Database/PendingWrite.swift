/// A caller's change that waits for the writing connection.
struct PendingWrite: Sendable {
    /// Makes the change. Gives a closure that informs the caller, to be called once the change is on disk.
    let run: @Sendable (any Connection) throws -> @Sendable () -> Void
    /// Informs the caller that the change was not stored.
    let refuse: @Sendable (any Error) -> Void
}
