import Database

/// Copies the plan of points of a course, without points. A part whose test is not published in the copy, as a final test is
/// not, is entered by hand there until its professors choose the test.
struct CopiedPlanRows: CourseCopyRows {
    /// After the tests.
    let place = 30

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        guard let original = try CourseStore.courses(tx.reading, where: "course.id = \(course.original)").first,
            let plan = try PointsPlanRows.plan(of: original, tx.reading), !plan.parts.isEmpty
        else { return }
        let copied = try plan.parts.map { part in
            let id = ID<PointsPart>(at: course.now)
            var fields = PartFields(part)
            if case .test(let test, let flow) = part.source {
                fields.source = try Self.published(course.counterpart(of: test), tx.reading).map { .test($0, flow) } ?? .byHand
            }
            course.add(id, of: part.id)
            return fields.part(id, key: part.key)
        }
        for part in copied { try PointsPlanWriteRows.addPart(part, to: course.copy, tx) }
        try PointsPlanWriteRows.append(
            copied, to: course.copy, after: nil, isNewVersion: false, by: course.viewer.id, note: nil, at: course.now, tx)
    }

    private static func published(_ test: ID<Assessment>?, _ tx: ReadTransaction) throws -> ID<Assessment>? {
        guard let test else { return nil }
        return try tx.first("SELECT id FROM assessment WHERE id = \(test)").map { try $0["id"] }
    }
}
