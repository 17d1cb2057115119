import Database

/// The plan of points of a course, for its own document.
struct ExportedPlanRows: CourseExportRows {
    let place = 40

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        let plan = try CourseStore.courses(tx, where: "course.id = \(course.id)").first.flatMap {
            try PointsPlanRows.plan(of: $0, tx)
        }
        let lines = try plan.map {
            try PlanLines.lines(StoredPlanRows.written($0, tests: StoredPlanRows.tests(of: course.id, tx)))
        }
        return CourseExportPart(
            written: .init(key: "export.plan", number: plan?.parts.count ?? 0),
            left: .init(key: "export.plan", number: 0), documents: [], courseLines: lines ?? [])
    }
}
