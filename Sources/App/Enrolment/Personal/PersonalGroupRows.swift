import Database

/// The groups in which one person studies, and those whose assistant the person is.
struct PersonalGroupRows: PersonalDataRows {
    static let heading = "my-data.groups"
    static let place = 41
    static let isRare = true
    static let tables: Set = ["course_group"]

    static func values(of items: [PersonalGroup]) -> [String: any Encodable & Sendable] {
        ["groups": items.map(PersonalGroupResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalGroup] {
        let own: SQL = """
            course_group.id IN (SELECT enrolment.group_id FROM enrolment WHERE enrolment.person_id = \(person))
            """
        return try tx.rows(
            """
            SELECT course_group.name AS title, course.title AS course, course.language, course.removed_at,
                CASE WHEN \(own) THEN 1 ELSE 0 END AS studies
            FROM course_group JOIN course ON course.id = course_group.course_id
            WHERE course_group.assistant_id = \(person) OR \(own)
            ORDER BY course.position, course.code, course_group.name, course_group.id
            """
        ).map { try PersonalGroup(subject: PersonalSubject($0), studies: $0["studies"] as Int == 1) }
    }
}

/// A group of a course.
struct PersonalGroup: PersonalItem, Equatable {
    let subject: PersonalSubject
    /// Whether the person studies in it; else the person is its assistant.
    let studies: Bool

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([
                    ("teach.role", studies ? facts.strings("role.student") : TeachingRole.assistant.told(facts.strings)),
                    facts.putAway(subject),
                ]))
    }
}

/// The same as JSON.
struct PersonalGroupResource: Encodable, Sendable {
    let group: SubjectResource
    /// "student" or "assistant".
    let part: String

    init(_ own: PersonalGroup) {
        (group, part) = (SubjectResource(own.subject), own.studies ? "student" : TeachingRole.assistant.rawValue)
    }
}
