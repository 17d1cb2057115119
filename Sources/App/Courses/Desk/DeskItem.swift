/// What a row on the first page of those who teach is about.
enum DeskSection: CaseIterable {
    /// Tests that are open, or that somebody is taking.
    case running
    /// Tests that open within a week.
    case soon
    /// What is written and not published.
    case drafts
    /// Courses with marks that are proposed and wait to be confirmed.
    case waiting
    /// Tests that ended within two weeks, with results.
    case ended
    /// Courses with marks that were confirmed within two weeks.
    case marks

    /// The key of its heading.
    var key: String {
        switch self {
        case .running: "desk.running"
        case .soon: "desk.soon"
        case .drafts: "desk.drafts"
        case .waiting: "desk.waiting"
        case .ended: "desk.ended"
        case .marks: "desk.marks"
        }
    }

    /// No more rows are shown; what runs is shown whole.
    var most: Int { self == .running ? 50 : 5 }
}

/// One row: it leads to where something is done about it.
struct DeskItem: Sendable {
    let section: DeskSection
    /// What the rows of a section are ordered by, the smallest first.
    let order: Int64
    let href: String
    /// In the language of the course; nil for what has none.
    let title: String?
    /// The key of what stands there without a title.
    var nameKey = "write.untitled"
    let course: Course
    let detail: @Sendable (Strings) -> String
}
