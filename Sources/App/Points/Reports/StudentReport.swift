/// How a student stands in one subject.
struct StudentReport: Sendable {
    let course: Course
    /// Nil where the course's semester is not known.
    let semester: Semester?
    /// Whether the course is archived: its students still read their reports.
    let isArchived: Bool
    /// Whether the student studies the course; somebody who left keeps the report while there is something in it.
    let isEnrolled: Bool
    let group: CourseGroup?
    /// Nil while the course has no plan. It is shown before anything is entered.
    let plan: PointsPlan?
    /// Nil without a plan, and while a survey must be answered first. Points of tests whose results the student may not see are
    /// `held` in it.
    let points: StudentPoints?
    /// The survey that must be answered before the report is shown.
    let gate: SurveyGate?
    /// All that were confirmed, the oldest first; nothing while a survey must be answered first.
    let confirmed: [ConfirmedMark]
    let news: News

    /// What is new since the report was last opened.
    struct News: Sendable, Equatable {
        var changes: [PointChange] = []
        /// The mark that held before, and the one that holds now; nil where none was confirmed since.
        var mark: MarkChange?

        var isEmpty: Bool { changes.isEmpty && mark == nil }
    }

    struct MarkChange: Sendable, Equatable {
        let old: ConfirmedMark?
        let new: ConfirmedMark
    }

    /// What holds; nil where nothing was confirmed, or it was withdrawn.
    var verdict: ConfirmedMark? { confirmed.last.flatMap { $0.verdict == .withdrawn ? nil : $0 } }
}
