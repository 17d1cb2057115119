import HTTPTypes
import Hummingbird

/// The answer to a save in the background: that it is on disk, and how much time is left.
struct SavedNotice: Encodable, Sendable {
    /// "Salvat la 10:42", and whether another window changed the answer.
    let saved: String
    /// The new content of the page's hidden field, for a page that was not changed meanwhile.
    let page: String?
    /// Milliseconds left; nil for a quiz. With 0 no questions are shown.
    let left: Int64?
    /// The end in words: it may have moved since the page was made.
    let until: String?
    /// Why what was typed is no answer; nil when it is one.
    private(set) var fault: String?
    /// How the question stands now, as the strip shows it; nil when nothing was saved.
    private(set) var look: String?
    private(set) var words: String?
    private let status: HTTPResponse.Status

    private enum CodingKeys: CodingKey {
        case saved, page, left, until, fault, look, words
    }

    init(_ result: AnswerStore.Saved, _ form: AnswerForm, _ attempt: Attempt, at now: Instant, _ strings: Strings) {
        let isUnreadable = result.standing == .unreadable
        let sentence =
            result.savedAt.map {
                strings(isUnreadable ? "question.saved-unreadable" : "question.saved", ["time": strings.formats.clock($0)])
            } ?? strings("question.unanswered")
        let elsewhere = result.changedElsewhere.map {
            strings("question.changed-elsewhere", ["time": strings.formats.clock($0)])
        }
        saved = ([sentence] + [elsewhere].compactMap { $0 }).joined(separator: " · ")
        page = form.shown(after: result.logLength, reopenings: result.reopenings)?.text
        (left, until) = Self.time(attempt, now, strings)
        fault = isUnreadable ? strings("question.not-a-number") : nil
        let mark = StateMark(QuestionState(standing: result.standing, isFlagged: form.isFlagged), strings)
        (look, words) = (mark.look, mark.words)
        status = .ok
    }

    /// Why an answer was not saved.
    init(refusing errors: FormErrors, _ attempt: Attempt, at now: Instant, _ strings: Strings) {
        saved = errors.items.map { strings($0.key) }.joined(separator: " ")
        page = nil
        (left, until) = Self.time(attempt, now, strings)
        status = .unprocessableContent
    }

    /// Why an answer that can be read was not saved, and what its page may post next.
    init(refusing refusal: AnswerRefusal, _ form: AnswerForm, _ attempt: Attempt, at now: Instant, _ strings: Strings) {
        saved = strings(refusal.key)
        page = refusal.ground.flatMap { form.shown(after: $0.logLength, reopenings: $0.reopenings, isTaken: false)?.text }
        (left, until) = Self.time(attempt, now, strings)
        status = refusal.status
    }

    /// The result for an answer that was kept on a device.
    init(kept saving: AnswerStore.Saving, number: Int, at now: Instant, _ strings: Strings) {
        let formats = strings.formats
        func sentence(_ key: String, _ time: Instant?) -> String {
            strings(key, ["number": formats.number(number), "time": formats.clock(time ?? now)])
        }
        switch saving {
        case .tooOften: (saved, status) = (strings("question.too-often"), .tooManyRequests)
        case .full: (saved, status) = (strings("question.too-many"), .conflict)
        case .checked: (saved, status) = (sentence("flash.checked", now), .conflict)
        case .tooLate: (saved, status) = (sentence("question.kept-late", now), .gone)
        case .saved(let result) where result.isOvertaken:
            (saved, status) = (sentence("question.kept-overtaken", result.savedAt), .conflict)
        case .saved(let result) where result.standing == .unreadable:
            (saved, status) = (sentence("question.kept-unreadable", result.savedAt), .ok)
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
