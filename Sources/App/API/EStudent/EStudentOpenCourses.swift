/// What a student may register for, as the eStudent app reads it: the period that is open, its deadline, and its subjects with
/// their dates. Where several periods are open, the others stand beside the first.
enum EStudentOpenCourses {
    static func document(_ overview: ExamOverview, at now: Instant) -> OrderedJSON {
        let open = overview.parts.filter { $0.period.isOpen(at: now) }
        guard let first = open.first else {
            return .object([("rokNaziv", .null), ("otvorenoDo", .null), ("predmeti", .list([]))])
        }
        var fields = part(first, now)
        let others = open.dropFirst().map { OrderedJSON.object(part($0, now)) }
        if !others.isEmpty { fields.append(("ostaliRokovi", .list(others))) }
        return .object(fields)
    }

    private static func part(_ part: ExamOverview.Part, _ now: Instant) -> OrderedJSON.Fields {
        let isLate = part.period.phase(at: now) == .late
        let deadline = isLate ? part.period.lastMoment : part.period.fields.closes
        return [
            ("rokNaziv", .text(part.period.name)), ("otvorenoDo", .text(deadline.iso8601)),
            ("predmeti", .list(part.subjects.filter { isOpen($0, now) }.map { subject($0, now) })),
        ]
    }

    /// Whether the student is registered for a subject, or may register.
    private static func isOpen(_ subject: ExamOverview.Subject, _ now: Instant) -> Bool {
        if subject.registration != nil { return true }
        return subject.refusal == nil && subject.choices.contains { !$0.date.isBegun(at: now) }
    }

    private static func subject(_ subject: ExamOverview.Subject, _ now: Instant) -> OrderedJSON {
        let own = subject.registration?.state
        let dates = subject.choices.filter { choice in
            let id = choice.date.id
            return choice.date.isOffered(to: choice.crowd, at: now) || id == own?.seat || id == own?.waiting
        }
        return .object([
            ("kod", .text(subject.course.code)), ("naziv", .text(subject.course.title)),
            ("termini", .list(dates.map { date($0.date) })), ("prijavljenTermin", .word(own?.seat?.text)),
        ])
    }

    private static func date(_ date: ExamDate) -> OrderedJSON {
        .object([
            ("id", .text(date.id.text)), ("pocetak", .text(date.starts.iso8601)), ("sala", .word(date.fields.room)),
        ])
    }
}
