import Database

/// Tells who is taking a test with a time limit, so that nobody is shut out of one by mistake. The feature that owns attempts
/// supplies it.
struct SittingRows: Sendable {
    let isSitting: @Sendable (ID<Person>, Instant, ReadTransaction) throws -> Bool
}
