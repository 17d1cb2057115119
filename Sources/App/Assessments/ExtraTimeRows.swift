import Database
import Foundation

/// The extra time of one person in each test: the exception for the test if there is one, else the person's own.
struct ExtraTimeRows: Sendable {
    /// The person's own, in all tests.
    let own: ExtraTime
    private let exceptions: [ID<Assessment>: ExtraTime]

    /// Reads the extra time inside a transaction.
    init(of person: ID<Person>, _ tx: ReadTransaction) throws {
        own = try tx.shared(OwnExtraTimeRead(person: person))
        let rows = try tx.rows(
            "SELECT assessment_id, time_factor, extra_time FROM time_exception WHERE person_id = \(person)")
        exceptions = try Dictionary(
            rows.map { try ($0["assessment_id"], Self.extraTime($0)) }, uniquingKeysWith: { first, _ in first })
    }

    func callAsFunction(in assessment: ID<Assessment>) -> ExtraTime {
        exceptions[assessment] ?? own
    }

    /// The exception for a test; nil where there is none.
    func exception(in assessment: ID<Assessment>) -> ExtraTime? { exceptions[assessment] }

    /// A person's own extra time.
    private struct OwnExtraTimeRead: SharedRead {
        let person: ID<Person>

        func read(_ tx: ReadTransaction) throws -> ExtraTime {
            let row = try tx.first("SELECT time_factor, extra_time FROM person WHERE id = \(person)")
            return try row.map(ExtraTimeRows.extraTime) ?? .none
        }
    }

    private static func extraTime(_ row: Row) throws -> ExtraTime {
        try ExtraTime(factor: row["time_factor"], added: row["extra_time"])
    }
}
