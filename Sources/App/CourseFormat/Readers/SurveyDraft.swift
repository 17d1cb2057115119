import Foundation

/// A survey as its document describes it, before it is stored.
struct SurveyDraft: Sendable {
    struct Times: Sendable {
        let opens: TimeExpression
        let closes: TimeExpression
        let results: TimeExpression
    }

    let file: String
    let key: String
    let position: Int
    /// Its title, or its key in `semesters.csv`.
    var semester: String
    /// Sorted keys of courses; empty for all of the semester.
    let courseKeys: [String]
    let times: Times
    let policy: SurveyPolicy
    let limits: SurveyLimits
    let audience: SurveyAudience
    let title: Wording
    let introduction: Wording?
    let items: [SurveyItem]
    /// In the order of the items. They may change after the survey has opened.
    var tags: [SurveyTag] = []
    let lines: Lines
    /// Mistakes that count only until the survey has opened. After that, its subjects do not change.
    let unfit: [Mistake]

    /// The lines of settings and items, for mistakes that only the database can show.
    struct Lines: Sendable {
        /// Keyed by the name of the setting.
        let settings: [String: Int]
        /// The lines of the items' headings.
        let items: [Int]
    }
}
