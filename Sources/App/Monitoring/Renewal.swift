/// How a page about a test renews itself: by its script, and without it by asking for itself again.
struct Renewal: Sendable {
    /// Between two loads of the script, in milliseconds.
    let every: Int
    /// Between two loads without script, in seconds: a page that is loaded as a whole takes more of its reader.
    let refresh: Int

    private static let usual = Renewal(every: 10_000, refresh: 30)

    /// Nil when nothing can change any more: the test is closed, and nobody is in the middle of it.
    static func of(_ overview: MonitoringStore.Overview, at now: Instant) -> Renewal? {
        overview.isClosed(at: now) && !overview.isBusy ? nil : usual
    }
}
