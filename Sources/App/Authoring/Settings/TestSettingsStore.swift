import Database

/// Writes the settings of tests into their texts. For a published test, the settings that hold for all revisions take effect at
/// once.
struct TestSettingsStore: Sendable {
    let database: Database
    let folder: FileFolder

    enum Saving: Sendable {
        /// With the deadlines of running attempts that were moved.
        case saved([DeadlineMove])
        /// The settings in the text cannot be read.
        case unreadable
    }

    /// Nil when this person may not change the test.
    /// - Throws: `FormErrors`; `UnconfirmedEnd`, when attempts would end at once.
    func save(_ form: TestSettingsForm, of id: ID<Assessment>, by viewer: Viewer, at now: Instant) async throws -> Saving? {
        try await database.write(planned: Change(folder: folder, form: form, id: id, viewer: viewer, now: now))
    }

    private struct Change: PlannedChange {
        let folder: FileFolder
        let form: TestSettingsForm
        let id: ID<Assessment>
        let viewer: Viewer
        let now: Instant

        struct Plan: Sendable {
            let editor: TestInEditor
            /// Nil when the settings in the text cannot be read.
            let head: TestFrontMatter?
            let document: AssessmentDraft?
            let isNew: Bool
        }

        func begin(_ tx: ReadTransaction) throws -> TestInEditor? {
            try TeacherAssessmentRows.find(id, by: viewer, tx).map { try TestEditorStore.editor(of: $0, folder, tx) }
        }

        /// - Throws: `FormErrors`
        func think(_ editor: TestInEditor) throws -> Plan {
            guard let head = TestFrontMatter(editor.text), let shown = TestSettingsForm(head, at: now, zone: editor.zone) else {
                return Plan(editor: editor, head: nil, document: nil, isNew: false)
            }
            let new = form.of(editor.test.published?.kind).rewriting(head, from: shown)
            if new != head, form.seen != head.fingerprint { throw FormErrors.changed }
            let written = editor.with(new.text, editor.test)
            let document = try TestSettingsStore.read(new, on: written, at: now)
            return Plan(editor: written, head: new, document: document, isNew: new != head)
        }

        func answer(_ plan: Plan) -> Saving? { plan.head == nil ? .unreadable : nil }

        func stands(_ plan: Plan, _ tx: ReadTransaction) throws -> Bool {
            try TeacherAssessmentRows.find(id, by: viewer, tx) == plan.editor.test
        }

        /// - Throws: `FormErrors`; `UnconfirmedEnd`
        func write(_ plan: Plan, _ tx: WriteTransaction) throws -> Saving {
            guard let head = plan.head, let document = plan.document else { return .unreadable }
            let test = plan.editor.test
            if plan.isNew {
                try TestDraftRows.write(
                    head.text, version: test.version + 1, base: test.base, of: test, by: viewer.id, at: now, tx)
            }
            guard test.published != nil else { return .saved([]) }
            return .saved(
                try TestSettingsStore.apply(document, head, plan.editor, evenEnding: form.ending != nil, at: now, tx))
        }
    }

    /// Reads the settings, without the questions below them.
    /// - Throws: `FormErrors`
    private static func read(_ head: TestFrontMatter, on editor: TestInEditor, at now: Instant) throws -> AssessmentDraft {
        do {
            var settings = try Settings(head.lines.joined(separator: "\n"), file: "", lineOffset: 1)
            let read = AssessmentHead(&settings, editor.surroundings(at: now))
            let draws = CheckedTest(editor.text, on: editor, at: now).mistakes.filter { $0.key == "mistake.draw-many" }
            try TestSettingsCheck.errors(settings.mistakes + draws, in: head).check()
            guard let kind = read.kind else { throw FormErrors(items: [.init(field: "kind", key: "teach.choose")]) }
            return AssessmentDraft(
                file: "", key: editor.test.key, position: 0, kind: kind, topic: read.topic, times: read.times, rules: read.rules,
                content: .init(title: read.title, questions: [], pictures: [:]), pictures: [:])
        } catch let problem as ImportMistakes {
            throw TestSettingsCheck.errors(problem.mistakes, in: head)
        }
    }

    private static func apply(
        _ document: AssessmentDraft, _ head: TestFrontMatter, _ editor: TestInEditor, evenEnding: Bool, at now: Instant,
        _ tx: WriteTransaction
    ) throws -> [DeadlineMove] {
        let (id, course) = (editor.test.id, editor.test.course.course.id)
        guard let known = try KnownAssessmentRows.find(editor.test.key, in: course, tx.reading) else { return [] }
        do {
            let settings = try TestChangesRows.settings(document, editor, known)
            try TestDraftRows.note(document.rules.extraTimes, of: id, tx)
            guard settings != known.settings else { return [] }
            try AssessmentWriteRows.save(settings, of: id, at: now, tx)
            try EditedRows.mark(test: id, at: now, tx)
            guard settings.movesTimes(from: known.settings) else { return [] }
        } catch let problem as ImportMistakes {
            throw TestSettingsCheck.errors(problem.mistakes, in: head)
        }
        return try DeadlineAdjustmentRows.apply(in: id, evenEnding: evenEnding, at: now, tx)
    }
}

extension TestSettingsForm {
    /// The form of a published test, whose kind cannot change.
    fileprivate func of(_ kind: AssessmentKind?) -> TestSettingsForm {
        guard let kind else { return self }
        var form = self
        form.kind = kind.rawValue
        return form
    }
}

extension FormErrors {
    /// Another person has changed the test meanwhile.
    fileprivate static var changed: FormErrors { FormErrors(items: [.init(field: "title", key: "teach.changed")]) }
}
