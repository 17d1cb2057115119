import Database
import Foundation
import Synchronization

/// Caches revisions of tests. A revision changes only when a key is corrected, so it is read and rendered once.
final class RevisionCache: Sendable {
    /// When there are more than this many in memory, the cache is emptied.
    private static let mostKept = 500
    private let kept = Mutex<[ID<AssessmentRevision>: Kept]>([:])

    private struct Kept {
        let revision: AssessmentRevision
        /// How many corrections it had when it was read.
        let corrections: Int
    }

    /// The revision, from the cache or read in the caller's transaction.
    func find(_ id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> AssessmentRevision? {
        try find(id, corrections: tx.shared(CorrectionCountRead(revision: id)), tx)
    }

    /// The same, for a caller that knows how many corrections the revision has.
    func find(
        _ id: ID<AssessmentRevision>, corrections: Int, _ tx: ReadTransaction
    ) throws -> AssessmentRevision? {
        if let known = kept.withLock({ $0[id] }), known.corrections == corrections { return known.revision }
        guard let revision = try RevisionRows.revision(id, tx) else { return nil }
        kept.withLock { kept in
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[id] = Kept(revision: revision, corrections: corrections)
        }
        return revision
    }

    /// Empties the cache. Called when topics were merged, because a cached question has the topics that it is about.
    func forgetAll() {
        kept.withLock { $0.removeAll() }
    }

    struct PictureFile: Sendable {
        let contentType: String
        let bytes: [UInt8]
    }

    static func picture(_ name: String, of revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> PictureFile? {
        try tx.first(
            "SELECT content_type, content FROM picture WHERE revision_id = \(revision) AND name = \(name)"
        ).map { try PictureFile(contentType: $0["content_type"], bytes: $0["content"]) }
    }
}
