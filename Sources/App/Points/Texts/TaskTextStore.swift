import Database

/// Saves what teachers and assistants say of the parts of a week.
struct TaskTextStore: Sendable {
    let database: Database

    /// Saves the texts of one week; those that are as they were shown are left alone, whatever somebody else has written since.
    /// - Returns: how many were written; nil when this person may not change the course, and when it has no plan.
    /// - Throws: `FormErrors`, with the field of each text that cannot be saved; then none is. The error of the database.
    func save(
        _ edits: [TaskTextEdit], week: Int, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Int? {
        try await database.write { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx.reading),
                let plan = try PointsPlanRows.plan(of: taught.course, tx.reading)
            else { return nil }
            if taught.isArchived { throw FormErrors(items: [.init(field: TaskTextFields.place, key: "points.is-archived")]) }
            let history = try TaskTextRows.all(in: course, week: week, tx.reading)
            var errors = FormErrors()
            let known = edits.compactMap { edit in Self.known(edit, in: plan, &errors) }
            let decided = known.map { edit, part in (edit, part, edit.decision(after: history[part.id] ?? [])) }
            let isThere = (1...max(1, plan.weeks)).contains(week)
            for (edit, _, decision) in decided { Self.add(decision, of: edit, isThere: isThere, &errors) }
            try errors.check()
            var count = 0
            for (_, part, decision) in decided {
                guard case .save(let sequence, let body) = decision else { continue }
                try TaskTextRows.append(
                    body, as: sequence, in: PointCell(part: part.id, week: week), by: viewer.id, at: now, tx)
                count += 1
            }
            return count
        }
    }

    /// Of several texts of one part the first one counts.
    private static func known(
        _ edit: TaskTextEdit, in plan: PointsPlan, _ errors: inout FormErrors
    ) -> (TaskTextEdit, PointsPart)? {
        if let part = plan.part(key: edit.key), part.isWeekly { return (edit, part) }
        if let text = beginning(edit) { errors.add(TaskTextFields.place, "task-texts.no-part", ["text": text]) }
        return nil
    }

    /// Of what was typed; nil where that is nothing.
    private static func beginning(_ edit: TaskTextEdit) -> String? {
        TypedText.line(edit.typed).map { String($0.beginning(letters: TaskText.longest)) }
    }

    /// - Parameter isThere: whether the course has the week.
    private static func add(
        _ decision: TaskTextEdit.Decision, of edit: TaskTextEdit, isThere: Bool, _ errors: inout FormErrors
    ) {
        let field = TaskTextFields.field(edit.key)
        if !isThere, decision != .unchanged {
            errors.add(TaskTextFields.place, "task-texts.no-week", ["text": beginning(edit) ?? "–"])
            return
        }
        switch decision {
        case .unchanged, .save: break
        case .tooLong: errors.add(field, "task-texts.too-long")
        case .conflict(let text):
            if let maker = text.maker {
                errors.add(field, "task-texts.conflict", ["name": maker, "text": text.body ?? "–"])
            } else {
                errors.add(field, "task-texts.conflict-import", ["text": text.body ?? "–"])
            }
        }
    }
}
