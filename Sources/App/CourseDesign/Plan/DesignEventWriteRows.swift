import Database

/// Writes the rows of events, for teachers in the browser, copies and imports. The course has a row of its design.
enum DesignEventWriteRows {
    /// - Parameter editor: nil for an import.
    static func insert(
        _ event: DesignEvent, in course: ID<Course>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        let fields = event.fields
        try tx.execute(
            """
            INSERT INTO design_event (id, course_id, event_key, title, kind, place, assigned_day, due_day, quarter_hours, version)
            VALUES (\(event.id), \(course), \(event.key), \(fields.title), \(fields.kind), \(fields.place), \(fields.assigned),
                \(fields.due), \(fields.hours), \(event.version))
            """)
        try update(event, by: editor, tx)
    }

    /// Writes everything of an event but its key. It keeps its objectives that are deleted, which can be restored.
    static func update(_ event: DesignEvent, by editor: ID<Person>?, _ tx: WriteTransaction) throws {
        let (fields, subject) = (event.fields, ids(event.fields.subject))
        try tx.execute(
            """
            UPDATE design_event SET title = \(fields.title), kind = \(fields.kind), place = \(fields.place),
                assigned_day = \(fields.assigned), due_day = \(fields.due), quarter_hours = \(fields.hours),
                technique = \(fields.technique?.text), own_technique_id = \(fields.technique?.ownID), dimension = \(fields.dimension),
                link = \(fields.link), notes = \(fields.notes), assessment_id = \(subject.test), lesson_id = \(subject.lesson),
                version = \(event.version), editor_id = \(editor)
            WHERE id = \(event.id)
            """)
        try tx.execute(
            """
            DELETE FROM event_objective WHERE event_id = \(event.id) AND objective_id IN (
                SELECT id FROM objective WHERE removed_at IS NULL
            )
            """)
        for objective in fields.objectives {
            try tx.execute(
                """
                INSERT INTO event_objective (event_id, objective_id) VALUES (\(event.id), \(objective))
                ON CONFLICT (event_id, objective_id) DO NOTHING
                """)
        }
    }

    /// Deletes an event, or with nil restores it. Its key stays taken.
    static func remove(_ id: ID<DesignEvent>, at moment: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE design_event SET removed_at = \(moment) WHERE id = \(id)")
    }

    private static func ids(_ subject: DesignEvent.Subject?) -> (test: ID<Assessment>?, lesson: ID<CourseItem>?) {
        switch subject {
        case .test(let id): (id, nil)
        case .lesson(let id): (nil, id)
        case nil: (nil, nil)
        }
    }
}
