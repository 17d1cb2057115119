/// The questions of a test whose keys may be corrected, and all corrections so far.
struct CorrectionsPage: Page {
    static let template = "Regrading/corrections"

    struct Row: Sendable {
        let href: String
        let number: Int
        let text: String
        /// Says that the key was corrected; nil when it was not.
        let remark: String?
    }

    struct Entry: Sendable {
        let when: String
        let what: String
        let question: String
        let reason: String
        let effect: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let questions: [Row]
    let entries: [Entry]
    let hasEntries: Bool

    init(frame: Frame, strings: Strings, overview: CorrectionLogStore.Overview) {
        let taught = overview.taught
        self.frame = frame
        contentLanguage = taught.course.course.language.rawValue
        title = taught.published?.title ?? taught.key
        let corrected = Set(overview.corrections.filter { $0.student == nil }.map(\.question))
        questions = overview.questions.enumerated().map { index, question in
            Row(
                href: CorrectionRoutes.key(of: question.id, in: taught.id), number: index + 1, text: question.plainText,
                remark: corrected.contains(question.id) ? strings("correction.was-corrected") : nil)
        }
        let texts = Dictionary(overview.questions.map { ($0.id, $0.plainText) }, uniquingKeysWith: { first, _ in first })
        entries = overview.corrections.map { entry in
            Entry(
                when: strings.formats.dayAndClock(entry.madeAt) + " · " + entry.teacher, what: Self.what(entry, strings),
                question: texts[entry.question] ?? "", reason: entry.reason,
                effect: strings("correction.changed", n: entry.changed))
        }
        hasEntries = !entries.isEmpty
    }

    private static func what(_ entry: CorrectionLogStore.Entry, _ strings: Strings) -> String {
        if let student = entry.student { return strings("correction.made-points", ["student": student]) }
        return strings(entry.kind == "everyone" ? "correction.made-everyone" : "correction.made-key")
    }
}
