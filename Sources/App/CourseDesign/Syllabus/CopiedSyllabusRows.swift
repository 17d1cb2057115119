import Database

/// Copies what a course needs for its syllabus and its sheet besides: the outcomes of its programme and which objectives serve
/// them, the hours of its activities, its bibliography, and the sections of its syllabus. The syllabus is read by those of the
/// copy until its teachers say otherwise.
struct CopiedSyllabusRows: CourseCopyRows {
    /// After the objectives, which serve outcomes.
    let place = 50

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let (original, copy) = (course.original, course.copy)
        let (hours, layout) = try (CourseHoursRows.find(original, tx.reading), SyllabusLayoutRows.find(original, tx.reading))
        let outcomes = try OutcomeRows.all(of: original, tx.reading)
        let own = SyllabusLayout(layout.entries)
        if hours == CourseHours(), own == SyllabusLayout(), outcomes.isEmpty { return }
        try CourseDesignRows.mark(copy, at: course.now, tx)
        try CourseHoursRows.write(hours, of: copy, tx)
        if own != SyllabusLayout() { try SyllabusLayoutRows.write(own, of: copy, tx) }
        let served = try OutcomeRows.served(in: original, tx.reading)
        var copies: [ID<ProgrammeOutcome>: ID<ProgrammeOutcome>] = [:]
        for (position, outcome) in outcomes.enumerated() {
            let id = ID<ProgrammeOutcome>(at: course.now)
            copies[outcome.id] = id
            try OutcomeRows.insert(.init(id: id, key: outcome.key, text: outcome.text), at: position, in: copy, tx)
        }
        for (original, outcomes) in served {
            guard let objective = course.counterpart(of: original) else { continue }
            try OutcomeRows.serve(outcomes.compactMap { copies[$0] }, objective, tx)
        }
    }
}
