import Database

/// How many corrections a revision has.
struct CorrectionCountRead: SharedRead {
    let revision: ID<AssessmentRevision>

    func read(_ tx: ReadTransaction) throws -> Int { try CorrectionRows.count(in: revision, tx) }
}
