import Database
import Foundation

/// The confirmed marks of a course that hold. None of them are in an archive without people.
struct ExportedMarkRows: CourseExportRows {
    let place = 43

    func people(of course: ID<Course>) -> SQL? {
        "id IN (SELECT confirmed_mark.person_id FROM confirmed_mark WHERE confirmed_mark.course_id = \(course))"
    }

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        guard course.hasPeople, let stored = try CourseStore.courses(tx, where: "course.id = \(course.id)").first else {
            return Self.part([], left: 0)
        }
        let current = try ConfirmedMarkRows.current(in: course.id, tx).filter { $0.value.verdict != .withdrawn }
        let names = try ExportedPeopleRows.names(Array(current.keys), among: course.people, tx)
        let entries = names.sorted { $0.value < $1.value }.compactMap { person, userName in
            current[person].flatMap { Self.entry($0, of: userName, stored.markScheme, course.zone) }
        }
        return Self.part(entries, left: names.count - entries.count)
    }

    /// Nil for a mark of the scheme that the course had before.
    private static func entry(
        _ mark: ConfirmedMark, of userName: String, _ scheme: MarkScheme, _ zone: TimeZone
    ) -> MarksDocument.Entry? {
        var written: Mark?
        if case .mark(let confirmed) = mark.verdict {
            guard scheme.canEnter(confirmed) else { return nil }
            written = confirmed
        }
        return .init(line: 0, userName: userName, mark: written, points: mark.points, day: LocalDay(mark.madeAt, in: zone))
    }

    private static func part(_ entries: [MarksDocument.Entry], left: Int) -> CourseExportPart {
        CourseExportPart(
            written: .init(key: "export.marks", number: entries.count),
            left: .init(key: "export.left-marks", number: left),
            documents: entries.isEmpty
                ? [] : [ExportedText(name: MarksDocument.fileName, text: CourseTableText.marks(entries))])
    }
}
