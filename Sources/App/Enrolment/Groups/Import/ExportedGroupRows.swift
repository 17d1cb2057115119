import Database

/// The groups of a course, for its own document; in an archive without people nobody is in them.
struct ExportedGroupRows: CourseExportRows {
    let place = 30

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        let groups = try StoredGroupRows.groups(of: course.id, tx).map { stored -> WrittenGroup in
            let group = stored.written
            return WrittenGroup(
                line: nil, name: group.name, assistant: group.assistant.flatMap { course.people.contains($0) ? $0 : nil },
                meetings: group.meetings, room: group.room, students: group.students.filter(course.people.contains))
        }
        return CourseExportPart(
            written: .init(key: "export.groups", number: groups.count), left: .init(key: "export.groups", number: 0),
            documents: [], courseLines: PlanLines.lines(groups))
    }
}
