import Database

/// Writes when courses and their groups meet, inside the transactions of stores and of imports.
enum MeetingWriteRows {
    /// Writes a plan, as a new version where there is one.
    /// - Parameter editor: nil for an import.
    static func write(
        _ fields: MeetingPlan.Fields, of course: ID<Course>, _ group: ID<CourseGroup>?, by editor: ID<Person>?,
        _ tx: WriteTransaction
    ) throws {
        let id = MeetingPlan.id(course, group)
        try tx.execute(
            """
            INSERT INTO meeting_plan (id, course_id, group_id, first_day, last_day, starts_at, ends_at, repeats, every, version,
                editor_id)
            VALUES (\(id), \(course), \(group), \(fields.firstDay), \(fields.lastDay), \(fields.startsAt), \(fields.endsAt),
                \(fields.repeats), \(fields.every), 1, \(editor))
            ON CONFLICT (id) DO UPDATE SET first_day = excluded.first_day, last_day = excluded.last_day,
                starts_at = excluded.starts_at, ends_at = excluded.ends_at, repeats = excluded.repeats,
                every = excluded.every, version = meeting_plan.version + 1, editor_id = excluded.editor_id
            """)
        try tx.execute("DELETE FROM meeting_weekday WHERE plan_id = \(id)")
        for weekday in fields.weekdays.sorted() {
            try tx.execute("INSERT INTO meeting_weekday (plan_id, weekday) VALUES (\(id), \(weekday))")
        }
    }

    /// Deletes a plan with all that was ever changed in it.
    static func delete(_ id: ID<MeetingPlan>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM meeting_change WHERE plan_id = \(id)")
        try tx.execute("DELETE FROM meeting_weekday WHERE plan_id = \(id)")
        try tx.execute("DELETE FROM meeting_plan WHERE id = \(id)")
    }

    static func insert(_ change: MeetingChange, _ tx: WriteTransaction) throws {
        let (content, target) = (change.content, change.content.target)
        try tx.execute(
            """
            INSERT INTO meeting_change (plan_id, day, sequence, kind, new_day, starts_at, ends_at, room, note, maker_id, made_at)
            VALUES (\(change.plan), \(change.day), \(change.sequence), \(content.kind), \(target?.day), \(target?.startsAt),
                \(target?.endsAt), \(target?.room), \(content.note), \(change.maker), \(change.madeAt))
            """)
    }
}

/// The meetings of a group go with the group.
struct GroupMeetingRows: GroupHolderRows {
    func letGo(of group: ID<CourseGroup>, _ tx: WriteTransaction) throws {
        try MeetingWriteRows.delete(ID(text: group.text), tx)
    }
}
