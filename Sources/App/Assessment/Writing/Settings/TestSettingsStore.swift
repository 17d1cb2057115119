import Database

/// The settings of tests, written into their texts; of a published one what holds for it whatever its revision holds at once.
struct TestSettingsStore: Sendable {
    let database: Database
    let folder: FileFolder

    enum Saving: Sendable {
        /// With the deadlines of running attempts that moved.
        case saved([DeadlineMove])
        /// The text has no settings that can be read.
        case unreadable
    }

    /// Nil for a test that is not this person's to change.
    /// - Throws: `FormErrors`; `UnconfirmedEnd`, when attempts would end at once.
    func save(_ form: TestSettingsForm, of id: ID<Assessment>, by viewer: Viewer, at now: Instant) async throws -> Saving? {
        let desk = try await database.read { tx in
            try TaughtAssessmentStore.find(id, by: viewer, tx).map { try TestDeskStore.desk(of: $0, folder, tx) }
        }
        guard let desk else { return nil }
        guard let head = TestFrontMatter(desk.text), let shown = TestSettingsForm(head, at: now, zone: desk.zone) else {
            return .unreadable
        }
        let new = form.of(desk.test.published?.kind).rewriting(head, from: shown)
        if new != head, form.seen != head.fingerprint { throw FormErrors.changed }
        let written = desk.with(new.text, desk.test)
        let document = try Self.read(new, on: written, at: now)
        return try await database.write { tx in
            guard try TaughtAssessmentStore.find(id, by: viewer, tx.reading) == desk.test else { throw FormErrors.changed }
            if new != head {
                try TestDraftStore.write(
                    new.text, version: desk.test.version + 1, base: desk.test.base, of: desk.test, by: viewer.id, at: now, tx)
            }
            guard desk.test.published != nil else { return .saved([]) }
            return .saved(try Self.apply(document, new, written, evenEnding: form.ending != nil, at: now, tx))
        }
    }

    /// What the settings say, whatever stands below them.
    /// - Throws: `FormErrors`
    private static func read(_ head: TestFrontMatter, on desk: TestDesk, at now: Instant) throws -> AssessmentDraft {
        do {
            var settings = try Settings(head.lines.joined(separator: "\n"), file: "", lineOffset: 1)
            let read = AssessmentHead(&settings, desk.surroundings(at: now))
            let draws = CheckedTest(desk.text, on: desk, at: now).mistakes.filter { $0.key == "mistake.draw-many" }
            try TestSettingsCheck.errors(settings.mistakes + draws, in: head).check()
            guard let kind = read.kind else { throw FormErrors(items: [.init(field: "kind", key: "teach.choose")]) }
            return AssessmentDraft(
                file: "", key: desk.test.key, position: 0, kind: kind, topic: read.topic, times: read.times, rules: read.rules,
                content: .init(title: read.title, questions: [], pictures: [:]), pictures: [:])
        } catch let problem as ImportMistakes {
            throw TestSettingsCheck.errors(problem.mistakes, in: head)
        }
    }

    private static func apply(
        _ document: AssessmentDraft, _ head: TestFrontMatter, _ desk: TestDesk, evenEnding: Bool, at now: Instant,
        _ tx: WriteTransaction
    ) throws -> [DeadlineMove] {
        let (id, course) = (desk.test.id, desk.test.course.course.id)
        guard let known = try ImportAssessmentStore.known(desk.test.key, in: course, tx.reading) else { return [] }
        do {
            let settings = try TestChangesStore.settings(document, desk, known)
            try TestDraftStore.note(document.rules.extraTimes, of: id, tx)
            guard settings != known.settings else { return [] }
            try ImportAssessmentStore.save(settings, of: id, tx)
            try EditedRowsStore.mark(test: id, at: now, tx)
            guard settings.movesTimes(from: known.settings) else { return [] }
        } catch let problem as ImportMistakes {
            throw TestSettingsCheck.errors(problem.mistakes, in: head)
        }
        return try DeadlineRulesStore.apply(in: id, evenEnding: evenEnding, at: now, tx)
    }
}

extension TestSettingsForm {
    /// The same for a test that was published as a kind, which never changes.
    fileprivate func of(_ kind: AssessmentKind?) -> TestSettingsForm {
        guard let kind else { return self }
        var form = self
        form.kind = kind.rawValue
        return form
    }
}

extension FormErrors {
    /// Somebody else changed the test meanwhile.
    fileprivate static var changed: FormErrors { FormErrors(items: [.init(field: "title", key: "teach.changed")]) }
}
