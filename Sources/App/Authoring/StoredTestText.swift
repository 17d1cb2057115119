import Database
import Foundation

/// A test that is stored, as the document that reads as exactly the same: its settings, and the content of its newest revision.
enum StoredTestText {
    /// - Parameter withExtraTimes: whether the extra times of single people are written: for a copy of the whole course they are, for a text
    ///   to go on writing they are not, because they are looked after elsewhere.
    /// - Throws: `Problem.notFound` for a test that was never published.
    static func text(
        of id: ID<Assessment>, zone: TimeZone, withExtraTimes: Bool = false, _ tx: ReadTransaction
    ) throws -> String {
        guard let stored = try StoredTestRows.find(id, tx) else { throw Problem.notFound }
        return TestDocumentWriter(zone: zone, withExtraTimes: withExtraTimes).text(of: stored.draft)
    }
}
