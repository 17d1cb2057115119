/// Where a trial begins: the start page of the test as students see it, or what stands in the way.
struct TrialPage: Page {
    static let template = "Assessment/trial"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let course: String
    let details: String
    let introductionHTML: String?
    let rules: [String]
    let code: String?
    let startAction: String?
    let startText: String
    let mistakes: [String]
    let editHref: String

    init(frame: Frame, strings: Strings, desk: TestDesk, trial: Trial?, mistakes: [Mistake]) {
        self.frame = frame
        contentLanguage = desk.test.course.course.language.rawValue
        title = trial?.revision.title ?? TestSentence.title(desk.test, strings)
        course = desk.test.course.course.title
        details = trial.map { TestRow.details($0.assessment, strings) } ?? ""
        introductionHTML = trial?.revision.introductionHTML
        rules = trial.map { TestRules.sentences($0.assessment, $0.revision, strings) } ?? []
        code = trial?.draft.rules.code.map { strings("trial.code", ["code": $0.text]) }
        startAction = trial.map { TrialRoutes.trial(of: $0.test) }
        startText = trial?.draft.kind == .final ? strings("test.start") : strings("test.start-quiz")
        let lines = TestText.lines(of: desk.text)
        self.mistakes = mistakes.map { TestSentence.mistake($0, in: lines, strings) }
        editHref = TestWritingRoutes.edit(desk.test.id)
    }
}
