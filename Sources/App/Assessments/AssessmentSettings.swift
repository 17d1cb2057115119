/// What holds for a test whatever its revision.
struct AssessmentSettings: Sendable, Equatable {
    let position: Int
    let topic: ID<Topic>?
    let schedule: Schedule?
    let policy: AttemptPolicy
    let disclosure: Disclosure
    /// By user names.
    let extraTimes: [String: ExtraTime]

    /// Whether those who are in the middle of the test may have more or less time than by others.
    func movesTimes(from other: AssessmentSettings) -> Bool { schedule != other.schedule || extraTimes != other.extraTimes }
}

extension AssessmentSettings {
    /// The same in another place of its course.
    func placed(at position: Int) -> AssessmentSettings {
        AssessmentSettings(
            position: position, topic: topic, schedule: schedule, policy: policy, disclosure: disclosure, extraTimes: extraTimes)
    }

    /// What a document says; times relative to now as they were settled before.
    /// - Parameters:
    ///   - topics: of the course, by their paths.
    ///   - keepsTopic: whether a topic that is not among them leaves the test where it is, because the course is left as it is in the browser.
    /// - Throws: `ImportMistakes`
    init(
        _ draft: AssessmentDraft, topics: [[String]: ID<Topic>], keepsTopic: Bool = false, before: Assessment?
    ) throws {
        let rules = draft.rules
        try self.init(
            position: draft.position,
            topic: topics[draft.topic] ?? (keepsTopic && !draft.topic.isEmpty ? before?.topic : nil),
            schedule: Self.schedule(draft, before: before?.schedule),
            policy: AttemptPolicy(allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code),
            disclosure: Disclosure(
                results: Self.settled(rules.results, before?.disclosure.results),
                answers: Self.settled(rules.answers, before?.disclosure.answers)),
            extraTimes: rules.extraTimes)
    }

    /// A time relative to the import holds from the first one on; only a date moves it.
    private static func settled(_ release: Release<TimeExpression>, _ before: Release<Instant>?) -> Release<Instant> {
        switch (release, before) {
        case (.atOnce, _): .atOnce
        case (.afterLast, _): .afterLast
        case (.from(.relative), .from(let known)?): .from(known)
        case (.from(let time), _): .from(time.instant)
        }
    }

    /// Times relative to the import hold from the first one on; only dates move a test that is there.
    private static func schedule(_ draft: AssessmentDraft, before: Schedule?) throws -> Schedule? {
        guard let times = draft.times else { return nil }
        func settled(_ time: TimeExpression, _ known: Instant?) -> Instant {
            if case .relative = time, let known { return known }
            return time.instant
        }
        let schedule = Schedule(
            opens: settled(times.opens, before?.opens), closes: settled(times.closes, before?.closes),
            limit: times.limit)
        guard schedule.closes > schedule.opens else {
            throw ImportMistakes(
                mistakes: [Mistake(draft.file, line: times.closesLine, "mistake.closes-before-opens")])
        }
        return schedule
    }
}
