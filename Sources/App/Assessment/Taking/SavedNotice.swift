import Hummingbird

/// The answer to a save in the background: that it is on disk, and how much time is left.
struct SavedNotice: Encodable, Sendable {
    /// "Salvat la 10:42", and what another window did.
    let saved: String
    /// What the page may believe to show now, if it was not touched meanwhile.
    let page: String?
    /// Milliseconds left, nil for a quiz; 0 means that nothing more is shown.
    let left: Int64?
    /// The end in words: it may have moved since the page was made.
    let until: String?
    private let isRefused: Bool

    private enum CodingKeys: CodingKey {
        case saved, page, left, until
    }

    init(_ result: AnswerStore.Saved, _ form: AnswerForm, _ attempt: Attempt, at now: Instant, _ strings: Strings) {
        let sentence =
            result.savedAt.map { strings("question.saved", ["time": strings.formats.clock($0)]) }
            ?? strings("question.unanswered")
        let elsewhere = result.changedElsewhere.map {
            strings("question.changed-elsewhere", ["time": strings.formats.clock($0)])
        }
        saved = ([sentence] + [elsewhere].compactMap { $0 }).joined(separator: " · ")
        page = form.shown(after: result.logLength)?.text
        (left, until) = Self.time(attempt, now, strings)
        isRefused = false
    }

    /// Why an answer was not saved.
    init(refusing errors: FormErrors, _ attempt: Attempt, at now: Instant, _ strings: Strings) {
        saved = errors.items.map { strings($0.key) }.joined(separator: " ")
        page = nil
        (left, until) = Self.time(attempt, now, strings)
        isRefused = true
    }

    private static func time(_ attempt: Attempt, _ now: Instant, _ strings: Strings) -> (left: Int64?, until: String?) {
        guard let deadline = attempt.deadline else { return (nil, nil) }
        return (max(0, (deadline - now).count), TimeLeft(deadline: deadline, now: now, strings: strings).until)
    }

    var response: Response {
        get throws { try ScriptAnswer.json(self, isRefused ? .unprocessableContent : .ok) }
    }
}
