/// Slows down guessing of passwords without ever locking anybody out.
///
/// A try counts as a failure from when it is let through; the right password takes it back. It counts
/// - in a browser where the person was signed in before: for that account in that browser, and for nothing else. Strangers' guesses never
///   delay it;
/// - in any other: for the account from this block of addresses, with waits of up to a minute; for the account from everywhere, with waits of up
///   to half a minute, so that a crowd of addresses guesses a hundred passwords an hour and not more; for the block, with waits of up to two
///   seconds, because a whole campus may stand behind it.
///
/// Where others' failures keep an account waiting, a try that is told to wait keeps its place (`PlacesInLine`), one for each wide block. Whoever is kept waiting by a larger crowd of strangers signs in where they were before, or by a one-time link.
actor SignInThrottle {
    struct Source: Hashable, Sendable {
        let account: String
        /// A name for the addresses of one customer of a network (`AddressBlock`).
        let block: String
        /// The same for all that one customer may have been given.
        let wideBlock: String
        /// What stands for a browser in which this account was signed in before; nil in any other.
        let knownBrowser: String?

        /// - Parameter address: as the connection or a trusted proxy says.
        init(account: String, address: String, knownBrowser: String?) {
            // Whoever asks chooses the name, and many of them are kept: no longer than any account's, in bytes.
            self.account = String(decoding: account.utf8.prefix(UserName.longest * 4), as: UTF8.self)
            block = AddressBlock.name(of: address)
            wideBlock = AddressBlock.wideName(of: address)
            self.knownBrowser = knownBrowser
        }

        /// In which line its password waits to be looked at, see `HashingQueue`: whoever was there before does not stand behind strangers, and one
        /// account has one line, however many browsers know it.
        var line: String { knownBrowser == nil ? block : Self.line(ofKnown: account) }

        /// The line of somebody in a browser that knows them.
        static func line(ofKnown account: String) -> String { "@" + account }
    }

    private let time: @Sendable () -> Milliseconds
    private var known = FailureCounts(.init(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60))
    private var here = FailureCounts(.init(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60))
    private var everywhere = FailureCounts(.init(free: 20, forgottenPerSecond: 100.0 / 3600, longestWait: 30))
    /// A year of 3,000 that signs in at once from behind one address waits for nothing.
    private var blocks = FailureCounts(.init(free: 3500, forgottenPerSecond: 2, longestWait: 2))
    /// By account and wide block.
    private var places = PlacesInLine()

    /// - Parameter time: the server's steady clock. When a try was sent says nothing: many can be held back and let go at once.
    init(time: @escaping @Sendable () -> Milliseconds) {
        self.time = time
    }

    /// Seconds to wait before this source may try again; 0 means now.
    func wait(for source: Source) -> Int {
        wait(for: source, at: time())
    }

    /// Lets a try through and counts it as a failure at once, so that tries sent together are no more than tries in a row. Gives the seconds
    /// to wait when it may not go through yet.
    func admit(_ source: Source) -> Int {
        let now = time()
        let wait = wait(for: source, at: now)
        if wait == 0 { count(source, at: now) } else { keepPlace(source, at: now) }
        return wait
    }

    /// The right password: nothing is left of this try, nor of the failures before it from here. What strangers failed elsewhere stays.
    func recordSuccess(of source: Source) {
        if let browser = source.knownBrowser { return known.forget(key(source.account, browser)) }
        here.forget(key(source.account, source.block))
        everywhere.takeBack(source.account)
        blocks.takeBack(source.block)
    }

    /// A try that was let through and came to no end, neither right nor wrong.
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
