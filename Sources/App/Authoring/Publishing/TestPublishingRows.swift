import Database

/// Publishes tests: the written text becomes what students see.
struct TestPublishingRows: PublishedRows {
    typealias Rows = TestDraftRows

    let folder: FileFolder
    let consent: TestConsent
    let viewer: Viewer
    let now: Instant
    /// The sentences of all languages, in which new tests begin.
    let languages: [Strings]

    enum Effect: Sendable {
        /// Students see the text, from now on or already before.
        case published
        /// The text is saved, but not published because of mistakes.
        case refused([Mistake], TestInEditor)
        /// The text is saved, and is published when these warnings and the list are confirmed.
        case warned([TestWarning], TestChecklist?, TestInEditor)
        /// The text is saved, but another was published since it was begun, for example by an import, and has to be looked at
        /// first.
        case overtaken
    }

    struct Ground: Sendable, Equatable {
        let topics: [[String]: ID<Topic>]
        let known: KnownAssessmentRows.Known?
    }

    enum Verdict: Sendable {
        case refused([Mistake])
        case ready(PublishedTest, [TestWarning], TestChecklist?)
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
            let warnings = try TestWarningRows.warnings(
                draft, settings, keeping: kept, on: editor, in: languages, at: now, tx)
            let wanted = consent.takesTimes ? try TestChangesRows.settings(draft, editor, known, takesTimes: true) : settings
            let new = try PublishedTest(
                draft: draft, digest: draft.digest, settings: wanted, known: known, keepsTimes: !kept.isEmpty)
            let isNew = test.published == nil
            return try .ready(new, warnings, isNew ? TestWarningRows.checklist(draft, settings, on: editor, at: now, tx) : nil)
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
        case .ready(let content, let warnings, let checklist):
            let isAsked = !warnings.isEmpty || checklist != nil
            guard content.isSilent || !isAsked || consent.seen == warnings.fingerprint(with: checklist) else {
                return .warned(warnings, checklist, editor)
            }
            try PublishedTestRows.write(content, of: editor, by: viewer, at: now, tx)
            if content.movesTimes {
                _ = try DeadlineAdjustmentRows.apply(in: test.id, evenEnding: consent.evenEnding, at: now, tx)
            }
            return .published
        }
    }
}

/// What the person who publishes a test has confirmed.
struct TestConsent: Sendable {
    /// The fingerprint of the warnings that were shown.
    let seen: String?
    /// That attempts may end at once.
    let evenEnding: Bool
    /// That all extra times are set as the text says, including those changed outside it.
    var takesTimes = false
}

extension [TestWarning] {
    /// Identifies the warnings and the list beside them, to know whether a person has seen them.
    func fingerprint(with checklist: TestChecklist?) -> String {
        let warnings = map { warning in
            // A time relative to the present changes from moment to moment and is left out.
            if case .relative = warning { "relative" } else { "\(warning)" }
        }
        return Fingerprint.of(warnings + (checklist.map { [$0.fingerprint] } ?? []))
    }
}
