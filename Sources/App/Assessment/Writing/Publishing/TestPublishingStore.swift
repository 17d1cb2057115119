import Database

/// Publishing tests: what is written becomes what students see from now on.
struct TestPublishingStore: Sendable {
    let database: Database
    let folder: FileFolder

    enum Publishing: Sendable {
        /// Students see it, from now on or already.
        case published
        /// It is saved, but students see what they saw.
        case refused([Mistake], TestDesk)
        /// It is saved, and becomes what students see when these are confirmed.
        case warned([TestWarning], TestDesk)
        /// Somebody else saved another text meanwhile; nothing was changed.
        case conflict(TaughtAssessment, current: String)
    }

    /// What the writer has seen and goes on with.
    struct Consent: Sendable {
        /// Of the warnings that were shown.
        let seen: String?
        /// That attempts end at once.
        let evenEnding: Bool
    }

    /// Saves what was written and publishes it. Nil for a test that is not this person's to change.
    /// - Throws: `UnconfirmedEnd`, when nothing was changed.
    func publish(
        _ edit: TestDraftEdit, of id: ID<Assessment>, _ consent: Consent, by viewer: Viewer, at now: Instant
    ) async throws -> Publishing? {
        try await database.write { tx in
            guard let before = try TaughtAssessmentStore.find(id, by: viewer, tx.reading) else { return nil }
            switch try TestDraftStore.save(edit, in: before, by: viewer, at: now, tx) {
            case .conflict(let test, let current): return .conflict(test, current: current)
            case .saved(let test):
                let desk = try TestDeskStore.desk(of: test, folder, tx.reading)
                return try Self.publish(desk, consent, by: viewer, at: now, tx)
            }
        }
    }

    private static func publish(
        _ desk: TestDesk, _ consent: Consent, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> Publishing {
        let checked = CheckedTest(desk.text, on: desk, at: now)
        var mistakes = checked.mistakes
        if desk.test.removedAt != nil { mistakes.insert(Mistake("", line: nil, "test-write.mistake-removed"), at: 0) }
        guard let draft = checked.draft, mistakes.isEmpty else { return .refused(mistakes, desk) }
        let known = try ImportAssessmentStore.known(desk.test.key, in: desk.test.course.course.id, tx.reading)
        let settings: ImportAssessmentStore.Settings
        do {
            settings = try TestChangesStore.settings(draft, desk, desk.test.published == nil ? nil : known)
        } catch let problem as ImportMistakes {
            return .refused(problem.mistakes, desk)
        }
        let warnings = try TestWarningStore.warnings(draft, settings, on: desk, at: now, tx.reading)
        let content = PublishedTest(draft: draft, settings: settings, known: desk.test.published == nil ? nil : known)
        guard try content.isThere || warnings.isEmpty || consent.seen == warnings.fingerprint else {
            return .warned(warnings, desk)
        }
        try write(content, of: desk, by: viewer.id, at: now, tx)
        _ = try DeadlineRulesStore.apply(in: desk.test.id, evenEnding: consent.evenEnding, at: now, tx)
        return .published
    }

    /// What there is to write, and what was there before.
    private struct PublishedTest {
        let draft: AssessmentDraft
        let settings: ImportAssessmentStore.Settings
        let known: ImportAssessmentStore.Known?

        /// Whether it is what students see already.
        var isThere: Bool {
            get throws { try known.map { try $0.digest == draft.digest && $0.settings == settings } ?? false }
        }
    }

    /// The same content makes no new revision.
    private static func write(
        _ new: PublishedTest, of desk: TestDesk, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let (id, digest) = (desk.test.id, try new.draft.digest)
        if try new.isThere { return try follow(desk.test.newest, id, tx) }
        if new.known == nil { try insert(new.draft, desk, tx) }
        var revision = desk.test.newest
        if new.known?.digest != digest {
            revision = try ImportRevisionStore.add(
                new.draft, digest, to: id, ordinal: (new.known?.ordinal ?? 0) + 1, topics: desk.topicIDs, by: person, at: now, tx)
        }
        if let known = new.known, known.settings != new.settings { try ImportAssessmentStore.save(new.settings, of: id, tx) }
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE id = \(id)")
        try follow(revision, id, tx)
    }

    /// As the last test of its course.
    private static func insert(_ draft: AssessmentDraft, _ desk: TestDesk, _ tx: WriteTransaction) throws {
        let course = desk.test.course.course.id
        let last: Int? = try tx.first("SELECT max(position) AS last FROM assessment WHERE course_id = \(course)")?["last"]
        let placed = AssessmentDraft(
            file: draft.file, key: try TestKeyStore.free(desk.test.key, for: desk.test.id, of: course, tx),
            position: (last ?? 0) + 1, kind: draft.kind, topic: draft.topic, times: draft.times, rules: draft.rules,
            content: draft.content, pictures: draft.pictures)
        let place = ImportAssessmentStore.Place(course: course, courseKey: "", topics: desk.topicIDs)
        try ImportAssessmentStore.insert(placed, as: desk.test.id, in: place, tx)
    }

    private static func follow(_ revision: ID<AssessmentRevision>?, _ id: ID<Assessment>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment_draft SET base_revision_id = \(revision) WHERE assessment_id = \(id)")
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
