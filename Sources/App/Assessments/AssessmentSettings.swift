/// The settings of a test, which hold for all its revisions.
struct AssessmentSettings: Sendable, Equatable {
    let position: Int
    let topic: ID<Topic>?
    let schedule: Schedule?
    let policy: AttemptPolicy
    let disclosure: Disclosure
    /// Keyed by user name.
    let extraTimes: [String: ExtraTime]
    /// Keyed by user name.
    var dates: [String: DateOverride] = [:]

    /// Whether these settings can give people who are taking the test more or less time than `other` does.
    func movesTimes(from other: AssessmentSettings) -> Bool { schedule != other.schedule || extraTimes != other.extraTimes }
}

extension AssessmentSettings {
    /// The same settings, with another position in the course.
    func placed(at position: Int) -> AssessmentSettings {
        AssessmentSettings(
            position: position, topic: topic, schedule: schedule, policy: policy, disclosure: disclosure, extraTimes: extraTimes,
            dates: dates)
    }

    /// The settings in a document. A time relative to the import keeps the value that it has in `before`.
    /// - Parameters:
    ///   - topics: the ids of the course's topics, by their paths.
    ///   - dates: the other dates that single people have at present.
    ///   - keepsTopic: whether a topic that is not among `topics` leaves the test where it is, because the course stays as it was
    ///     edited in the browser.
    /// - Throws: `ImportMistakes`
    init(
        _ draft: AssessmentDraft, topics: [[String]: ID<Topic>], keepsTopic: Bool = false, before: Assessment?,
        dates: [String: DateOverride] = [:]
    ) throws {
        let rules = draft.rules
        try self.init(
            position: draft.position,
            topic: topics[draft.topic] ?? (keepsTopic && !draft.topic.isEmpty ? before?.topic : nil),
            schedule: Self.schedule(draft, before: before?.schedule),
            policy: AttemptPolicy(
                allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code, check: rules.check,
                programs: rules.programs),
            disclosure: Disclosure(
                results: Self.settled(rules.results, before?.disclosure.results),
                answers: Self.settled(rules.answers, before?.disclosure.answers)),
            extraTimes: rules.extraTimes,
            dates: rules.dates.reduce(into: [:]) { $0[$1.key] = try Self.dates($1.value, draft, before: dates[$1.key]) })
    }

    /// A time relative to the import is fixed by the first import; later imports change it only with a date.
    private static func settled(_ release: Release<TimeExpression>, _ before: Release<Instant>?) -> Release<Instant> {
        switch (release, before) {
        case (.atOnce, _): .atOnce
        case (.afterLast, _): .afterLast
        case (.from(.relative), .from(let known)?): .from(known)
        case (.from(let time), _): .from(time.instant)
        }
    }

    /// Times relative to the import are fixed by the first import; later imports change them only with dates.
    private static func schedule(_ draft: AssessmentDraft, before: Schedule?) throws -> Schedule? {
        guard let times = draft.times else { return nil }
        let schedule = Schedule(
            opens: settled(times.opens, before?.opens), closes: settled(times.closes, before?.closes),
            limit: times.limit)
        guard schedule.closes > schedule.opens else {
            throw ImportMistakes(
                mistakes: [Mistake(draft.file, line: times.closesLine, "mistake.closes-before-opens")])
        }
        return schedule
    }

    private static func dates(
        _ dates: AssessmentDraft.Dates, _ draft: AssessmentDraft, before: DateOverride?
    ) throws -> DateOverride {
        let settled = DateOverride(
            opens: settled(dates.opens, before?.opens), closes: settled(dates.closes, before?.closes), reason: dates.reason)
        guard settled.closes > settled.opens else {
            throw ImportMistakes(mistakes: [Mistake(draft.file, line: dates.line, "mistake.closes-before-opens")])
        }
        return settled
    }

    private static func settled(_ time: TimeExpression, _ known: Instant?) -> Instant {
        if case .relative = time, let known { return known }
        return time.instant
    }
}
