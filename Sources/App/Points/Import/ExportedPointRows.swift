import Database
import Foundation

/// What was entered for the students of a course, as the present plan counts it. Nothing of it is in an archive without people.
struct ExportedPointRows: CourseExportRows {
    let place = 42

    /// Those for whom something was ever entered, also when they have left the course.
    func people(of course: ID<Course>) -> SQL? {
        """
        id IN (
            SELECT point_entry.person_id FROM point_entry JOIN points_part ON points_part.id = point_entry.part_id
            WHERE points_part.course_id = \(course)
        )
        """
    }

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        guard course.hasPeople, let stored = try CourseStore.courses(tx, where: "course.id = \(course.id)").first else {
            return Self.part([], left: 0)
        }
        let plan = try PointsPlanRows.plan(of: stored, tx)
        let current = try PointEntryRows.current(in: course.id, tx)
        let names = try ExportedPeopleRows.names(Array(current.keys), among: course.people, tx)
        var (entries, left): ([PointsDocument.Entry], Int) = ([], 0)
        for (person, userName) in names.sorted(by: { $0.value < $1.value }) {
            let there = (current[person] ?? [:]).filter { $0.value.value != nil }
            let own = plan.map { Self.entries(there, of: userName, $0, course.zone) } ?? []
            entries += own
            left += there.count - own.count
        }
        return Self.part(entries, left: left)
    }

    /// In the order of the plan.
    private static func entries(
        _ there: [PointCell: PointEntry], of userName: String, _ plan: PointsPlan, _ zone: TimeZone
    ) -> [PointsDocument.Entry] {
        plan.parts.filter(\.isByHand).flatMap { part in
            plan.cells(of: part).compactMap { cell -> PointsDocument.Entry? in
                guard let entry = there[cell], let value = entry.value.flatMap(part.fileValue) else { return nil }
                return .init(
                    line: 0, userName: userName, part: part.key, week: cell.week, value: value,
                    day: LocalDay(entry.madeAt, in: zone))
            }
        }
    }

    private static func part(_ entries: [PointsDocument.Entry], left: Int) -> CourseExportPart {
        CourseExportPart(
            written: .init(key: "export.points", number: entries.count),
            left: .init(key: "export.left-points", number: left),
            documents: entries.isEmpty
                ? [] : [ExportedText(name: PointsDocument.fileName, text: CourseTableText.points(entries))])
    }
}

/// The user names of those whom an archive names.
enum ExportedPeopleRows {
    /// - Parameter known: the user names in the archive; others are left out.
    static func names(
        _ people: [ID<Person>], among known: Set<String>, _ tx: ReadTransaction
    ) throws -> [ID<Person>: String] {
        let ids = SQL.list(people.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        return try tx.rows("SELECT id, user_name FROM person WHERE removed_at IS NULL AND id IN (\(ids)) ORDER BY id")
            .reduce(into: [:]) { names, row in
                let userName: String = try row["user_name"]
                if known.contains(userName) { names[try row["id"]] = userName }
            }
    }
}
