/// A survey in which students evaluate the teaching of every subject of a semester.
struct Survey: Sendable, Equatable {
    let id: ID<Survey>
    /// Its key in the import folder.
    let key: String
    /// The title of the semester whose courses are its subjects, all of them or only those that are named.
    let semester: String
    /// Keys of courses; empty for all of the semester.
    let courseKeys: [String]
    let opens: Instant
    let closes: Instant
    /// When results are released; never before the closing.
    let resultsFrom: Instant
    let policy: SurveyPolicy
    let limits: SurveyLimits
    let audience: SurveyAudience
    let title: Wording
    /// Markdown, above the first item.
    let introduction: Wording?
    let items: [SurveyItem]

    /// How long after the closing a ballot that arrived in time may still be stored.
    static let grace = Milliseconds.seconds(30)

    func isOpen(at moment: Instant) -> Bool { opens <= moment && moment < closes }
}
