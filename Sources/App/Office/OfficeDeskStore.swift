import Database
import Foundation

/// What all features have for the office's first page, in one transaction.
struct OfficeDeskStore: Sendable {
    let database: Database
    let sources: [any OfficeRows]

    func items(at now: Instant, in zone: TimeZone) async throws -> [OfficeItem] {
        try await database.read { tx in try sources.flatMap { try $0.items(at: now, in: zone, tx) } }
    }
}
