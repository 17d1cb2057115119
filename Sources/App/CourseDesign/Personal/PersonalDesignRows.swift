import Database

/// What one person changed last in the designs of courses, told by its number in each course: of a design only who changed it last
/// is stored, without a time.
struct PersonalDesignRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 8
    static let isRare = true
    static let tables: Set = [
        "course_design", "course_policy", "course_instructor", "meeting_plan", "meeting_change", "objective",
        "design_event", "design_exception",
    ]

    static func values(of items: [PersonalDesignWork]) -> [String: any Encodable & Sendable] {
        func of(_ deed: PersonalDesignWork.Deed) -> [PersonalDesignWorkResource] {
            items.filter { $0.deed == deed }.map(PersonalDesignWorkResource.init)
        }
        return [
            "writing.courseDesigns": of(.described), "writing.coursePolicies": of(.policies),
            "writing.instructors": of(.instructors), "writing.meetings": of(.meetings),
            "writing.meetingChanges": of(.meetingChanges), "writing.objectives": of(.objectives),
            "writing.designEvents": of(.events), "writing.designExceptions": of(.exceptions), "writing.instructorIn": of(.named),
        ]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalDesignWork] {
        try Self.deeds(of: person).flatMap { deed, done in
            try tx.rows(
                """
                SELECT course.title, course.title AS course, course.language, course.removed_at, done.n
                FROM course JOIN (SELECT line.course_id, count(*) AS n FROM \(done) GROUP BY line.course_id) AS done
                    ON done.course_id = course.id
                ORDER BY course.title, course.id
                """
            ).map { try PersonalDesignWork(deed: deed, subject: PersonalSubject($0), number: $0["n"]) }
        }
    }

    private static func deeds(of person: ID<Person>) -> [(PersonalDesignWork.Deed, SQL)] {
        [
            (.described, "course_design AS line WHERE line.editor_id = \(person)"),
            (.policies, "course_policy AS line WHERE line.editor_id = \(person)"),
            (.instructors, "course_instructor AS line WHERE line.editor_id = \(person)"),
            (.meetings, "meeting_plan AS line WHERE line.editor_id = \(person)"),
            (
                .meetingChanges,
                """
                (
                    SELECT meeting_plan.course_id FROM meeting_change
                    JOIN meeting_plan ON meeting_plan.id = meeting_change.plan_id WHERE meeting_change.maker_id = \(person)
                ) AS line
                """
            ),
            (.objectives, "objective AS line WHERE line.editor_id = \(person)"),
            (.events, "design_event AS line WHERE line.editor_id = \(person)"),
            (.exceptions, "design_exception AS line WHERE line.person_id = \(person)"),
            (.named, "course_instructor AS line WHERE line.person_id = \(person)"),
        ]
    }
}
