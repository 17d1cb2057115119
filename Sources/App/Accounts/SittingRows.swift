import Database

/// Who is in the middle of a test with a limit, so that nobody is shut out of one unasked. Whoever keeps the tests says so.
struct SittingRows: Sendable {
    let isSitting: @Sendable (ID<Person>, Instant, ReadTransaction) throws -> Bool
}
