import Database

/// What has to be stored when a test is published, and what was stored before.
struct PublishedTest: Sendable {
    let draft: AssessmentDraft
    let digest: String
    let settings: AssessmentSettings
    let known: KnownAssessmentRows.Known?
    /// Whether somebody's extra time differs from the text.
    let keepsTimes: Bool

    /// Whether the deadlines of running attempts may change.
    var movesTimes: Bool { known.map { settings.movesTimes(from: $0.settings) } ?? false }
    /// Whether the same is published already.
    var isThere: Bool { known.map { $0.digest == digest && $0.settings == settings } ?? false }
    /// Whether there is nothing to ask about.
    var isSilent: Bool { isThere && !keepsTimes }
}

/// Stores a published test.
enum PublishedTestRows {
    /// Publishing the same content again does not make a new revision.
    static func write(
        _ new: PublishedTest, of editor: TestInEditor, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let (id, digest) = (editor.test.id, new.digest)
        if new.isThere { return try follow(editor.test.newest, new.draft, id, tx) }
        if new.known == nil { try insert(new.draft, new.settings, editor, at: now, tx) }
        var revision = editor.test.newest
        if new.known?.digest != digest {
            let added = try RevisionWriteRows.add(
                new.draft, digest, to: id, ordinal: (new.known?.ordinal ?? 0) + 1, topics: editor.topics.ids, by: viewer.id,
                at: now, tx)
            if new.known == nil, let base = editor.test.base {
                try CopiedKeyRows.copy(from: base, to: added, of: id, by: viewer, at: now, tx)
            }
            revision = added
        }
        if let known = new.known, known.settings != new.settings {
            try AssessmentWriteRows.save(new.settings, of: id, at: now, tx)
        }
        try EditedRows.mark(test: id, at: now, tx)
        try follow(revision, new.draft, id, tx)
    }

    /// Adds the test at the end of its course.
    private static func insert(
        _ draft: AssessmentDraft, _ settings: AssessmentSettings, _ editor: TestInEditor, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let course = editor.test.course.course.id
        let last: Int? = try tx.first("SELECT max(position) AS last FROM assessment WHERE course_id = \(course)")?["last"]
        let key = try TestKeyRows.free(editor.test.key, for: editor.test.id, of: course, tx)
        try AssessmentWriteRows.insert(
            key, draft.kind, settings.placed(at: (last ?? 0) + 1), as: editor.test.id, in: course, at: now, tx)
    }

    private static func follow(
        _ revision: ID<AssessmentRevision>?, _ draft: AssessmentDraft, _ id: ID<Assessment>, _ tx: WriteTransaction
    ) throws {
        try tx.execute("UPDATE assessment_draft SET base_revision_id = \(revision) WHERE assessment_id = \(id)")
        try TestDraftRows.note(draft.rules.extraTimes, of: id, tx)
    }
}
