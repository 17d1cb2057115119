extension StudentSheets {
    /// The points of students, with what they come to.
    static let points = StudentSheets { person, course, viewer, tx in
        guard let points = try CoursePointsStore.find(person, in: course, by: viewer, tx)?.row.points else { return nil }
        return StudentSheet(
            href: PointsRoutes.student(person, in: course), title: { $0("points.title") },
            detail: { strings in
                points.isAnything
                    ? PlanWords.points(points.result.rounded, strings) : strings("group-points.nothing-entered")
            })
    }
}
