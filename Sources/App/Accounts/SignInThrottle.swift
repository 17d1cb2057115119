/// Slows down the guessing of passwords without locking anybody out.
///
/// A try counts as a failure as soon as it is admitted; the right password removes it. It counts
/// - in a browser where the person was signed in before: for that account in that browser only. Failures of strangers do not
///   delay it;
/// - in any other browser: for the account from this block of addresses, with waits of up to a minute; for the account from
///   everywhere, with waits of up to half a minute, so that many addresses together guess at most a hundred passwords an hour;
///   and for the block, with waits of up to two seconds, because a whole campus may share it.
///
/// Where failures of others delay an account, a try that is told to wait keeps its place (`PlacesInLine`), one for each wide
/// block. Whoever still waits too long can sign in in a known browser, or with a one-time link.
actor SignInThrottle {
    struct Source: Hashable, Sendable {
        let account: String
        /// A name for the block of addresses of one customer of a network (`AddressBlock`).
        let block: String
        /// A name for the largest block of addresses that one customer may have been given.
        let wideBlock: String
        /// Identifies a browser in which this account was signed in before; nil in any other.
        let knownBrowser: String?

        /// - Parameter address: the client's, from the connection or from a trusted proxy.
        init(account: String, address: String, knownBrowser: String?) {
            // The name comes from outside and is kept in memory, so it is cut to the most bytes of a user name.
            self.account = String(decoding: account.utf8.prefix(UserName.longest * 4), as: UTF8.self)
            block = AddressBlock.name(of: address)
            wideBlock = AddressBlock.wideName(of: address)
            self.knownBrowser = knownBrowser
        }

        /// The line in which the password waits to be hashed, see `HashingQueue`. In a known browser, strangers do not come
        /// first. An account has one such line, however many browsers know it.
        var line: String { knownBrowser == nil ? block : Self.line(ofKnown: account) }

        /// The line of an account in a browser that knows it.
        static func line(ofKnown account: String) -> String { "@" + account }
    }

    private let time: @Sendable () -> Milliseconds
    private var known = FailureCounts(.init(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60))
    private var here = FailureCounts(.init(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60))
    private var everywhere = FailureCounts(.init(free: 20, forgottenPerSecond: 100.0 / 3600, longestWait: 30))
    /// A year of 3,000 people can sign in at once from one address without waiting.
    private var blocks = FailureCounts(.init(free: 3500, forgottenPerSecond: 2, longestWait: 2))
    /// Keyed by account and wide block.
    private var places = PlacesInLine()

    /// - Parameter time: the server's steady clock. The time when a request was sent is not used, because many can be held back
    ///   and sent at once.
    init(time: @escaping @Sendable () -> Milliseconds) {
        self.time = time
    }

    /// Seconds to wait before this source may try again; 0 means now.
    func wait(for source: Source) -> Int {
        wait(for: source, at: time())
    }

    /// Admits a try and counts it as a failure at once, so that tries in parallel gain nothing over tries in sequence. Gives 0,
    /// or the seconds to wait when it is not admitted.
    func admit(_ source: Source) -> Int {
        let now = time()
        let wait = wait(for: source, at: now)
        if wait == 0 { count(source, at: now) } else { keepPlace(source, at: now) }
        return wait
    }

    /// Removes this try and the failures before it from this source, because the password was right. Failures from other sources
    /// stay.
    func recordSuccess(of source: Source) {
        if let browser = source.knownBrowser { return known.forget(key(source.account, browser)) }
        here.forget(key(source.account, source.block))
        everywhere.takeBack(source.account)
        blocks.takeBack(source.block)
    }

    /// Removes an admitted try that ended neither right nor wrong.
    func recordNothing(of source: Source) {
        if let browser = source.knownBrowser { return known.takeBack(key(source.account, browser)) }
        here.takeBack(key(source.account, source.block))
        everywhere.takeBack(source.account)
        blocks.takeBack(source.block)
    }

    private func wait(for source: Source, at now: Milliseconds) -> Int {
        let wait =
            if let browser = source.knownBrowser {
                known.wait(key(source.account, browser), at: now)
            } else {
                max(
                    here.wait(key(source.account, source.block), at: now), waitForAccount(source, at: now),
                    blocks.wait(source.block, at: now))
            }
        return Int(wait.rounded(.up))
    }

    private func waitForAccount(_ source: Source, at now: Milliseconds) -> Double {
        places.wait(
            in: source.account, for: source.wideBlock, alone: everywhere.wait(source.account, at: now),
            spacing: everywhere.spacing(source.account, at: now), at: now)
    }

    private func keepPlace(_ source: Source, at now: Milliseconds) {
        guard source.knownBrowser == nil else { return }
        let wait = waitForAccount(source, at: now)
        if wait > 0 { places.keep(in: source.account, for: source.wideBlock, wait: wait, at: now) }
    }

    private func count(_ source: Source, at now: Milliseconds) {
        if let browser = source.knownBrowser { return known.count(key(source.account, browser), at: now) }
        here.count(key(source.account, source.block), at: now)
        everywhere.count(source.account, at: now)
        blocks.count(source.block, at: now)
        places.leave(source.account, source.wideBlock)
    }

    private func key(_ account: String, _ place: String) -> String { place + " " + account }
}
