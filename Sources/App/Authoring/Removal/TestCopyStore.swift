import Database

/// Makes quizzes from other quizzes, and from finals that nobody can take.
struct TestCopyStore: Sendable {
    let database: Database

    enum Copying: Sendable {
        case made(ID<Assessment>)
        /// Somebody can still take the final, whose right answers a quiz would show.
        case tooEarly
    }

    /// Makes an unpublished quiz with the text of a test. Nil when this person may not change the test.
    /// - Parameters:
    ///   - new: the id of the copy, made with the page, so that pressing twice makes one quiz.
    ///   - title: gives the title of the copy from the original's.
    func copy(
        _ id: ID<Assessment>, as new: ID<Assessment>, by viewer: Viewer, at now: Instant,
        title: @escaping @Sendable (TeacherAssessment) -> String
    ) async throws -> Copying? {
        try await database.write { tx in
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx.reading) else { return nil }
            let openUntil = try test.published.flatMap { try AssessmentRows.openUntil($0, at: now, tx.reading) }
            let entry = TestListStore.Entry(test: test, hasChanges: false, snapshot: 0, openUntil: openUntil)
            guard entry.isCopied(at: now) else { return .tooEarly }
            let course = test.course.course.id
            if let holder = try TeacherAssessmentRows.course(of: new, tx.reading) { return holder == course ? .made(new) : nil }
            let isFinal = test.published?.kind == .final
            let text = try isFinal ? TestEditorStore.stored(test, tx.reading) : TestEditorStore.current(test, tx.reading)
            let named = NewTest(id: new, title: title(test), kind: .quiz)
            try TestListStore.begin(
                named, with: QuizCopy.text(text, title: named.title), base: isFinal ? test.newest : test.base, in: course,
                by: viewer, at: now, tx)
            return .made(new)
        }
    }
}
