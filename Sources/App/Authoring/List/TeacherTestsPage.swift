/// The tests of a course for those who write them.
struct TeacherTestsPage: Page {
    static let template = "Authoring/teacher-tests"

    struct Line: Sendable {
        let id: String
        let href: String
        let title: String
        let state: String
        /// Says that the written text differs from what students see.
        let changed: String?
        /// The labels of the two buttons; nil where a button is missing.
        let up: String?
        let down: String?
    }

    struct Removed: Sendable {
        let title: String
        let when: String
        let href: String
        let action: String
        let button: String
    }

    let frame: Frame
    let contentLanguage: String
    let errors: ErrorSummary?
    let tests: [Line]
    let isEmpty: Bool
    let action: String
    /// The id of a new test, so that a form that is sent twice makes one test.
    let formID: String
    let fields: [TypedField]
    let orderAction: String
    let removed: [Removed]
    let hasRemoved: Bool

    init(
        frame: Frame, strings: Strings, list: TestListStore.List, formID: String, typed: NewTestForm? = nil,
        errors: FormErrors? = nil, now: Instant
    ) {
        let course = list.course.course
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        self.errors = ErrorSummary(errors, strings)
        let published = list.tests.filter { $0.test.published != nil }.map(\.test.id)
        tests = list.tests.map { entry in
            let title = TestSentence.title(entry.test, strings)
            let place = published.firstIndex(of: entry.test.id)
            return Line(
                id: entry.test.id.text, href: TestWritingRoutes.test(entry.test.id), title: title,
                state: TestStanding.words(entry, at: now, strings),
                changed: entry.hasChanges ? strings("test-list.changed") : nil,
                up: place.flatMap { $0 > 0 ? strings("write.up", ["title": title]) : nil },
                down: place.flatMap { $0 < published.count - 1 ? strings("write.down", ["title": title]) : nil })
        }
        isEmpty = tests.isEmpty
        action = TestWritingRoutes.tests(of: course.id)
        self.formID = formID
        let kinds = [(value: "quiz", text: strings("tests.quiz")), (value: "final", text: strings("tests.final"))]
        fields = [
            TypedField("title", strings("write.title"), typed?.title, errors: errors, strings),
            TypedField(
                "kind", strings("test-list.kind"), chosen: typed?.kind ?? "quiz", of: kinds, hint: strings("test-list.kind-hint"),
                errors: errors, strings),
            TypedField(
                "topic", strings("write.topic"), chosen: typed?.topic ?? "",
                of: [(value: "", text: strings("write.topic-none"))]
                    + list.paths.map { (value: TopicPath.text($0), text: $0.joined(separator: " / ")) },
                errors: errors, strings),
        ]
        orderAction = TestWritingRoutes.order(of: course.id)
        removed = list.removed.map { Self.removed($0, strings) }
        hasRemoved = !removed.isEmpty
    }

    private static func removed(_ test: TeacherAssessment, _ strings: Strings) -> Removed {
        let title = TestSentence.title(test, strings)
        return Removed(
            title: title, when: test.removedAt.map { strings("test-list.removed-on", ["day": strings.formats.day($0)]) } ?? "",
            href: TestWritingRoutes.test(test.id), action: TestWritingRoutes.removalEndings(of: test.id),
            button: strings("write.put-back-title", ["title": title]))
    }
}
