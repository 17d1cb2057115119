import Database

/// Copies what the weekly parts of a course were, as whoever copies the course says it.
struct CopiedTaskTextRows: CourseCopyRows {
    /// After the plan.
    let place = 31

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        for (cell, text) in try TaskTextRows.current(in: course.original, tx.reading) {
            guard let body = text.body, let part = course.counterpart(of: cell.part) else { continue }
            try TaskTextRows.append(
                body, as: 1, in: PointCell(part: part, week: cell.week), by: course.viewer.id, at: course.now, tx)
        }
    }
}
