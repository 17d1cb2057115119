/// The results of a preview as a student would see them. For a final, the right answers are added, marked as visible to teachers
/// only.
struct PreviewResultsPage: Page {
    static let template = "Authoring/preview-results"

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let course: String
    let studentName: String
    let mark: MarkLine
    let counts: [ResultsPage.Count]
    let points: String
    let topics: [ResultsPage.TopicLine]
    let hasTopics: Bool
    let withheld: String?
    let questions: [ResultLine]
    /// The right answers of a final.
    let solutions: [ResultLine]
    let isFinal: Bool
    let againAction: String

    /// - Parameter solved: the same results as those of a quiz, which shows the right answers.
    init(
        frame: Frame, preview: TestPreview, snapshot: AttemptSnapshot, solved: AttemptSnapshot, studentName: String,
        strings: Strings
    ) {
        let outcome = snapshot.outcome
        let mark = snapshot.course.markScheme.mark(earned: outcome.earned, possible: outcome.possible)
        func lines(_ snapshot: AttemptSnapshot) -> [ResultLine] {
            snapshot.questions.enumerated().map {
                ResultLine($1, number: $0 + 1, snapshot: snapshot, showsSolution: true, strings: strings)
            }
        }
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        course = snapshot.course.title
        self.studentName = studentName
        self.mark = MarkLine(mark, possible: outcome.possible, isFinal: snapshot.kind == .final, strings)
        counts = ResultsPage.counts(outcome, strings)
        points = MarkScheme.points(outcome.earned, of: outcome.possible, strings)
        topics = ResultsPage.topicLines(of: snapshot, preview.editor.topics, strings)
        hasTopics = !topics.isEmpty
        isFinal = snapshot.kind == .final
        withheld = isFinal ? strings("results.withheld") : nil
        questions = lines(snapshot)
        solutions = isFinal ? lines(solved) : []
        againAction = TestPreviewRoutes.preview(of: preview.test)
    }
}
