import Hummingbird

/// The common part of all actions on a test's questions: finds the text, splits it into questions, and saves it.
struct QuestionFormsLoader: Sendable {
    let editor: TestEditorLoader
    let objectives: CourseObjectiveStore

    var site: Site { editor.site }

    /// The editor and the questions; nil instead of the questions when the text cannot be split.
    /// - Throws: `Problem.notFound` when this person may not change the test.
    func open(_ context: StaffContext) async throws -> (editor: TestInEditor, sectioned: SectionedTest?) {
        let opened = try await editor.open(context)
        return (opened, SectionedTest(opened))
    }

    /// The test's questions, and the one in the address.
    /// - Throws: `Problem.notFound` when no question has the number.
    func question(_ context: StaffContext) async throws -> (SectionedTest, TestSections.Place) {
        guard let sectioned = try await open(context).sectioned, let number = context.parameters.get("question", as: Int.self),
            let place = sectioned.sections.question(number)
        else { throw Problem.notFound }
        return (sectioned, place)
    }

    /// Saves the text if the draft is the one that the page showed; nil when it is not.
    /// - Throws: `FormErrors` when the text becomes too long.
    func save(
        _ sections: TestSections, version: Int?, base: String?, of test: SectionedTest, _ context: StaffContext
    ) async throws -> TeacherAssessment? {
        guard version == test.test.version else { return nil }
        let edit = DraftEdit<TeacherAssessment>(
            text: TestText.tidy(sections.text), version: test.test.version,
            base: base.flatMap { $0.isEmpty ? nil : ID(text: $0) })
        try TestText.requireShort(edit.text)
        switch try await editor.drafts.save(edit, of: test.test.id, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict: return nil
        case .saved(let saved): return saved
        }
    }

    /// The frame of a page about a question, with the way back to the list of all.
    func frame(_ request: Request, _ context: StaffContext, _ test: TeacherAssessment, _ heading: String) -> Frame {
        let strings = site.strings(context)
        return site.frame(
            request, context, heading: heading,
            back: .init(href: QuestionFormRoutes.questions(of: test.id), text: strings("compose.title")),
            title: heading + " · " + TestSentence.title(test, strings)
        ).in(test.course.course, at: .tests, strings)
    }
}
