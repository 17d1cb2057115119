import Database

/// Copies the objectives of a course with their keys, which texts of the copy refer to as those of the original do. Deleted ones
/// stay where they are.
struct CopiedObjectiveRows: CourseCopyRows {
    /// After everything that an objective could refer to.
    let place = 40

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let objectives = try ObjectiveRows.all(of: course.original, tx.reading)
        guard !objectives.isEmpty else { return }
        try CourseDesignRows.mark(course.copy, at: course.now, tx)
        for (position, original) in objectives.enumerated() {
            let id = ID<Objective>(at: course.now)
            let topics = original.topics.compactMap { course.counterpart(of: $0) }
            let objective = Objective(
                id: id, key: original.key, performance: original.performance, condition: original.condition,
                criteria: original.criteria, topics: topics, ownSentence: original.ownSentence, share: original.share, version: 1)
            try ObjectiveWriteRows.insert(objective, at: position, in: course.copy, by: course.viewer.id, tx)
            course.add(id, of: original.id)
        }
    }
}
