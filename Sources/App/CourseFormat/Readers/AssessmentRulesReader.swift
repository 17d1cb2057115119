import Foundation

/// Reads the settings that hold for all revisions of a test: attempts, access code, release of results, extra time, other dates.
enum AssessmentRulesReader {
    static let settings = [
        "attempts", "counts", "pause", "code", "results", "answers", "check", "programs", ExtraTimeSetting.name,
        OtherDatesSetting.name,
    ]

    private static let mostAttempts = 100
    /// A year, in minutes.
    private static let longestPause = 525_600

    static func read(
        _ settings: inout Settings, kind: AssessmentKind?, _ around: AssessmentSurroundings
    ) -> AssessmentDraft.Rules {
        let results = release("results", afterLast: "after-everyone", &settings, around)
        let answers = release("answers", afterLast: "after-last-attempt", &settings, around)
        let check = settings.optionalChoice("check", of: AnswerCheck.self) ?? .atEnd
        requireFit(results, answers, kind, &settings)
        requireFit(check, results, answers, kind, &settings)
        return AssessmentDraft.Rules(
            allowed: attempts(&settings) ?? (kind == .final ? 1 : nil),
            counts: settings.optionalChoice("counts", of: CountingRule.self) ?? .best, pause: pause(&settings),
            code: code(&settings), results: results, answers: answers, check: check,
            programs: settings.optionalChoice("programs", of: WrittenConsent.self).map { $0 == .yes },
            extraTimes: extraTimes(&settings, kind, around), dates: dates(&settings, kind, around))
    }

    private enum WrittenConsent: String, CaseIterable {
        case yes, no
    }

    private static func attempts(_ settings: inout Settings) -> Int? {
        guard let text = settings.optionalText("attempts") else { return nil }
        if let count = Int(text), (1...mostAttempts).contains(count) { return count }
        settings.add("mistake.attempts", at: "attempts", ["value": text, "most": String(mostAttempts)])
        return nil
    }

    private static func pause(_ settings: inout Settings) -> Milliseconds {
        guard let text = settings.optionalText("pause") else { return .minutes(0) }
        if let minutes = Int(text), (0...longestPause).contains(minutes) { return .minutes(minutes) }
        settings.add("mistake.pause", at: "pause", ["value": text, "most": String(longestPause)])
        return .minutes(0)
    }

    private static func code(_ settings: inout Settings) -> AccessCode? {
        guard let text = settings.optionalText("code") else { return nil }
        if let code = AccessCode(text) { return code }
        settings.add("mistake.code", at: "code")
        return nil
    }

    /// - Parameter word: what the author writes for `afterLast`.
    private static func release(
        _ name: String, afterLast word: String, _ settings: inout Settings, _ around: AssessmentSurroundings
    ) -> Release<TimeExpression> {
        guard let text = settings.optionalText(name) else { return .atOnce }
        if text == "at-once" { return .atOnce }
        if text == word { return .afterLast }
        if let time = around.time(text) { return .from(time) }
        settings.addTime(text, at: name, "mistake.release", ["setting": name, "choices": "at-once, \(word)"])
        return .atOnce
    }

    /// Reports settings that make no sense for the kind of test.
    private static func requireFit(
        _ results: Release<TimeExpression>, _ answers: Release<TimeExpression>, _ kind: AssessmentKind?,
        _ settings: inout Settings
    ) {
        if kind == .quiz, results == .afterLast { settings.add("mistake.after-everyone", at: "results") }
        if kind == .final, settings.has("answers") {
            settings.add("mistake.final-answers", at: "answers")
        } else if answers == .afterLast, !settings.has("attempts") {
            settings.add("mistake.after-last-attempt", at: "answers")
        }
    }

    /// Reports a check of answers that should stay unseen.
    private static func requireFit(
        _ check: AnswerCheck, _ results: Release<TimeExpression>, _ answers: Release<TimeExpression>, _ kind: AssessmentKind?,
        _ settings: inout Settings
    ) {
        if kind == .final, settings.has("check") {
            settings.add("mistake.final-check", at: "check")
        } else if check == .eachAnswer, results != .atOnce || answers != .atOnce {
            settings.add("mistake.check-later", at: "check")
        }
    }

    private static func extraTimes(
        _ settings: inout Settings, _ kind: AssessmentKind?, _ around: AssessmentSurroundings
    ) -> [String: ExtraTime] {
        let name = ExtraTimeSetting.name
        guard kind == .quiz, settings.has(name) else {
            return ExtraTimeSetting.read(&settings, userNames: around.userNames)
        }
        settings.add("mistake.quiz-time", at: name, ["setting": name])
        return [:]
    }

    private static func dates(
        _ settings: inout Settings, _ kind: AssessmentKind?, _ around: AssessmentSurroundings
    ) -> [String: AssessmentDraft.Dates] {
        let name = OtherDatesSetting.name
        guard kind == .quiz, settings.has(name) else { return OtherDatesSetting.read(&settings, around) }
        settings.add("mistake.quiz-time", at: name, ["setting": name])
        return [:]
    }
}
