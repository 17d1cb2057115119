import Database

/// Settles drafts of tests whose published text has changed since they were begun.
struct StaleDraftStore: Sendable {
    let database: Database

    /// Applies the choice: the draft continues from the published text, or the published text replaces it. The other text is kept
    /// among the removed ones. Nil when this person may not change the test; false when the draft or the published text is not
    /// what the page showed.
    /// - Parameter edit: its base is the revision that the page showed.
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
