import Database

/// Makes quizzes from other quizzes and from finals that nobody can take, and finals from finals.
struct TestCopyStore: Sendable {
    let database: Database

    enum Copying: Sendable {
        case made(ID<Assessment>)
        /// Somebody can still take the final, whose right answers a quiz would show.
        case tooEarly
    }

    /// Makes an unpublished test with the text of another. Nil when this person may not change the test.
    /// - Parameters:
    ///   - new: the id of the copy, made with the page, so that pressing twice makes one test.
    ///   - kind: a final is made of finals alone.
    ///   - title: gives the title of the copy from the original's.
    func copy(
        _ id: ID<Assessment>, as new: ID<Assessment>, _ kind: AssessmentKind = .quiz, by viewer: Viewer, at now: Instant,
        title: @escaping @Sendable (TeacherAssessment) -> String
    ) async throws -> Copying? {
        try await database.write { tx in
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx.reading) else { return nil }
            let openUntil = try test.published.flatMap { try AssessmentRows.openUntil($0, at: now, tx.reading) }
            let entry = TestListStore.Entry(test: test, hasChanges: false, snapshot: 0, openUntil: openUntil)
            if kind == .final { guard entry.isFinal else { return nil } }
            guard kind == .final || entry.isCopied(at: now) else { return .tooEarly }
            let course = test.course.course.id
            if let holder = try TeacherAssessmentRows.course(of: new, tx.reading) { return holder == course ? .made(new) : nil }
            let isPublishedFinal = test.published?.kind == .final
            let text = try isPublishedFinal ? TestEditorStore.stored(test, tx.reading) : TestEditorStore.current(test, tx.reading)
            let named = NewTest(id: new, title: title(test), kind: kind)
            try TestListStore.begin(
                named, with: TestCopy.text(text, kind, title: named.title), base: isPublishedFinal ? test.newest : test.base,
                in: course,
                by: viewer, at: now, tx)
            return .made(new)
        }
    }
}
