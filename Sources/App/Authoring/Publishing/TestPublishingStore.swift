import Database

/// Publishing tests: what is written becomes what students see from now on.
struct TestPublishingStore: Sendable {
    let database: Database
    let folder: FileFolder

    enum Publishing: Sendable {
        /// Students see it, from now on or already.
        case published
        /// It is saved, but students see what they saw.
        case refused([Mistake], TestInEditor)
        /// It is saved, and becomes what students see when these are confirmed.
        case warned([TestWarning], TestInEditor)
        /// Somebody else saved another text meanwhile; nothing was changed.
        case conflict(TeacherAssessment, current: String)
        /// It is saved, but something else was published since it was begun, by an import for example, which nobody has looked at yet.
        case overtaken
    }

    /// What the writer has seen and goes on with.
    struct Consent: Sendable {
        /// Of the warnings that were shown.
        let seen: String?
        /// That attempts end at once.
        let evenEnding: Bool
        /// That extra times are as the text says, whatever was given beside it.
        var takesTimes = false
    }

    /// Saves what was written and publishes it. Nil for a test that is not this person's to change.
    ///
    /// The text is checked and compared with the other tests beside the answers that are being saved; these wait only while it is written.
    /// - Throws: `UnconfirmedEnd`, when nothing was changed.
    func publish(
        _ edit: TestDraftEdit, of id: ID<Assessment>, _ consent: Consent, by viewer: Viewer, at now: Instant
    ) async throws -> Publishing? {
        try await database.write(planned: Change(folder: folder, edit: edit, id: id, consent: consent, viewer: viewer, now: now))
    }

    private struct Change: PlannedChange {
        let folder: FileFolder
        let edit: TestDraftEdit
        let id: ID<Assessment>
        let consent: Consent
        let viewer: Viewer
        let now: Instant

        func begin(_ tx: ReadTransaction) throws -> Begun? {
            guard let ground = try ground(tx) else { return nil }
            let text = try edit.resolution == .theirs ? TestEditorStore.current(ground.test, tx) : edit.text
            return try Begun(ground: ground, editor: TestEditorStore.editor(of: ground.test, with: text, folder, tx))
        }

        func think(_ begun: Begun) -> Checked {
            Checked(begun: begun, text: CheckedTest(begun.editor.text, on: begun.editor, at: now))
        }

        func plan(_ checked: Checked, _ tx: ReadTransaction) throws -> Plan {
            try Plan(begun: checked.begun, verdict: verdict(checked, tx))
        }

        func stands(_ plan: Plan, _ tx: ReadTransaction) throws -> Bool { try ground(tx) == plan.begun.ground }

        private func ground(_ tx: ReadTransaction) throws -> Ground? {
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx) else { return nil }
            let course = test.course.course.id
            return try Ground(
                test: test, topics: CourseStore.topics(of: course, tx).ids,
                known: ImportAssessmentRows.known(test.key, in: course, tx))
        }

        private func verdict(_ checked: Checked, _ tx: ReadTransaction) throws -> Plan.Verdict {
            let (test, editor) = (checked.begun.ground.test, checked.begun.editor)
            var mistakes = checked.text.mistakes
            if test.removedAt != nil { mistakes.insert(Mistake("", line: nil, "test-write.mistake-removed"), at: 0) }
            guard let draft = checked.text.draft, mistakes.isEmpty else { return .refused(mistakes) }
            let known = test.published == nil ? nil : checked.begun.ground.known
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

        func write(_ plan: Plan, _ tx: WriteTransaction) throws -> Publishing {
            switch try TestDraftStore.save(edit, in: plan.begun.ground.test, by: viewer, at: now, tx) {
            case .conflict(let test, let current): return .conflict(test, current: current)
            case .saved(let test) where test.isOvertaken: return .overtaken
            case .saved(let test):
                let editor = plan.begun.editor.with(plan.begun.editor.text, test)
                switch plan.verdict {
                case .refused(let mistakes): return .refused(mistakes, editor)
                case .ready(let content, let warnings):
                    guard content.isSilent || warnings.isEmpty || consent.seen == warnings.fingerprint else {
                        return .warned(warnings, editor)
                    }
                    try TestPublishingStore.write(content, of: editor, by: viewer, at: now, tx)
                    if content.movesTimes {
                        _ = try DeadlineAdjustmentRows.apply(in: editor.test.id, evenEnding: consent.evenEnding, at: now, tx)
                    }
                    return .published
                }
            }
        }
    }

    /// While it is the same, what was found out about a text holds.
    private struct Ground: Sendable, Equatable {
        let test: TeacherAssessment
        let topics: [[String]: ID<Topic>]
        let known: ImportAssessmentRows.Known?
    }

    private struct Begun: Sendable {
        let ground: Ground
        /// With what was written.
        let editor: TestInEditor
    }

    private struct Checked: Sendable {
        let begun: Begun
        let text: CheckedTest
    }

    private struct Plan: Sendable {
        enum Verdict: Sendable {
            case refused([Mistake])
            case ready(PublishedTest, [TestWarning])
        }

        let begun: Begun
        let verdict: Verdict
    }

    /// What there is to write, and what was there before.
    private struct PublishedTest: Sendable {
        let draft: AssessmentDraft
        let digest: String
        let settings: ImportAssessmentRows.Settings
        let known: ImportAssessmentRows.Known?
        /// Whether somebody's extra time is not what the text says.
        let keepsTimes: Bool

        /// Whether deadlines of running attempts may be others than before.
        var movesTimes: Bool { known.map { settings.movesTimes(from: $0.settings) } ?? false }
        /// Whether it is what students see already.
        var isThere: Bool { known.map { $0.digest == digest && $0.settings == settings } ?? false }
        /// Whether there is nothing to ask about.
        var isSilent: Bool { isThere && !keepsTimes }
    }

    /// The same content makes no new revision.
    private static func write(
        _ new: PublishedTest, of editor: TestInEditor, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let (id, digest) = (editor.test.id, new.digest)
        if new.isThere { return try follow(editor.test.newest, new.draft, id, tx) }
        if new.known == nil { try insert(new.draft, editor, tx) }
        var revision = editor.test.newest
        if new.known?.digest != digest {
            let added = try ImportRevisionRows.add(
                new.draft, digest, to: id, ordinal: (new.known?.ordinal ?? 0) + 1, topics: editor.topics.ids, by: viewer.id,
                at: now, tx)
            if new.known == nil, let base = editor.test.base {
                try CopiedKeyRows.copy(from: base, to: added, of: id, by: viewer, at: now, tx)
            }
            revision = added
        }
        if let known = new.known, known.settings != new.settings { try ImportAssessmentRows.save(new.settings, of: id, tx) }
        try EditedRows.mark(test: id, at: now, tx)
        try follow(revision, new.draft, id, tx)
    }

    /// As the last test of its course.
    private static func insert(_ draft: AssessmentDraft, _ editor: TestInEditor, _ tx: WriteTransaction) throws {
        let course = editor.test.course.course.id
        let last: Int? = try tx.first("SELECT max(position) AS last FROM assessment WHERE course_id = \(course)")?["last"]
        let placed = AssessmentDraft(
            file: draft.file, key: try TestKeyRows.free(editor.test.key, for: editor.test.id, of: course, tx),
            position: (last ?? 0) + 1, kind: draft.kind, topic: draft.topic, times: draft.times, rules: draft.rules,
            content: draft.content, pictures: draft.pictures)
        let place = ImportAssessmentRows.Place(course: course, courseKey: "", topics: editor.topics.ids)
        try ImportAssessmentRows.insert(placed, as: editor.test.id, in: place, tx)
    }

    private static func follow(
        _ revision: ID<AssessmentRevision>?, _ draft: AssessmentDraft, _ id: ID<Assessment>, _ tx: WriteTransaction
    ) throws {
        try tx.execute("UPDATE assessment_draft SET base_revision_id = \(revision) WHERE assessment_id = \(id)")
        try TestDraftStore.note(draft.rules.extraTimes, of: id, tx)
    }
}

extension [TestWarning] {
    /// Tells whether they are those that somebody has seen.
    var fingerprint: String {
        TypedText.fingerprint(
            of: map { warning in
                // What is counted from now on moves with it.
                if case .relative = warning { "relative" } else { "\(warning)" }
            })
    }
}
