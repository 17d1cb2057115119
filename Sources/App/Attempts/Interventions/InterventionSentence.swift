/// What a teacher did with an attempt, in words.
enum InterventionSentence {
    /// The text for the student.
    static func own(_ intervention: Intervention, _ strings: Strings, now: Instant) -> String {
        let time = ["time": strings.formats.atNear(intervention.madeAt, now: now)]
        let sentence =
            switch intervention.deed {
            case .minutes(let added) where added.count < 0:
                strings("intervention.own-minutes-taken", n: Milliseconds(count: -added.count).minutesRoundedUp, time)
            case .minutes(let added): strings("intervention.own-minutes", n: added.minutesRoundedUp, time)
            case .ended: strings("intervention.own-ended", time)
            case .reopened: strings("intervention.own-reopened", time)
            }
        return [sentence, because(intervention.reason, strings)].compactMap { $0 }.joined(separator: " ")
    }

    /// The text for teachers: who did it, and how the attempt had ended.
    /// - Parameter possible: the most points of the attempt.
    static func told(_ intervention: Intervention, possible: Points, _ strings: Strings) -> String {
        let (name, reason) = (["name": intervention.personName], because(intervention.reason, strings))
        let parts =
            switch intervention.deed {
            case .minutes(let added) where added.count < 0:
                [strings("intervention.minutes-taken", n: Milliseconds(count: -added.count).minutesRoundedUp, name), reason]
            case .minutes(let added): [strings("intervention.minutes", n: added.minutesRoundedUp, name), reason]
            case .ended: [strings("intervention.ended", name), reason]
            case .reopened(let ending):
                [strings("intervention.reopened", name), reason] + before(ending, possible: possible, strings)
            }
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    private static func before(_ ending: Intervention.Ending, possible: Points, _ strings: Strings) -> [String?] {
        let time = ["time": strings.formats.dayAndClock(ending.endedAt)]
        let how = ending.reason == .submitted ? strings("my-data.submitted", time) : strings("my-data.expired", time)
        return [
            strings("intervention.had-ended", ["how": how]),
            ending.mark.map { strings("intervention.had-mark", ["mark": $0.text(possible: possible, strings)]) },
            ending.receipt.map { strings("intervention.had-receipt", ["code": $0]) },
        ]
    }

    /// The reason, in words; nil where none was given.
    static func because(_ reason: String?, _ strings: Strings) -> String? {
        reason.map { strings("intervention.because", ["reason": $0]) }
    }
}
