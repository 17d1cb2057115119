import Foundation

/// A survey as its document says, not yet in the database.
struct SurveyDraft: Sendable {
    struct Times: Sendable {
        let opens: TimeExpression
        let closes: TimeExpression
        let results: TimeExpression
    }

    let file: String
    let key: String
    let position: Int
    let semester: String
    /// Sorted keys of courses; empty for all of the semester.
    let courseKeys: [String]
    let times: Times
    let policy: SurveyPolicy
    let limits: SurveyLimits
    let audience: SurveyAudience
    let title: Wording
    let introduction: Wording?
    let items: [SurveyItem]
    let lines: Lines
    /// What is wrong only while the survey has not opened: its subjects are those of the opening from then on.
    let unfit: [Mistake]

    /// Where things stand, for mistakes that only the database can see.
    struct Lines: Sendable {
        /// By name.
        let settings: [String: Int]
        /// Of the headings of the items.
        let items: [Int]
    }
}
