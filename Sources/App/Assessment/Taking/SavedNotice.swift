import HTTPTypes
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
    private let status: HTTPResponse.Status

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
        status = .ok
    }

    /// Why an answer was not saved.
    init(refusing errors: FormErrors, _ attempt: Attempt, at now: Instant, _ strings: Strings) {
        saved = errors.items.map { strings($0.key) }.joined(separator: " ")
        page = nil
        (left, until) = Self.time(attempt, now, strings)
        status = .unprocessableContent
    }

    /// What became of an answer that was kept on a device until now.
    init(kept saving: AnswerStore.Saving, number: Int, at now: Instant, _ strings: Strings) {
        let formats = strings.formats
        func sentence(_ key: String, _ time: Instant?) -> String {
            strings(key, ["number": formats.number(number), "time": formats.clock(time ?? now)])
        }
        switch saving {
        case .tooLate: (saved, status) = (sentence("question.kept-late", now), .gone)
        case .saved(let result) where result.isOvertaken:
            (saved, status) = (sentence("question.kept-overtaken", result.savedAt), .conflict)
        case .saved(let result): (saved, status) = (sentence("question.kept-counts", result.savedAt), .ok)
        }
        (page, left, until) = (nil, nil, nil)
    }

    private static func time(_ attempt: Attempt, _ now: Instant, _ strings: Strings) -> (left: Int64?, until: String?) {
        guard let deadline = attempt.deadline else { return (nil, nil) }
        return (max(0, (deadline - now).count), TimeLeft(deadline: deadline, now: now, strings: strings).until)
    }

    var response: Response {
        get throws { try ScriptAnswer.json(self, status) }
    }
}
