/// The form for the settings of a test: those that take effect at once, and those that take effect when it is published.
struct TestSettingsPage: Page {
    static let template = "Authoring/test-settings"

    /// How many questions of a topic are drawn.
    struct Draw: Sendable {
        let id: String
        let label: String
        let topic: String
        let count: String
    }

    let frame: Frame
    let contentLanguage: String
    let errors: ErrorSummary?
    let title: String
    let publishing: PublishingState
    /// The editor of the text, when its settings cannot be read or have a mistake that no field shows.
    let editHref: String
    let isUnreadable: Bool
    let action: String
    let seen: String?
    let zone: String
    let isPublished: Bool
    let heading: [TypedField]
    let topic: [TypedField]
    let opens: [TypedField]
    let closes: [TypedField]
    let attempts: [TypedField]
    let results: [TypedField]
    let resultsTime: [TypedField]
    let answers: [TypedField]
    let answersTime: [TypedField]
    let check: [TypedField]
    let hasSchedule: Bool
    let hasAnswers: Bool
    let scoring: [TypedField]
    let draws: [Draw]
    let hasDraws: Bool
    /// Whether the text or the form says how many questions are drawn.
    let isDrawn: Bool
    let drawError: String?
    /// Whether it must be confirmed that attempts end at once.
    let asksEnding: Bool

    /// - Parameter form: the fields as they were posted, or as the text says; nil when the text cannot be read.
    init(
        frame: Frame, strings: Strings, editor: TestInEditor, form: TestSettingsForm?, publishing: PublishingState,
        errors: FormErrors? = nil
    ) {
        let test = editor.test
        let fields = TestSettingsFields(form: form ?? TestSettingsForm(), errors: errors, strings: strings)
        let kind = test.published?.kind
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = test.course.course.language.rawValue
        self.errors = ErrorSummary(errors, strings)
        title = TestSentence.title(test, strings)
        self.publishing = publishing
        editHref = TestWritingRoutes.edit(test.id)
        isUnreadable = form == nil
        action = TestWritingRoutes.settings(of: test.id)
        seen = form?.seen
        zone = strings("extra-time.zone", ["zone": strings.formats.zoneName])
        isPublished = kind != nil
        heading = kind == nil ? fields.heading : fields.titleOnly
        topic = fields.topic(editor.topics)
        (opens, closes) = (fields.opens, fields.closes)
        attempts = fields.attempts(isFinal: kind != .quiz)
        results = fields.results(isFinal: kind != .quiz)
        resultsTime = fields.resultsTime
        (answers, answersTime) = (fields.answers, fields.answersTime)
        check = fields.check
        hasSchedule = kind != .quiz
        hasAnswers = kind != .final
        scoring = fields.scoring
        draws = Self.draws(editor, form, strings)
        hasDraws = !draws.isEmpty
        isDrawn = draws.contains { !$0.count.isEmpty }
        drawError = errors?.first("draw-0", strings)
        asksEnding = errors == .wouldEnd
    }

    private static func draws(_ editor: TestInEditor, _ form: TestSettingsForm?, _ strings: Strings) -> [Draw] {
        let typed = Dictionary(
            zip(form?.drawTopics ?? [], form?.draws ?? []).map { (TopicPath.read($0), $1) },
            uniquingKeysWith: { first, _ in first })
        let counted = DrawnTopics.of(editor.text)
        let others = typed.keys.filter { path in !counted.contains { $0.path == path } }.map { (path: $0, count: 0) }
        return (counted + others.sorted { $0.path.joined() < $1.path.joined() }).enumerated().map { index, topic in
            let name = topic.path.joined(separator: " / ")
            return Draw(
                id: "draw-\(index)", label: strings("test-settings.draw-from", n: topic.count, ["topic": name]),
                topic: TopicPath.text(topic.path), count: typed[topic.path] ?? "")
        }
    }
}
