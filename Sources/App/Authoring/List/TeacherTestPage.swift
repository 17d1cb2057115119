/// One test for its teachers, with links to everything that can be done with it.
struct TeacherTestPage: Page {
    static let template = "Authoring/teacher-test"

    struct Row: Sendable {
        let href: String
        let title: String
        let detail: String?
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let publishing: PublishingState
    /// Restores a removed test.
    let putBackAction: String?
    let rows: [Row]
    let copyAction: String?
    /// Makes the draft of another final.
    let finalCopyAction: String?
    let finalCopyID: String
    /// The id of a copy, so that a form that is sent twice makes one copy.
    let copyID: String
    let removalHref: String?

    init(frame: Frame, strings: Strings, entry: TestListStore.Entry, publishing: PublishingState, now: Instant) {
        let test = entry.test
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        title = TestSentence.title(test, strings)
        self.publishing = publishing
        putBackAction = test.removedAt.map { _ in TestWritingRoutes.removalEndings(of: test.id) }
        rows = Self.rows(entry, now, strings)
        copyID = ID<Assessment>(at: now).text
        copyAction = entry.isCopied(at: now) ? TestWritingRoutes.copies(of: test.id) : nil
        finalCopyID = ID<Assessment>(at: now).text
        finalCopyAction = entry.isFinal ? TestWritingRoutes.copies(of: test.id) : nil
        removalHref = test.removedAt == nil ? TestWritingRoutes.removal(of: test.id) : nil
    }

    private static func rows(_ entry: TestListStore.Entry, _ now: Instant, _ strings: Strings) -> [Row] {
        let id = entry.test.id
        // While students take a final, who is how far is what its teacher comes for.
        let isTaken = entry.test.removedAt == nil && entry.isTaken(at: now)
        let watching = [Row(href: TestWritingRoutes.attempts(at: id), title: strings("watch.title"), detail: nil)]
        let room = Row(href: TestWritingRoutes.room(of: id), title: strings("room.open"), detail: nil)
        var rows = isTaken ? watching + [room] : []
        rows += [
            Row(href: TestWritingRoutes.edit(id), title: strings("test-list.text"), detail: strings("test-list.text-detail")),
            Row(
                href: QuestionFormRoutes.questions(of: id), title: strings("compose.title"),
                detail: strings("test-list.questions-detail")),
            Row(href: TestWritingRoutes.settings(of: id), title: strings("test-settings.title"), detail: nil),
            Row(href: TestPreviewRoutes.preview(of: id), title: strings("trial.title"), detail: nil),
        ]
        if entry.test.published != nil {
            rows += isTaken ? [] : watching
            rows += [
                Row(href: TestWritingRoutes.figures(of: id), title: strings("figures.title"), detail: nil),
                Row(href: TestWritingRoutes.corrections(of: id), title: strings("correction.title"), detail: nil),
            ]
        }
        if entry.test.published?.schedule != nil, entry.test.removedAt == nil {
            rows.append(Row(href: ExtraTimeRoutes.test(id), title: strings("extra-time.title"), detail: nil))
            let dates = entry.dates.count
            let detail = dates == 0 ? strings("dates.detail") : strings("dates.students", n: dates)
            rows.append(Row(href: TestWritingRoutes.dates(of: id), title: strings("dates.title"), detail: detail))
        }
        if entry.test.published != nil, entry.test.removedAt == nil {
            rows.append(Row(href: AssessmentRoutes.test(id), title: strings("teach.as-shown"), detail: nil))
        }
        return rows
    }
}

extension TestListStore.Entry {
    /// Whether the test is a final that is open for everyone or for some, or that somebody still has time for.
    func isTaken(at now: Instant) -> Bool {
        guard let schedule = test.published?.schedule else { return false }
        return schedule.phase(at: now) == .open || dates.contains { $0.phase(at: now) == .open } || snapshot > 0
    }

    /// Whether the test is a final, published or not.
    var isFinal: Bool {
        (test.published?.kind ?? test.draft.flatMap { WrittenTitle.kind(of: $0.text) }) == .final
    }

    /// Whether a quiz may be made from the test. From a final only when nobody can take it, because a quiz shows the right
    /// answers.
    func isCopied(at now: Instant) -> Bool {
        guard let published = test.published else { return test.draft.flatMap { WrittenTitle.kind(of: $0.text) } == .quiz }
        return published.kind == .quiz || openUntil.map { $0 < now } ?? false
    }
}
