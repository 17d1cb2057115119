import Testing

@testable import App

@Suite("The page of a test's corrections")
struct CorrectionsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ corrections: [(question: Int, kind: String, student: String?)], _ taught: TeacherAssessment = .sample
    ) -> CorrectionsPage {
        CorrectionsPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(
                taught: taught, questions: SampleSnapshot.revision.questions,
                corrections: corrections.map {
                    .init(
                        question: SampleSnapshot.questionID($0.question), kind: $0.kind, student: $0.student, teacher: "Carmen",
                        madeAt: SampleSnapshot.start, reason: "Reason", changed: 12)
                }))
    }

    @Test("a question is marked when its key was corrected; points of one answer are no key")
    func remarks() {
        let remarks = page([(1, "options", nil), (3, "points", "Ana")]).questions.map(\.remark)
        #expect(remarks == [ground.strings("correction.was-corrected"), nil, nil, nil, nil])
    }

    @Test("a correction is one of a key, one for everybody, or one of somebody's points, and names a question that is there")
    func entries() {
        let page = page([(1, "options", nil), (2, "everyone", nil), (9, "points", "Ana")])
        let points = ground.strings("correction.made-points", ["student": "Ana"])
        let keys = ["correction.made-key", "correction.made-everyone"].map { ground.strings($0) }
        #expect(page.entries.map(\.what) == keys + [points])
        #expect(page.entries.map(\.question) == ["Întrebarea 1", "Întrebarea 2", ""] && page.hasEntries)
        #expect(!self.page([]).hasEntries)
    }

    @Test("a test that was never published is called by its key")
    func title() {
        #expect(page([]).title == "Test <de probă>" && page([], .sample(nil, draft: "---")).title == "final")
    }
}
