import Foundation

/// The answer to a save in the background.
struct DraftNotice: Encodable, Sendable {
    struct Wrong: Encodable, Sendable {
        let line: Int?
        let text: String
    }

    /// In words, with the server's time.
    let saved: String
    /// Of the draft now; nil when nothing was saved.
    var version: Int?
    /// The revision that it began from.
    var base: String?
    /// As readers will see it, if that was asked for.
    var html: String?
    var mistakes: [Wrong]?

    /// Why nothing was saved.
    init(saved: String) {
        self.saved = saved
    }

    init(_ lesson: TaughtLesson, _ preview: LessonPreview?, of viewer: Viewer, at now: Instant, _ strings: Strings) {
        saved = WritingSentence.state(lesson, of: viewer, now: now, strings)
        version = lesson.version
        base = lesson.base?.text ?? ""
        html = preview?.html
        mistakes = preview?.mistakes.map { mistake in
            Wrong(line: mistake.line, text: WritingSentence.mistake(mistake, in: lesson.current, strings))
        }
    }

    var json: Data {
        get throws { try JSONEncoder().encode(self) }
    }
}
