import Database
import Foundation

/// Imports the exam periods and dates of `periods.csv` and `exams.csv`. What the office has changed since stays as it is, and
/// nothing is removed: students may be registered for it.
struct ImportedExamRows: ImportPart {
    let step = ImportStep.beside

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        if run.isCoursesOnly { return [] }
        var changes: [ImportChange] = []
        for entry in folder.periods { changes += try apply(entry, run, tx) }
        let zone = folder.institution.zone
        for entry in folder.exams { changes += try apply(entry, zone, run, tx) }
        return changes
    }

    private func apply(
        _ entry: ExamPeriodsDocument.Entry, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let known = try ExamPeriodRows.all(tx.reading, where: "period_key = \(entry.key)").first
        let fields = entry.fields(before: known?.fields)
        if known?.fields == fields { return [] }
        let id = known?.id ?? ID(at: run.now)
        if try ExamPeriodRows.isTaken(fields.name, by: id, tx.reading) || !fields.faults.isEmpty {
            throw ImportMistakes(mistakes: [
                Mistake(
                    ExamPeriodsDocument.fileName, line: entry.line,
                    fields.faults.isEmpty ? "mistake.exam-taken" : "mistake.exam-order", ["value": fields.name])
            ])
        }
        guard known != nil else {
            try ExamPeriodRows.insert(fields, as: id, key: entry.key, tx)
            return [ImportChange(verb: .added, subject: .examPeriod, name: fields.name)]
        }
        let editedAt: Instant? = try tx.first("SELECT edited_at FROM exam_period WHERE id = \(id)")?["edited_at"]
        if editedAt != nil { return [] }
        try ExamPeriodRows.update(fields, of: id, tx)
        return [ImportChange(verb: .changed, subject: .examPeriod, name: fields.name)]
    }

    private func apply(
        _ entry: ExamDatesDocument.Entry, _ zone: TimeZone, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let period = try ExamPeriodRows.all(tx.reading, where: "period_key = \(entry.period)").first,
            let course = try CourseStore.courses(
                tx.reading, where: "course.code = \(entry.course) AND course.removed_at IS NULL"
            ).first
        else {
            throw ImportMistakes(mistakes: [
                Mistake(
                    ExamDatesDocument.fileName, line: entry.line, "mistake.exam-unknown",
                    ["period": entry.period, "course": entry.course])
            ])
        }
        let known = try ExamDateRows.all(
            tx.reading, where: "exam_date.period_id = \(period.id) AND exam_date.date_key = \(entry.key)"
        ).first
        let fields = entry.fields(before: known?.fields)
        if known?.fields == fields { return [] }
        let name = course.code + ", " + TimeExpression.text(of: fields.starts, zone: zone)
        guard let known else {
            let id = ID<ExamDate>(at: run.now)
            try ExamDateRows.insert(id, of: course.id, in: period.id, key: entry.key, tx)
            try Self.begin(id, as: fields, entry.move, in: period, at: run.now, tx)
            return [ImportChange(verb: .added, subject: .examDate, name: name)]
        }
        // The office has moved it, or somebody may be registered: what the browser shows holds.
        guard known.course == course.id, known.version.maker == nil,
            try ExamPlaceRows.crowd(of: known.id, tx.reading) == ExamCrowd()
        else { return [] }
        try ExamDateRows.append(
            fields, to: known.id, after: known.version.sequence, because: nil, by: nil, at: run.now, tx)
        return [ImportChange(verb: .changed, subject: .examDate, name: name)]
    }

    /// Writes what a new date is, after what it was before it was moved elsewhere: then it was as it had been when registering
    /// began.
    private static func begin(
        _ id: ID<ExamDate>, as fields: ExamDateFields, _ move: ExamDatesDocument.Move?, in period: ExamPeriod,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        guard let move else {
            return try ExamDateRows.append(fields, to: id, after: 0, because: nil, by: nil, at: now, tx)
        }
        var before = fields
        (before.starts, before.room) = (move.starts, move.room)
        before.ends = move.starts + Milliseconds(count: fields.ends.milliseconds - fields.starts.milliseconds)
        let begun = min(period.fields.opens, Instant(milliseconds: move.movedAt.milliseconds - 1))
        try ExamDateRows.append(before, to: id, after: 0, because: nil, by: nil, at: begun, tx)
        try ExamDateRows.append(fields, to: id, after: 1, because: move.reason, by: nil, at: move.movedAt, tx)
    }
}

extension ExamPeriodsDocument.Entry {
    /// Times and days relative to the import keep the value of the first import.
    fileprivate func fields(before: ExamPeriodFields?) -> ExamPeriodFields {
        func settled(_ time: TimeExpression, _ known: Instant?) -> Instant {
            if case .relative(let instant) = time { return known ?? instant }
            return time.instant
        }
        func settled(_ day: SemesterDay, _ known: LocalDay?) -> LocalDay {
            if case .relative(let own) = day { return known ?? own }
            return day.day
        }
        let first = settled(first, before?.days.lowerBound)
        let last = settled(last, before?.days.upperBound)
        return ExamPeriodFields(
            name: name, opens: settled(opens, before?.opens), closes: settled(closes, before?.closes),
            lateCloses: late.map { settled($0, before?.lateCloses) }, withdrawUntil: settled(withdraw, before?.withdrawUntil),
            days: first...max(first, last), chargedFrom: chargedFrom, commissionFrom: commissionFrom, leastPoints: leastPoints,
            stopsDebtors: stopsDebtors)
    }
}

extension ExamDatesDocument.Entry {
    /// A time relative to the import keeps the value of the first import.
    fileprivate func fields(before: ExamDateFields?) -> ExamDateFields {
        let starts = if case .relative(let own) = starts { before?.starts ?? own } else { starts.instant }
        return ExamDateFields(
            starts: starts, ends: starts + .minutes(minutes), room: room, seats: seats, hasWaitingList: hasWaitingList,
            isClosed: before?.isClosed ?? false)
    }
}

extension ImportChange.Subject {
    static let examPeriod = Self("exam period", word: "import.exam-period")
    static let examDate = Self("exam date", word: "import.exam-date")
}
