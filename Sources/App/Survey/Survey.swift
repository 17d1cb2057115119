/// A rating of the teaching of every subject of a semester by its students.
struct Survey: Sendable, Equatable {
    let id: ID<Survey>
    /// What the import knows it by.
    let key: String
    /// Its subjects are the courses of this semester, or of those the ones that are named.
    let semester: String
    /// Keys of courses; empty for all of the semester.
    let courseKeys: [String]
    let opens: Instant
    let closes: Instant
    /// From when on results may be read; never before the closing.
    let resultsFrom: Instant
    let policy: SurveyPolicy
    let limits: SurveyLimits
    let audience: SurveyAudience
    let title: Wording
    /// Markdown, above the first item.
    let introduction: Wording?
    let items: [SurveyItem]

    /// Ballots that arrived in time may take so long to be kept.
    static let grace = Milliseconds.seconds(30)

    func isOpen(at moment: Instant) -> Bool { opens <= moment && moment < closes }
}
