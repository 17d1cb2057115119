import Database

/// Quizzes made of tests: of other quizzes, and of finals that nobody can take any more.
struct TestCopyStore: Sendable {
    let database: Database

    enum Copying: Sendable {
        case made(ID<Assessment>)
        /// Somebody can still take the final, and a quiz shows its right answers.
        case tooEarly
    }

    /// Makes a quiz that nobody sees yet with the text of a test. Nil for a test that is not this person's to change.
    /// - Parameters:
    ///   - new: made with the page: the same button pressed twice makes one quiz.
    ///   - title: of the copy, from the original's.
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
