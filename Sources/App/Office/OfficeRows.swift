import Database
import Foundation

/// What one feature contributes to the first page of the student office.
protocol OfficeRows: Sendable {
    func items(at now: Instant, in zone: TimeZone, _ tx: ReadTransaction) throws -> [OfficeItem]
}

/// One row of the office's first page: it leads to where something is done about it.
struct OfficeItem: Sendable {
    enum Section: CaseIterable {
        /// What somebody in the office has to decide.
        case waiting
        /// The exam periods that are not over.
        case periods

        /// The key of its heading.
        var key: String {
            switch self {
            case .waiting: "office.waiting"
            case .periods: "exams.periods"
            }
        }

        /// No more rows are shown.
        var most: Int { 20 }
    }

    let section: Section
    /// What the rows of a section are ordered by, the smallest first.
    let order: Int64
    let href: String
    let title: @Sendable (Strings) -> String
    /// The language of a title that is somebody's text; nil for a sentence of the page.
    var contentLanguage: Language?
    /// What it is about; nil where the title says all.
    var detail: (@Sendable (Strings) -> String)?
    let state: @Sendable (Strings) -> String
}
