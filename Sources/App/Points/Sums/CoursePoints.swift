/// The points of a course: its students, or those of one group, with what each has in every part of the plan.
struct CoursePoints: Sendable {
    struct Row: Sendable {
        let student: MarkedStudent
        /// Nil for a student in no group.
        let group: ID<CourseGroup>?
        let points: StudentPoints
        /// What was entered last in each cell, cleared ones among them: a form carries their numbers.
        let entries: [PointCell: PointEntry]
        /// The last one; it may be withdrawn. Nil where none was confirmed.
        let confirmed: ConfirmedMark?

        /// Proposed and not confirmed; nil where nothing is proposed, or what was confirmed holds.
        var unconfirmed: PointsMark? {
            switch confirmed?.verdict {
            case nil, .withdrawn: points.proposal
            case .mark, .notPassed: nil
            }
        }
    }

    let taught: TeacherCourse
    /// Nil where the course's semester has no days.
    let semester: Semester?
    let plan: PointsPlan
    /// By name.
    let groups: [CourseGroup]
    /// The group whose students are listed; nil for all.
    let group: CourseGroup?
    /// By surname and name, as in a dictionary. Students who left the course are among them, in no group, while they have
    /// points.
    let rows: [Row]
    /// The roster whose students are listed; nil for all, or for those of the group.
    var roster: PointRoster?
}

extension TeacherCourse {
    /// Whether this person may change the plan of points and confirm marks. In an archived course what is there is only read; a
    /// confirmed mark may be changed there all the same, with a reason.
    var isPlanOpen: Bool { isManaged && !isArchived }
}
