import Database

/// Publishing tests: what is written becomes what students see from now on.
struct TestPublishingRows: PublishedRows {
    typealias Rows = TestDraftRows

    let folder: FileFolder
    let consent: TestConsent
    let viewer: Viewer
    let now: Instant

    enum Effect: Sendable {
        /// Students see it, from now on or already.
        case published
        /// It is saved, but students see what they saw.
        case refused([Mistake], TestInEditor)
        /// It is saved, and becomes what students see when these are confirmed.
        case warned([TestWarning], TestInEditor)
        /// It is saved, but something else was published since it was begun, by an import for example, which nobody has looked at yet.
        case overtaken
    }

    struct Ground: Sendable, Equatable {
        let topics: [[String]: ID<Topic>]
        let known: KnownAssessmentRows.Known?
    }

    enum Verdict: Sendable {
        case refused([Mistake])
        case ready(PublishedTest, [TestWarning])
    }

    func ground(of test: TeacherAssessment, _ tx: ReadTransaction) throws -> Ground {
        let course = test.course.course.id
        return try Ground(
            topics: CourseStore.topics(of: course, tx).ids, known: KnownAssessmentRows.find(test.key, in: course, tx))
    }

    func desk(
        of test: TeacherAssessment, with text: String, _ ground: Ground, _ tx: ReadTransaction
    ) throws -> TestInEditor {
        try TestEditorStore.editor(of: test, with: text, folder, tx)
    }

    func check(_ editor: TestInEditor) -> CheckedTest { CheckedTest(editor.text, on: editor, at: now) }

    func verdict(
        _ text: CheckedTest, on editor: TestInEditor, _ ground: Ground, _ tx: ReadTransaction
    ) throws -> Verdict {
        let test = editor.test
        var mistakes = text.mistakes
        if test.removedAt != nil { mistakes.insert(Mistake("", line: nil, "test-write.mistake-removed"), at: 0) }
        guard let draft = text.draft, mistakes.isEmpty else { return .refused(mistakes) }
        let known = test.published == nil ? nil : ground.known
        do {
            let settings = try TestChangesRows.settings(draft, editor, known)
            let kept = TestChangesRows.keptTimes(draft, editor, known)
            let warnings = try TestWarningRows.warnings(draft, settings, keeping: kept, on: editor, at: now, tx)
            let wanted = consent.takesTimes ? try TestChangesRows.settings(draft, editor, known, takesTimes: true) : settings
            let new = try PublishedTest(
                draft: draft, digest: draft.digest, settings: wanted, known: known, keepsTimes: !kept.isEmpty)
            return .ready(new, warnings)
        } catch let problem as ImportMistakes {
            return .refused(problem.mistakes)
        }
    }

    /// - Throws: `UnconfirmedEnd`
    func publish(
        _ verdict: Verdict, of test: TeacherAssessment, on editor: TestInEditor, _ ground: Ground, _ tx: WriteTransaction
    ) throws -> Effect {
        if test.isOvertaken { return .overtaken }
        let editor = editor.with(editor.text, test)
        switch verdict {
        case .refused(let mistakes): return .refused(mistakes, editor)
        case .ready(let content, let warnings):
            guard content.isSilent || warnings.isEmpty || consent.seen == warnings.fingerprint else {
                return .warned(warnings, editor)
            }
            try PublishedTestRows.write(content, of: editor, by: viewer, at: now, tx)
            if content.movesTimes {
                _ = try DeadlineAdjustmentRows.apply(in: test.id, evenEnding: consent.evenEnding, at: now, tx)
            }
            return .published
        }
    }
}

/// What the writer of a test has seen and goes on with.
struct TestConsent: Sendable {
    /// The fingerprint of the warnings that were shown.
    let seen: String?
    /// That attempts end at once.
    let evenEnding: Bool
    /// That extra times are as the text says, whatever was given beside it.
    var takesTimes = false
}

extension [TestWarning] {
    /// Tells whether they are those that somebody has seen.
    var fingerprint: String {
        Fingerprint.of(
            map { warning in
                // What is counted from now on moves with it.
                if case .relative = warning { "relative" } else { "\(warning)" }
            })
    }
}
