/// Turns mistakes in the settings of a test's text into errors of the form's fields.
enum TestSettingsCheck {
    /// The field of each setting.
    private static let fields = [
        "title": "title", "kind": "kind", "topic": "topic", "opens": "opensDay", "closes": "closesDay", "limit": "limit",
        "attempts": "attempts", "counts": "counts", "pause": "pause", "code": "code", "questions": "questions",
        "credit": "credit", "penalty": "penalty", "results": "resultsDay", "answers": "answersDay", "check": "check",
        "draw": "draw-0",
    ]
    /// The sentence for a field with a mistake, where it is not that the setting is missing.
    private static let sentences = [
        "title": "write.title-missing", "kind": "teach.choose", "topic": "teach.choose", "opensDay": "test-settings.bad-time",
        "closesDay": "test-settings.bad-time", "limit": "test-settings.bad-limit", "attempts": "test-settings.bad-attempts",
        "counts": "teach.choose", "pause": "test-settings.bad-pause", "code": "test-settings.bad-code",
        "questions": "teach.choose",
        "credit": "teach.choose", "penalty": "test-settings.bad-penalty", "resultsDay": "test-settings.bad-time",
        "answersDay": "test-settings.bad-time", "check": "teach.choose", "draw-0": "test-settings.bad-draw",
    ]

    /// The names of fields that a test cannot be published without.
    private static let labels = [
        "title": "write.title", "kind": "test-list.kind", "topic": "write.topic", "opensDay": "test-settings.opens",
        "closesDay": "test-settings.closes", "limit": "test-settings.limit", "attempts": "test-settings.attempts",
        "counts": "test-settings.counts", "pause": "test-settings.pause", "code": "test-settings.code",
        "questions": "test-settings.order", "credit": "test-settings.credit", "penalty": "test-settings.penalty",
        "resultsDay": "test-settings.results-from", "answersDay": "test-settings.answers-from", "check": "test-settings.check",
        "draw-0": "test-settings.draw",
    ]

    /// The field that a mistake in the settings is about, with a sentence that names it; nil for other mistakes.
    static func field(of mistake: Mistake, in head: TestFrontMatter, _ strings: Strings) -> (id: String, words: String)? {
        let error = errors([mistake], in: head).items.first
        guard let error, let label = labels[error.field] else { return nil }
        return (error.field, strings(label) + ": " + strings(error.key, error.values))
    }

    /// - Parameter mistakes: the mistakes in the text that has these settings.
    static func errors(_ mistakes: [Mistake], in head: TestFrontMatter) -> FormErrors {
        var errors = FormErrors()
        for mistake in mistakes {
            let name = mistake.line.flatMap { head.name(at: $0) } ?? mistake.values["setting"]
            // A missing setting is reported on the first line of the settings, so the mistake names the setting.
            let missing = mistake.key == "mistake.setting-missing" ? mistake.values["setting"] : nil
            let field = (missing ?? name).flatMap { fields[$0] }
            errors.add(field ?? "elsewhere", key(mistake, field), values(of: mistake))
        }
        return errors
    }

    /// What the sentence of a mistake names.
    private static func values(of mistake: Mistake) -> [String: String] {
        guard mistake.key == "mistake.time-twofold" else { return [:] }
        let values = mistake.values
        return ["value": values["value"] ?? "", "first": values["first"] ?? "", "second": values["second"] ?? ""]
    }

    private static func key(_ mistake: Mistake, _ field: String?) -> String {
        switch mistake.key {
        case "mistake.closes-before-opens": "test-settings.bad-closing"
        case "mistake.after-last-attempt": "test-settings.no-last"
        case "mistake.check-later": "test-settings.check-now"
        case "mistake.time-twofold": "test-settings.time-twofold"
        case "mistake.setting-unknown": "test-settings.elsewhere"
        // Saving the form removes what the kind of the test does not have.
        case "mistake.quiz-time", "mistake.after-everyone": "test-settings.for-final"
        case "mistake.final-answers", "mistake.final-check": "test-settings.for-quiz"
        default: field.flatMap { sentences[$0] } ?? "test-settings.elsewhere"
        }
    }
}
