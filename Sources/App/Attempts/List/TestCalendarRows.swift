import Database

/// Finals in somebody's calendar: of who studies those that can still be begun, within the person's own dates, and the one that
/// is being taken, to its deadline; of who teaches those of the own courses.
struct TestCalendarRows: CalendarRows {
    let counts: AnsweredCounts

    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        let shelves = try AssessmentStore.shelves(for: visit.viewer, onlyStudied: true, at: visit.now, counting: counts, tx)
        let studied = shelves.flatMap { shelf in
            shelf.entries.compactMap { entry in
                Self.span(entry, at: visit.now).map {
                    CalendarEvent(
                        entry.assessment, in: shelf.course, from: $0.start, to: $0.end, origin: visit.origin, visit.strings)
                }
            }
        }
        return try studied + taught(visit, tx)
    }

    /// When somebody takes a final, or can take it; nil for a quiz, and for one that is over for the person.
    static func span(_ entry: AssessmentStore.Entry, at now: Instant) -> (start: Instant, end: Instant)? {
        guard let schedule = entry.assessment.schedule else { return nil }
        let state = TestState(entry, at: now)
        if case .inProgress = state, let running = entry.attempts.first(where: \.isInProgress), let end = running.deadline {
            return (running.startedAt, end)
        }
        return state.isComing ? (schedule.opens, schedule.closes) : nil
    }

    /// With the dates of everyone, those that have not closed.
    private func taught(_ visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        guard visit.viewer.roles.isStaff else { return [] }
        let person = visit.viewer.id
        let courses = try CourseStore.courses(
            tx,
            where: """
                course.removed_at IS NULL AND course.id IN (
                    SELECT course_teacher.course_id FROM course_teacher WHERE course_teacher.person_id = \(person)
                )
                """)
        return try courses.flatMap { course in
            let there: SQL = """
                assessment.course_id = \(course.id) AND assessment.removed_at IS NULL AND assessment.closes_at > \(visit.now)
                """
            return try AssessmentRows.assessments(tx, where: there).compactMap { test in
                test.schedule.map {
                    CalendarEvent(test, in: course, from: $0.opens, to: $0.closes, origin: visit.origin, visit.strings)
                }
            }
        }
    }
}
