import Database
import Foundation

/// Writes a stored test as a document that reads back as the same: its settings, and the content of its newest revision.
enum StoredTestText {
    /// - Parameter withExtraTimes: whether to write the extra times of single people. They are written for a copy of the whole
    ///   course, and left out of a text in the editor, because they have a page of their own.
    /// - Throws: `Problem.notFound` for a test that was never published.
    static func text(
        of id: ID<Assessment>, zone: TimeZone, withExtraTimes: Bool = false, _ tx: ReadTransaction
    ) throws -> String {
        guard let stored = try StoredTestRows.find(id, tx) else { throw Problem.notFound }
        return TestDocumentWriter(zone: zone, withExtraTimes: withExtraTimes).text(of: stored.draft)
    }
}
