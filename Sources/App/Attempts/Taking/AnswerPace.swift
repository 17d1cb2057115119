/// Limits how often the answers of one attempt can change. Each change that would be written counts.
///
/// A person makes a few changes in a second at most; the script sends one save at a time, and typed text after a pause of one and
/// a half seconds. The fastest honest use is an arrow key held down in a list of options, which gives about thirty changes in a
/// second. Ten seconds of that are allowed at once (`burst`), and one change more every half second.
struct AnswerPace: Sendable, Equatable {
    /// The most changes at once.
    static let burst = 300
    /// The time after which one more change is allowed.
    static let interval = Milliseconds(count: 500)
    /// The most lines in the log of one attempt, and the most pages that are stored of it. Four hours of typing with a save every
    /// second and a half give 9,600 lines. With the longest text in each line, the log has 40 MB.
    static let most = 10_000

    /// A moment that is earlier than the last one by less than this belongs to a request that was overtaken; by more, the clock
    /// was set back.
    private static let overtaking = Milliseconds.minutes(1)

    /// The time until the whole burst is available again.
    private var owed = Milliseconds(count: 0)
    private var last: Instant?

    /// In how many seconds so many more changes are allowed.
    static func seconds(for changes: Int) -> Int { Int((Int64(changes) * interval.count + 999) / 1000) }

    /// Counts one change and gives nil, or gives the seconds to wait when it is not allowed.
    mutating func admit(at now: Instant) -> Int? {
        if let seconds = wait(at: now) { return seconds }
        owed = Milliseconds(count: owed.count + Self.interval.count)
        return nil
    }

    /// Gives the seconds to wait when the next change is not allowed yet, else nil. It counts nothing, but takes over the time: asked
    /// after the clock was set back, it would otherwise wait for the old time again and again.
    mutating func wait(at now: Instant) -> Int? {
        let passed = last.map { (now - $0).count } ?? 0
        owed = Milliseconds(count: max(0, owed.count - max(0, passed)))
        // The present time is taken over when the clock was set back, so that nobody waits for it to catch up.
        if last == nil || passed >= 0 || -passed > Self.overtaking.count { last = now }
        let over = owed.count + Self.interval.count - Int64(Self.burst) * Self.interval.count
        return over <= 0 ? nil : Int((over + 999) / 1000)
    }

    /// Whether the whole burst is available.
    func isRested(at now: Instant) -> Bool {
        guard let last else { return true }
        return now >= last + owed || now + Self.overtaking < last
    }
}
