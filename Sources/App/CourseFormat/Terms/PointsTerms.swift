import Database

/// In which sum the points of a part of a plan are.
enum PointsKind: String, CaseIterable, Sendable, DatabaseValue {
    case preExam = "pre-exam"
    case exam
    /// Its points are taken off.
    case penalty
}

/// What a part of a plan is for. One without a title of its own is called so in the language of whoever reads it.
enum PointsSort: String, CaseIterable, Sendable, DatabaseValue {
    /// Entered as present, absent or excused, in every week.
    case attendance
    case tasks
    case activity
    case midterm
    case project
    case writtenExam = "written-exam"
    case oralExam = "oral-exam"
    case penalty
    case other
}

/// How what a student has in a test becomes points.
enum PointsFlow: String, CaseIterable, Sendable, DatabaseValue {
    /// The share of the test's points that was earned, of the part's most points.
    case share
    /// The points of the test, at most the part's most.
    case points
}
