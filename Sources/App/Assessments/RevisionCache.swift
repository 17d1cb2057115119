import Database
import Foundation
import Synchronization

/// Revisions of tests. They never change but for keys that are corrected, so each is read and rendered once and kept.
final class RevisionCache: Sendable {
    /// More than this many in memory, and all are forgotten.
    private static let mostKept = 500
    private let kept = Mutex<[ID<AssessmentRevision>: Kept]>([:])

    private struct Kept {
        let revision: AssessmentRevision
        /// How often its keys had been corrected when it was read.
        let corrections: Int
    }

    /// The revision, from memory or in the caller's transaction.
    func find(_ id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> AssessmentRevision? {
        try find(id, corrections: CorrectionRows.count(in: id, tx), tx)
    }

    /// The same where it is known how often its keys have been corrected.
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

    /// Called when topics became one, because the questions of a revision say what they are about.
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
