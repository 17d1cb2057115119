import Database

/// What the weekly parts of a course were, for its own document.
struct ExportedTaskTextRows: CourseExportRows {
    /// After the plan.
    let place = 41

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        let plan = try CourseStore.courses(tx, where: "course.id = \(course.id)").first.flatMap {
            try PointsPlanRows.plan(of: $0, tx)
        }
        let (texts, left) = try StoredTaskTextRows.texts(of: course.id, plan, tx)
        return CourseExportPart(
            written: .init(key: "export.task-texts", number: texts.count),
            left: .init(key: "export.left-task-texts", number: left), documents: [], courseLines: PlanLines.lines(texts))
    }
}
