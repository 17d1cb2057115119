import Database

/// Reads the events of courses, inside the transactions of others.
enum DesignEventRows {
    /// An event with what only stores need to know.
    struct Found: Sendable {
        let event: DesignEvent
        /// Nil where it is not deleted.
        let removedAt: Instant?
    }

    /// Those of a course that are not deleted, in the order in which they are due.
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignEvent] {
        try found(in: course, tx).filter { $0.removedAt == nil }.map(\.event)
    }

    /// Those of a course, deleted ones among them, in the order in which they are due. Of their objectives without those that
    /// are deleted.
    static func found(in course: ID<Course>, _ tx: ReadTransaction) throws -> [Found] {
        let objectives = try objectives(in: course, tx)
        return try tx.rows(
            """
            SELECT id, event_key, title, kind, place, assigned_day, due_day, quarter_hours, technique, own_technique_id,
                dimension, link, notes, assessment_id, lesson_id, version, removed_at
            FROM design_event WHERE course_id = \(course) ORDER BY due_day, event_key, id
            """
        ).map { row in
            let id: ID<DesignEvent> = try row["id"]
            return try Found(
                event: DesignEvent(
                    id: id, key: row["event_key"], fields: fields(row, objectives[id] ?? []), version: row["version"]),
                removedAt: row["removed_at"])
        }
    }

    /// The course of an event, whether it is deleted or not.
    static func course(of id: ID<DesignEvent>, _ tx: ReadTransaction) throws -> ID<Course>? {
        try tx.first("SELECT course_id FROM design_event WHERE id = \(id)").map { try $0["course_id"] }
    }

    private static func fields(_ row: Row, _ objectives: Set<ID<Objective>>) throws -> DesignEvent.Fields {
        let (technique, own): (String?, ID<OwnTechnique>?) = try (row["technique"], row["own_technique_id"])
        let (test, lesson): (ID<Assessment>?, ID<CourseItem>?) = try (row["assessment_id"], row["lesson_id"])
        return try DesignEvent.Fields(
            title: row["title"], kind: row["kind"], place: row["place"], assigned: row["assigned_day"], due: row["due_day"],
            hours: row["quarter_hours"], objectives: objectives,
            technique: own.map { .own($0) } ?? technique.map { .curated($0) }, dimension: row["dimension"],
            subject: test.map { .test($0) } ?? lesson.map { .lesson($0) }, link: row["link"], notes: row["notes"])
    }

    private static func objectives(
        in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [ID<DesignEvent>: Set<ID<Objective>>] {
        try tx.rows(
            """
            SELECT line.event_id, line.objective_id FROM event_objective AS line
            JOIN objective ON objective.id = line.objective_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL
            """
        ).reduce(into: [:]) { objectives, row in
            objectives[try row["event_id"], default: []].insert(try row["objective_id"])
        }
    }
}
