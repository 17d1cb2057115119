import Database
import Foundation

/// Reads a course back as the files of an import folder.
struct CourseExportStore: Sendable {
    private let database: Database
    private let parts: [any CourseExportRows]

    /// - Parameter parts: the parts of all features.
    init(database: Database, parts: [any CourseExportRows]) {
        self.database = database
        self.parts = parts.sorted { $0.place < $1.place }
    }

    /// Nil when this person may not change the course. Extra times are included only where they hold in a single test; titles,
    /// telephones and offices are not.
    /// - Parameter people: whether the people of the course are in it.
    func find(_ id: ID<Course>, people: ExportedPeople = .included, by viewer: Viewer) async throws -> CourseExport? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            return try read(taught, people, withTimes: false, tx)
        }
    }

    /// The export with everybody's extra times, titles, telephones and offices; nil when no course has the key.
    func find(key: String) async throws -> CourseExport? {
        try await database.read { tx in
            guard let course = try CourseStore.courses(tx, where: "course.course_key = \(key)").first else { return nil }
            return try read(TeacherCourse(course: course, isArchived: false, role: nil), .included, withTimes: true, tx)
        }
    }

    /// The keys of all courses.
    func keys() async throws -> [String] {
        try await database.read { tx in
            try tx.rows("SELECT course_key FROM course ORDER BY position, course_key").map { try $0["course_key"] }
        }
    }

    /// The bytes of a picture of a test.
    func picture(of revision: ID<AssessmentRevision>, named name: String) async throws -> [UInt8]? {
        try await database.read { tx in try RevisionCache.picture(name, of: revision, tx)?.bytes }
    }

    private func read(
        _ taught: TeacherCourse, _ choice: ExportedPeople, withTimes: Bool, _ tx: ReadTransaction
    ) throws -> CourseExport? {
        guard let stored = try StoredCourseRows.find(id: taught.course.id, tx) else { return nil }
        let hasPeople = choice == .included
        let institution = try InstitutionStore.find(tx) ?? .unnamed
        let people = try hasPeople ? self.people(of: stored.id, withContacts: withTimes, tx) : []
        var document = stored.document
        if !hasPeople { document.teachers = [] }
        let course = ExportedCourse(
            id: stored.id, topics: stored.topics, zone: institution.zone, hasPeople: hasPeople,
            people: Set(people.map(\.person.userName)))
        let written = try parts.map { part in try part.part(of: course, tx) }
        let absent = written.flatMap(\.absentLessons)
        let enrolled = try hasPeople ? Self.enrolled(in: stored.id, tx) : []
        var builder = ExportBuilder(folder: NumberedName.name(stored.position, stored.key))
        builder.add(InstitutionDocument.fileName, InstitutionFileText.text(institution, hasPeople: hasPeople))
        if hasPeople { builder.add(PeopleDocument.fileName, PeopleFileText.text(people, withTimes: withTimes)) }
        if let semester = try SemesterRows.named(document.semester, tx)?.fileEntry {
            builder.add(SemestersDocument.fileName, SemestersFileText.text([semester]))
        }
        let more = written.flatMap(\.courseLines)
        builder.addInCourse(
            CourseDocument.fileName, CourseFileText.text(document, enrolled: enrolled, absent: absent, more: more))
        for document in written.flatMap(\.documents) { document.add(to: &builder) }
        return CourseExport(
            taught: taught, key: stored.key, written: written.map(\.written), people: hasPeople ? people.count : nil,
            left: written.map(\.left),
            entries: builder.entries, unfit: builder.unfit)
    }

    /// The people who teach or study the course, or whom a feature connects with it, without removed ones.
    /// - Parameter withContacts: whether with titles, telephones and offices, which teachers do not see of everyone. An import
    ///   without them leaves them unchanged.
    private func people(
        of course: ID<Course>, withContacts: Bool, _ tx: ReadTransaction
    ) throws -> [PeopleFileText.Entry] {
        let here: SQL = """
            id IN (SELECT person_id FROM course_teacher WHERE course_id = \(course))
            OR id IN (SELECT person_id FROM enrolment WHERE course_id = \(course))
            """
        let all = parts.compactMap { $0.people(of: course) }.reduce(here) { all, more in "\(all) OR \(more)" }
        let belongs: SQL = "removed_at IS NULL AND (\(all))"
        let rows = try tx.rows("SELECT id, time_factor, extra_time, office, office_hours, web_page FROM person WHERE \(belongs)")
        let times = try rows.map { row -> (ID<Person>, (ExtraTime, PersonPlace)) in
            let place = try PersonPlace(office: row["office"], officeHours: row["office_hours"], webPage: row["web_page"])
            return try (row["id"], (ExtraTime(factor: row["time_factor"], added: row["extra_time"]), place))
        }
        let known = Dictionary(times, uniquingKeysWith: { first, _ in first })
        return try PersonStore.people(tx, where: belongs).sorted { $0.userName < $1.userName }
            .compactMap { person in
                guard let (time, place) = known[person.id] else { return nil }
                if withContacts { return PeopleFileText.Entry(person: person, extraTime: time, place: place) }
                var plain = person
                (plain.title, plain.phone) = (nil, nil)
                return PeopleFileText.Entry(person: plain, extraTime: time)
            }
    }

    private static func enrolled(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String] {
        try tx.rows(
            """
            SELECT person.user_name FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course) AND person.removed_at IS NULL
            """
        ).map { row -> String in try row["user_name"] }.sorted()
    }
}
