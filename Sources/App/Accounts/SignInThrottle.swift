/// Slows down guessing without ever locking anybody out.
///
/// Failures are counted per account, per browser that already knows the account, and per address. After a few of them every
/// further try has to wait, longer each time up to a minute; for an address never more than two seconds. A browser in which the person was signed in before has a
/// count of its own, so a stranger's guesses do not delay it. A whole campus shares one address: its count is
/// large, and browsers that are known do not depend on it.
actor SignInThrottle {
    struct Source: Hashable, Sendable {
        let account: String
        let address: String
        /// Whether this browser was signed in to this account before.
        let isKnown: Bool
    }

    private static let account = FailureCounts.Limit(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60)
    private static let address = FailureCounts.Limit(free: 300, forgottenPerSecond: 2, longestWait: 2)

    private var counts = FailureCounts()

    /// Seconds to wait before this source may try again; 0 means now.
    func wait(for source: Source, at now: Instant) -> Int {
        let waits = keys(of: source).map { key, limit in counts.wait(key, limit, now) }
        return Int(waits.max()?.rounded(.up) ?? 0)
    }

    /// Lets a try through and counts it as a failure at once, so that tries sent together are no more than tries in a row;
    /// `recordSuccess` takes it back. Gives the seconds to wait when it may not go through yet.
    func admit(_ source: Source, at now: Instant) -> Int {
        let wait = wait(for: source, at: now)
        if wait == 0 { counts.count(accountKey(source), Self.account, now) }
        return wait
    }

    /// A try that was let through and failed: counts for the address as well.
    func recordRefusal(of source: Source, at now: Instant) {
        if !source.isKnown { counts.count(addressKey(source), Self.address, now) }
    }

    /// A failure in one step, for whoever checks nothing in between.
    func recordFailure(of source: Source, at now: Instant) {
        counts.count(accountKey(source), Self.account, now)
        recordRefusal(of: source, at: now)
    }

    /// A right password clears the account's count in this kind of browser; an address keeps its failures.
    func recordSuccess(of source: Source) {
        counts.forget(accountKey(source))
    }

    private func keys(of source: Source) -> [(String, FailureCounts.Limit)] {
        let own = (accountKey(source), Self.account)
        return source.isKnown ? [own] : [own, (addressKey(source), Self.address)]
    }

    private func addressKey(_ source: Source) -> String {
        "address " + source.address
    }

    private func accountKey(_ source: Source) -> String {
        (source.isKnown ? "known " : "account ") + String(source.account.prefix(UserName.longest + 1))
    }
}
