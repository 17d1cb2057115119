import Database

/// Gives the objectives of a copy of a course the techniques of those of the original.
struct CopiedTechniqueRows: CourseCopyRows {
    /// After the objectives.
    let place = 45

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        for objective in try ObjectiveRows.all(of: course.original, tx.reading) {
            guard let copy = course.counterpart(of: objective.id) else { continue }
            try AssignedTechniqueRows.copy(from: objective.id, to: copy, tx)
        }
    }
}
