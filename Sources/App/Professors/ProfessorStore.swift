import Database

/// Finds who teaches a student, and who teaches at all.
struct ProfessorStore: Sendable {
    let database: Database

    /// The first ones found, by surname and name.
    struct Found: Sendable {
        let professors: [FoundProfessor]
        let total: Int
    }

    /// The most that are shown at once.
    static let most = 20

    /// The courses that a person studies now, in the institution's order: those of current semesters, and those of semesters whose
    /// days are missing, as long as they are not archived.
    /// - Parameter day: today in the institution's time zone.
    func courses(of person: ID<Person>, on day: LocalDay) async throws -> [TaughtCourse] {
        try await database.read { tx in
            let enrolled: SQL = "(SELECT course_id FROM enrolment WHERE person_id = \(person))"
            let semesters = try Dictionary(
                SemesterRows.all(tx).map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
            let courses = try CourseStore.courses(tx, where: "course.removed_at IS NULL AND course.id IN \(enrolled)")
            let lines = try Dictionary(
                grouping: ProfessorRows.lines(tx, where: "course.id IN \(enrolled)"), by: \.course)
            let groups = try CourseGroupRows.groups(of: person, tx)
            return courses.compactMap { course in
                let semester = semesters[course.semester]
                guard Self.isNow(semester, on: day) else { return nil }
                return TaughtCourse(
                    course: course, semester: semester, teachers: Self.inOrder(lines[course.id] ?? []),
                    group: groups[course.id])
            }
        }
    }

    /// The same for what was typed; nil when there is no word in it to look for.
    /// - Throws: `FormErrors` when it is too long.
    func find(typed: String?) async throws -> Found? {
        guard let query = try SearchForm(q: typed).query() else { return nil }
        return try await find(query)
    }

    /// Those of the whole institution who teach and whose names have all words; accents make no difference.
    func find(_ query: SearchQuery) async throws -> Found {
        try await database.read { tx in
            let lines = try Dictionary(grouping: ProfessorRows.lines(tx, where: "1 = 1"), by: \.professor.id)
            let hits = lines.values.compactMap { lines -> (order: [String], lines: [ProfessorRows.Line])? in
                guard let professor = lines.first?.professor,
                    query.isFound(in: SearchText.fold(professor.name + " " + professor.surname))
                else { return nil }
                return ([professor.surname, professor.name].map { SearchText.fold($0) } + [professor.userName], lines)
            }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
            let courses = try CourseStore.courses(tx, where: "course.removed_at IS NULL")
            let shown = hits.prefix(Self.most).compactMap { hit in hit.lines.first.map { ($0.professor, hit.lines) } }
            return Found(
                professors: shown.map { professor, lines in
                    let roles = Dictionary(lines.map { ($0.course, $0.role) }, uniquingKeysWith: { first, _ in first })
                    let parts = courses.compactMap { course in
                        roles[course.id].map { FoundProfessor.Part(course: course, role: $0) }
                    }
                    return FoundProfessor(professor: professor, parts: parts)
                },
                total: hits.count)
        }
    }

    private static func isNow(_ semester: Semester?, on day: LocalDay) -> Bool {
        switch semester?.time(on: day) {
        case .current, .unknown, nil: true
        case .planned, .past: false
        }
    }

    private static func inOrder(_ lines: [ProfessorRows.Line]) -> [TaughtCourse.Teacher] {
        TeachingRole.allCases.flatMap { role in
            lines.filter { $0.role == role }.map { .init(professor: $0.professor, role: role) }
        }
    }
}
