import Database
import Foundation

/// Imports what was entered for the students of a course. What a person entered or cleared since stays.
struct ImportedPointRows: CourseImportPart {
    let step = CourseImportStep.points

    /// What becomes of a line.
    enum Decision: Sendable, Equatable {
        /// The cell has this value.
        case same
        /// It becomes the entry with this number.
        case append(Int)
        /// A person has entered something else, or has changed the plan so that the cell cannot have it.
        case left
        /// The part has no such week.
        case noWeek
    }

    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let document = course.points, !document.entries.isEmpty,
            let stored = try CourseStore.courses(tx.reading, where: "course.id = \(place.course)").first,
            let plan = try PointsPlanRows.plan(of: stored, tx.reading)
        else { return [] }
        let people = try ListedPeopleRows.ids(document.entries.map { ($0.userName, $0.line) }, in: document.file, tx.reading)
        let ids = Set(people.values).sorted { $0.text < $1.text }
        let current = try PointEntryRows.current(in: place.course, among: ids, tx.reading)
        let parts = Dictionary(plan.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let zone = try InstitutionStore.find(tx.reading)?.zone ?? .gmt
        let isShut = try run.isShut(place.course, tx.reading)
        var (added, changed, left, shut, mistakes) = (0, 0, 0, 0, [Mistake]())
        for entry in document.entries {
            guard let person = people[entry.userName] else { continue }
            let cell = parts[entry.part].map { PointCell(part: $0.id, week: entry.week) }
            let last = cell.flatMap { current[person]?[$0] }
            switch Self.decision(entry.value, in: cell, of: plan, last: last) {
            case .same: break
            case .left: left += 1
            case .noWeek:
                let values = ["value": String(entry.week), "weeks": String(plan.weeks)]
                mistakes.append(Mistake(document.file, line: entry.line, "mistake.points-week", values))
            case .append where isShut: shut += 1
            case .append(let sequence):
                guard let cell else { continue }
                let time = entry.day.map { Self.time($0, in: zone, after: last, at: run.now) }
                try PointEntryRows.append(
                    entry.value, as: sequence, of: person, in: cell, by: run.professor?.id, at: run.now, enteredAt: time, tx)
                if sequence == 1 { added += 1 } else { changed += 1 }
            }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        return [
            .lines(added, .added, .points, place.key), .lines(changed, .changed, .points, place.key),
            .lines(left, .left, .points, document.file), shut > 0 ? .archived(.points, document.file) : nil,
        ].compactMap(\.self)
    }

    /// Decided by values alone.
    /// - Parameters:
    ///   - cell: nil where the plan has no such part.
    ///   - last: the last entry of the cell; nil where there never was one.
    static func decision(_ value: PointValue, in cell: PointCell?, of plan: PointsPlan, last: PointEntry?) -> Decision {
        guard let cell, let part = plan.part(cell.part) else { return .left }
        if let known = last?.value, known == value || part.fileValue(known) == value { return .same }
        let edit = PointEdit(person: ID(text: ""), cell: cell, value: value, seen: 0)
        switch edit.refusal(in: plan, isEnrolled: true) {
        case .noWeek where part.isWeekly && plan.edition.maker == nil: return .noWeek
        case .some: return .left
        case nil: return last?.maker == nil ? .append((last?.sequence ?? 0) + 1) : .left
        }
    }

    /// When something was entered of which a folder has the day: in a time zone where that has not begun yet, now; and not
    /// before what was entered there last.
    static func time(_ day: LocalDay, in zone: TimeZone, after last: PointEntry?, at now: Instant) -> Instant {
        let start = min(day.start(in: zone), now)
        return last.map { max(start, $0.madeAt) } ?? start
    }

    /// What a folder does not name stays.
    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }
}

/// Finds the people whom a file of a course's folder names.
enum ListedPeopleRows {
    /// By user name.
    /// - Parameter names: each with its line.
    /// - Throws: `ImportMistakes` when there is no such account.
    static func ids(
        _ names: [(userName: String, line: Int)], in file: String, _ tx: ReadTransaction
    ) throws -> [String: ID<Person>] {
        let there = SQL.list(Set(names.map(\.userName)).sorted().map { $0 as any DatabaseValue })
        let rows = try tx.rows("SELECT id, user_name FROM person WHERE user_name IN (\(there)) ORDER BY id")
        let ids: [String: ID<Person>] = try rows.reduce(into: [:]) { try $0[$1["user_name"]] = $1["id"] }
        let mistakes = names.filter { ids[$0.userName] == nil }.map {
            Mistake(file, line: $0.line, "mistake.unknown-person", ["value": $0.userName])
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        return ids
    }
}

extension ImportChange {
    /// So many lines of a table; nil for none.
    static func lines(_ count: Int, _ verb: Verb, _ subject: Subject, _ name: String) -> ImportChange? {
        count > 0 ? ImportChange(verb: verb, subject: subject, name: name, note: .count(count)) : nil
    }

    /// What would change in an archived course, whose points are only read.
    static func archived(_ subject: Subject, _ name: String) -> ImportChange {
        ImportChange(verb: .left, subject: subject, name: name, note: .archived)
    }

    /// What only professors of a course may change, and somebody else imports.
    static func forProfessors(_ subject: Subject, _ name: String) -> ImportChange {
        ImportChange(verb: .left, subject: subject, name: name, note: .forProfessors)
    }
}

extension ImportRun {
    /// Whether nothing is imported into a course's plan, points and marks because it is archived; whoever imports the whole
    /// institution imports them there, too.
    func isShut(_ course: ID<Course>, _ tx: ReadTransaction) throws -> Bool {
        guard let professor else { return false }
        return try TeacherCourseRows.find(course, by: professor, tx)?.isArchived == true
    }

    /// Whether plans and marks of a course may be imported: by its professors, by administrators, and by whoever imports the
    /// whole institution.
    func mayManage(_ course: ID<Course>, _ tx: ReadTransaction) throws -> Bool {
        guard let professor else { return true }
        return try TeacherCourseRows.find(course, by: professor, tx)?.isManaged == true
    }
}

extension ImportChange.Subject {
    static let points = Self("points", word: "import.points")
}
