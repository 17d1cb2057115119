import Database

/// Copies the plan of a course into the semester of the copy: every event as many weeks later as that begins later. Where the
/// days of one of the two semesters are not known, it is not known when the events would be, and they stay. Deleted ones stay,
/// too. An event that is a final is none in the copy, where finals are drafts.
struct CopiedEventRows: CourseCopyRows {
    /// After the objectives, the quizzes and the lessons.
    let place = 45

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let events = try DesignEventRows.all(of: course.original, tx.reading)
        guard !events.isEmpty, let old = try Self.semester(of: course.original, tx.reading),
            let new = try Self.semester(of: course.copy, tx.reading)
        else { return }
        let shift = new.first.monday.number - old.first.monday.number
        try CourseDesignRows.mark(course.copy, at: course.now, tx)
        for event in events {
            var fields = event.fields
            (fields.assigned, fields.due) = (fields.assigned + shift, fields.due + shift)
            fields.objectives = Set(fields.objectives.compactMap { course.counterpart(of: $0) })
            fields.subject = fields.subject.flatMap { Self.counterpart(of: $0, in: course) }
            let copy = DesignEvent(id: ID<DesignEvent>(at: course.now), key: event.key, fields: fields, version: 1)
            try DesignEventWriteRows.insert(copy, in: course.copy, by: course.viewer.id, tx)
        }
    }

    private static func semester(of id: ID<Course>, _ tx: ReadTransaction) throws -> SemesterDays? {
        guard let course = try CourseStore.courses(tx, where: "course.id = \(id)").first else { return nil }
        return try SemesterRows.named(course.semester, tx)?.days
    }

    private static func counterpart(of subject: DesignEvent.Subject, in course: CopiedCourse) -> DesignEvent.Subject? {
        switch subject {
        case .test(let id): course.counterpart(of: id).map { .test($0) }
        // Lessons are known as lessons there.
        case .lesson(let id): course.counterpart(of: ID<Lesson>(text: id.text)).map { .lesson(ID(text: $0.text)) }
        }
    }
}
