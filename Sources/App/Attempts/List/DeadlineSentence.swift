/// Says until when a person may work, and why: limit, closing, extra time.
struct DeadlineSentence: Equatable, Sendable {
    /// "If you start now, you have until 11:32 (time: Bucharest): 32 minutes."
    let text: String
    /// The reasons, one sentence after the other; nil where there is none but the test's limit, which the deadline itself says, and
    /// where they do not explain the deadline completely.
    let reasons: String?

    /// For a person who would start at `start`.
    init(_ schedule: Schedule, extra: ExtraTime, startingAt start: Instant, _ strings: Strings) {
        let deadline = schedule.deadline(startingAt: start, extra: extra)
        text = strings("test.deadline", n: (deadline - start).minutesRoundedUp, Self.time(deadline, start, strings))
        let reasons = Self.reasons(schedule, extra, start, now: start, strings)
        self.reasons = reasons.count == 1 ? nil : reasons.joined(separator: " ")
    }

    /// For a person with an attempt in progress.
    init(running attempt: Attempt, deadline: Instant, _ schedule: Schedule, extra: ExtraTime, now: Instant, _ strings: Strings) {
        text = strings("test.deadline-running", Self.time(deadline, now, strings))
        // A deadline that was moved does not follow from the present settings.
        reasons =
            schedule.deadline(startingAt: attempt.startedAt, extra: extra) == deadline
            ? Self.reasons(schedule, extra, attempt.startedAt, now: now, strings).joined(separator: " ") : nil
    }

    private static func reasons(
        _ schedule: Schedule, _ extra: ExtraTime, _ start: Instant, now: Instant, _ strings: Strings
    ) -> [String] {
        let time = schedule.time(startingAt: start)
        let closes = ["time": strings.formats.atNear(schedule.closes, now: now)]
        var parts = [strings("test.reason-limit", n: schedule.limit.minutesRoundedUp)]
        if time < schedule.limit { parts.append(strings("test.reason-closing", n: time.minutesRoundedUp, closes)) }
        if extra.factor != ExtraTime.none.factor {
            let factor = strings.formats.decimal(thousandths: extra.factor, places: 3)
            parts.append(strings("test.reason-factor", ["factor": factor]))
        }
        if extra.added.count > 0 { parts.append(strings("test.reason-minutes", n: extra.added.minutesRoundedUp)) }
        if start + extra.extending(time) > schedule.closes { parts.append(strings("test.reason-beyond", closes)) }
        return parts
    }

    private static func time(_ moment: Instant, _ now: Instant, _ strings: Strings) -> [String: String] {
        ["time": strings.formats.near(moment, now: now), "zone": strings.formats.zoneName]
    }
}

/// Somebody's other dates in words.
enum DatesSentence {
    /// For teachers: "Open 1.12.2026, 09:00 – 11:00".
    static func window(_ dates: DateOverride, _ strings: Strings) -> String { strings("dates.window", times(dates, strings)) }

    /// For the student, with the reason.
    static func own(_ dates: DateOverride, _ strings: Strings) -> String {
        let values = times(dates, strings).merging(["zone": strings.formats.zoneName]) { $1 }
        return [strings("dates.own", values), InterventionSentence.because(dates.reason, strings)].compactMap { $0 }
            .joined(separator: " ")
    }

    private static func times(_ dates: DateOverride, _ strings: Strings) -> [String: String] {
        ["opens": strings.formats.dayAndClock(dates.opens), "closes": strings.formats.dayAndClock(dates.closes)]
    }
}
