import Foundation

/// A page of a course's points: its students, or those of a group, with one week or with one part.
struct PointSheet: Sendable {
    enum View: Sendable, Equatable {
        /// Every part that is entered in each week.
        case week(Int)
        /// One part in all its weeks.
        case part(PointsPart)
        /// Every part of the exam, for the students of a roster.
        case exam
    }

    /// A column: where something is entered for every student.
    struct Column: Sendable, Equatable {
        let part: PointsPart
        let cell: PointCell
    }

    let points: CoursePoints
    let view: View
    /// The current teaching week; nil outside of the semester.
    let current: Int?
    /// Whether a week was asked for that the plan does not have.
    let isOutside: Bool
    let columns: [Column]
    /// What is said of the parts of each week.
    let texts: [PointCell: TaskText]

    /// - Parameter zone: the institution's time zone, in which weeks begin.
    init(
        _ points: CoursePoints, _ query: GroupPointsQuery, texts: [PointCell: TaskText] = [:], at now: Instant,
        in zone: TimeZone
    ) {
        let plan = points.plan
        self.texts = texts
        self.points = points
        let week = points.semester?.week(at: now, in: zone).flatMap { (1...max(1, plan.weeks)).contains($0) ? $0 : nil }
        current = week
        let asked = query.week.flatMap { $0.isEmpty ? nil : $0 }
        let found = asked.flatMap { Int($0) }.flatMap { (1...max(1, plan.weeks)).contains($0) ? $0 : nil }
        isOutside = asked != nil && found == nil
        let typed = plan.typed
        let part = query.part.flatMap { key in typed.first { $0.key == key } }
        if points.roster != nil, part == nil, asked == nil {
            view = .exam
            columns = typed.filter { $0.kind == .exam }.flatMap { part in
                plan.cells(of: part).map { Column(part: part, cell: $0) }
            }
        } else if let part = part ?? (typed.contains(where: \.isWeekly) ? nil : typed.first) {
            view = .part(part)
            columns = plan.cells(of: part).map { Column(part: part, cell: $0) }
        } else {
            let isOver = points.semester?.time(on: LocalDay(now, in: zone)) == .past
            let shown = found ?? week ?? (isOver ? max(1, plan.weeks) : 1)
            view = .week(shown)
            columns = typed.filter(\.isWeekly).map { Column(part: $0, cell: PointCell(part: $0.id, week: shown)) }
        }
    }

    /// Whether something can be entered for a student: for one who studies the course, while it is not archived.
    func isOpen(_ row: CoursePoints.Row) -> Bool { row.student.isEnrolled && !points.taught.isArchived }

    /// Whether it is a table of many columns: one part in its weeks.
    var isTable: Bool {
        if case .part(let part) = view { part.isWeekly } else { false }
    }

    /// The week that is shown; nil where a part is.
    var week: Int? {
        if case .week(let week) = view { week } else { nil }
    }

    /// The part that is shown in all weeks; nil where a week is.
    var part: PointsPart? {
        if case .part(let part) = view { part } else { nil }
    }

    /// The address's query for this page, with what it left open filled in.
    var query: GroupPointsQuery {
        GroupPointsQuery(
            group: points.groups.isEmpty || points.roster != nil
                ? nil : points.group?.id.text ?? GroupPointsQuery.everyone,
            week: week.map { String($0) }, part: part?.key, exam: points.roster?.id)
    }
}
