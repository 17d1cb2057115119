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
    /// What was entered last in each cell, cleared ones among them; nothing while a survey must be answered first.
    let entries: [PointCell: PointEntry]
    /// What is said of the parts of each week; read for one report alone.
    var texts: [PointCell: String] = [:]
    /// The titles of the tests from which points come, by part.
    let testTitles: [ID<PointsPart>: String]
    /// The survey that must be answered before the report is shown.
    let gate: SurveyGate?
    /// All that were confirmed, the oldest first; nothing while a survey must be answered first.
    let confirmed: [ConfirmedMark]
    let news: News

    /// What changed since the report was last opened. Before it was first opened nothing of it is known, and all is new: then
    /// no line of the report is marked as new, and only what a person entered or confirmed lately is told elsewhere, see `told`.
    /// From the first opening on every change is told, until the report is opened again.
    struct News: Sendable, Equatable {
        var changes: [PointChange] = []
        /// The mark that held before, and the one that holds now; nil where none was confirmed since.
        var mark: MarkChange?
        /// Whether the report was never opened.
        var isBeforeOpening = false

        var isEmpty: Bool { changes.isEmpty && mark == nil }

        /// When the newest of it was entered or confirmed; nil where there is none.
        var newest: Instant? { (changes.map(\.madeAt) + [mark?.new.madeAt].compactMap(\.self)).max() }

        /// What an import did not bring.
        var ofPeople: News { filtered { maker, _ in maker != nil } }

        /// What can be told: nothing of parts and weeks that are in the plan no more, and before the first opening only what
        /// people entered or confirmed after `since`. An import, which brings whole courses, marks nothing as new then.
        func told(in plan: PointsPlan?, since: Instant) -> News {
            var told = isBeforeOpening ? filtered { maker, madeAt in maker != nil && madeAt > since } : self
            told.changes.removeAll { plan?.has($0.cell) != true }
            return told
        }

        private func filtered(_ isTold: (_ maker: String?, _ madeAt: Instant) -> Bool) -> News {
            News(
                changes: changes.filter { isTold($0.maker, $0.madeAt) },
                mark: mark.flatMap { isTold($0.new.maker, $0.new.madeAt) ? $0 : nil }, isBeforeOpening: isBeforeOpening)
        }
    }

    struct MarkChange: Sendable, Equatable {
        let old: ConfirmedMark?
        let new: ConfirmedMark
    }

    /// What holds; nil where nothing was confirmed, or it was withdrawn.
    var verdict: ConfirmedMark? { confirmed.last.flatMap { $0.verdict == .withdrawn ? nil : $0 } }
}
