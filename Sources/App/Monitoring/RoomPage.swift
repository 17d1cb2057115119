/// What everybody in the room may read on its wall while a test is taken: the code, the time, and how many are how far. The page has no
/// field for a name, an answer or a mark.
struct RoomPage: Page {
    static let template = "Monitoring/room"

    struct Count: Sendable {
        /// The name of the state's form and colour.
        let form: String
        let label: String
        let number: String
    }

    struct Share: Sendable {
        let form: String
        let x: Int
        let width: Int
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// What is typed to begin the test; nil where nothing is, and after it has closed.
    let code: String?
    /// How large the code can be, so that it stays on one line.
    let codeSize: String
    /// The time of day.
    let clock: String
    /// When the test opens, closes or has closed; nil for a quiz.
    let window: String?
    /// When the last attempt in progress ends; nil where that is not after the closing.
    let last: String?
    let counts: [Count]
    /// The shares of those who work, have ended and are missing, in this order, beside each other in one bar of the width 1000.
    let shares: [Share]
    let asOf: String
    /// Nil where nothing changes any more.
    let renewal: Renewal?

    init(frame: Frame, strings: Strings, overview: MonitoringStore.Overview, now: Instant) {
        let (assessment, formats) = (overview.assessment, strings.formats)
        let sitting = Sitting(overview, at: now)
        let phase = sitting.schedule?.phase(at: now)
        self.frame = frame
        contentLanguage = overview.taught.course.course.language.rawValue
        title = assessment.title
        code = phase == .closed ? nil : assessment.policy.code?.text
        codeSize = Self.size(of: code ?? "")
        clock = formats.clock(now)
        asOf = strings("watch.as-of", ["time": formats.clockWithSeconds(now)])
        renewal = Renewal.of(overview, at: now)
        window = sitting.schedule.map { schedule in
            switch schedule.phase(at: now) {
            case .notYetOpen: strings("room.opens", ["time": formats.near(schedule.opens, now: now)])
            case .open: strings("room.closes", ["time": formats.near(schedule.closes, now: now)])
            case .closed: strings("room.closed", ["time": formats.near(schedule.closes, now: now)])
            }
        }
        let latest = overview.entries.filter { $0.state(at: now) == .running }.compactMap { $0.attempt?.deadline }.max()
        last = latest.map { strings("room.last", ["time": formats.near($0, now: now)]) }
        let room = RoomCounts(sitting.entries, isClosed: phase == .closed, at: now)
        let missing = phase == .closed ? "absent" : "none"
        shares = Self.shares([("running", room.working), ("ended", room.ended), (missing, room.missing)])
        counts = [
            ("in", "room.in", room.begun), ("running", "room.working", room.working), ("ended", "room.ended", room.ended),
            (missing, phase == .closed ? "room.absent" : "room.none", room.missing),
        ].map { Count(form: $0, label: strings($1), number: formats.number($2)) }
    }

    private static func size(of code: String) -> String {
        switch code.count {
        case ...10: "short"
        case ...16: "middle"
        case ...27: "long"
        default: "longest"
        }
    }

    /// None where nobody is.
    private static func shares(_ counts: [(form: String, number: Int)]) -> [Share] {
        let whole = counts.reduce(0) { $0 + $1.number }
        guard whole > 0 else { return [] }
        var before = 0
        return counts.map { form, number in
            let x = 1000 * before / whole
            before += number
            return Share(form: form, x: x, width: 1000 * before / whole - x)
        }
    }
}

/// How many people are how far: each of them once, however many attempts they have.
struct RoomCounts: Sendable, Equatable {
    let working: Int
    /// With an attempt that counts, and none in progress.
    let ended: Int
    /// Who may still begin the first attempt that counts; after the closing, who never came.
    let missing: Int

    var begun: Int { working + ended }

    init(_ entries: [MonitoredEntry], isClosed: Bool, at now: Instant) {
        let people = Dictionary(grouping: entries, by: \.student.id).values.map { entries in
            Set(entries.map { $0.state(at: now) })
        }
        working = people.count { $0.contains(.running) }
        ended = people.count { $0.contains(.ended) && !$0.contains(.running) }
        // Whoever was there and has only an annulled attempt is not absent, and may begin while the test is open.
        let still: Set<MonitoredEntry.State> = isClosed ? [.absent] : [.notStarted, .annulled]
        missing = people.count { $0.isSubset(of: still) }
    }
}
