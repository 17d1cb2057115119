import Database

/// Imports confirmed marks, where nothing was confirmed for the student before.
struct ImportedMarkRows: CourseImportPart {
    let step = CourseImportStep.points

    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let document = course.marks, !document.entries.isEmpty else { return [] }
        let people = try ListedPeopleRows.ids(document.entries.map { ($0.userName, $0.line) }, in: document.file, tx.reading)
        let current = try ConfirmedMarkRows.current(in: place.course, tx.reading)
        let new = document.entries.filter { entry in people[entry.userName].map { current[$0] == nil } == true }
        if !new.isEmpty, try run.isShut(place.course, tx.reading) { return [.archived(.marks, document.file)] }
        if !new.isEmpty, try !run.mayManage(place.course, tx.reading) { return [.forProfessors(.marks, document.file)] }
        let points = try new.contains { $0.points == nil } ? Self.points(in: place.course, tx.reading) : [:]
        let scheme = course.document.markScheme
        let zone = try InstitutionStore.find(tx.reading)?.zone ?? .gmt
        for entry in new {
            guard let person = people[entry.userName] else { continue }
            let mark = ConfirmedMark(
                person: person, sequence: 1, verdict: entry.verdict, scheme: scheme,
                points: entry.points ?? points[person] ?? .zero, maker: nil,
                madeAt: entry.day.map { min($0.start(in: zone), run.now) } ?? run.now, reason: nil,
                importedAt: entry.day == nil ? nil : run.now)
            try ConfirmedMarkRows.append(mark, in: place.course, by: run.professor?.id, tx)
        }
        let left = document.entries.count { entry in
            guard let known = people[entry.userName].flatMap({ current[$0] }) else { return false }
            return known.verdict != entry.verdict
        }
        return [
            .lines(new.count, .added, .marks, place.key), .lines(left, .left, .marks, document.file),
        ].compactMap(\.self)
    }

    /// What the points of everybody in a course come to now; nobody's where it has no plan.
    private static func points(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Person>: Points] {
        guard let stored = try CourseStore.courses(tx, where: "course.id = \(course)").first,
            let plan = try PointsPlanRows.plan(of: stored, tx)
        else { return [:] }
        let members = try CourseGroupRows.members(of: course, tx)
        let students = try PointsStudentRows.students(of: course, members: members, tx)
        let entries = try PointEntryRows.current(in: course, tx)
        let tests = try TestPointsRows.points(in: plan, of: students, isOfAll: true, tx)
        return students.reduce(into: [:]) { points, student in
            let values = (entries[student.id] ?? [:]).compactMapValues(\.value)
            points[student.id] =
                StudentPoints(plan: plan, values: values, tests: tests[student.id] ?? [:]).result.shown
        }
    }

    /// What a folder does not name stays.
    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }
}

extension MarksDocument.Entry {
    fileprivate var verdict: ConfirmedMark.Verdict { mark.map { .mark($0) } ?? .notPassed }
}

extension ImportChange.Subject {
    static let marks = Self("marks", word: "import.marks")
}
