import Database

/// Drafts of tests that something published has overtaken.
struct StaleDraftStore: Sendable {
    let database: Database

    /// What becomes of such a draft: it goes on from there, or what was published takes its place; the other text is kept among those put
    /// away. Nil for a test that is not this person's to change; false when the draft or what was published is not what the page showed.
    /// - Parameter edit: with the revision that the page showed as its base.
    func settle(
        _ edit: DraftEdit<TeacherAssessment>, of id: ID<Assessment>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool? {
        try await database.write { tx in
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx.reading) else { return nil }
            guard let draft = test.draft, test.isOvertaken, draft.version == edit.version, test.newest == edit.base else {
                return false
            }
            let stored = try TestEditorStore.stored(test, tx.reading)
            let isMine = edit.resolution == .mine
            try TestDraftRows.keep(
                isMine ? stored : edit.text, of: test, by: isMine ? viewer.id : draft.person, at: now, tx)
            try TestDraftRows.write(
                isMine ? edit.text : stored, version: draft.version + 1, base: test.newest, of: test, by: viewer.id, at: now, tx)
            return true
        }
    }
}
