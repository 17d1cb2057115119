/// One caller's change, waiting for its turn on the one connection that writes.
struct PendingWrite: Sendable {
    /// Makes the change and gives what tells the caller, to be called once the change is on disk.
    let run: @Sendable (any Connection) throws -> @Sendable () -> Void
    /// Tells the caller that nothing of the change was kept.
    let refuse: @Sendable (any Error) -> Void
}
