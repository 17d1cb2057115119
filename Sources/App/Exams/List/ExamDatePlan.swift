import Foundation

/// What saving a list of dates comes to, line by line. Nothing is written by making it.
struct ExamDatePlan: Sendable {
    enum Standing: Sendable, Equatable {
        case new(ID<Course>, ExamDateFields)
        /// A date is moved, or its seats are changed.
        case changed(ID<ExamDate>, ExamDateFields)
        case same
        case broken
        /// No course of the institution has the code.
        case noCourse
        /// The same date is in the list before.
        case twice
        case faulty(FormErrors)

        var isMistake: Bool {
            switch self {
            case .new, .changed, .same: false
            case .broken, .noCourse, .twice, .faulty: true
            }
        }
    }

    struct Step: Sendable, Equatable {
        let line: ExamDateDocument.Line
        let standing: Standing
    }

    let steps: [Step]

    var faulty: [Step] { steps.filter(\.standing.isMistake) }
    var good: [Step] { steps.filter { !$0.standing.isMistake && $0.standing != .same } }
    var unchanged: Int { steps.count { $0.standing == .same } }

    /// Identifies what was shown, to know whether it is still what would be done. It is not secure.
    var fingerprint: String { Fingerprint.of(steps.map { "\($0.line.number) \($0.standing)" }) }

    init(steps: [Step]) {
        self.steps = steps
    }

    /// A line finds its date by its key, or else by the course and the time.
    init(_ document: ExamDateDocument, _ sheet: ExamPeriodStore.Sheet, at now: Instant, zone: TimeZone) {
        let courses = Dictionary(
            sheet.courses.map { (SearchText.fold($0.code), $0.id) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        steps = document.lines.map { line in
            Step(line: line, standing: Self.standing(line, sheet, courses, &seen, now, zone))
        }
    }

    private static func standing(
        _ line: ExamDateDocument.Line, _ sheet: ExamPeriodStore.Sheet, _ courses: [String: ID<Course>],
        _ seen: inout Set<String>, _ now: Instant, _ zone: TimeZone
    ) -> Standing {
        if line.isBroken { return .broken }
        guard let code = line.course, let course = courses[SearchText.fold(code)] else { return .noCourse }
        if let mistake = mistake(line, course, sheet) { return .faulty(FormErrors(items: [mistake])) }
        let found = found(line, sheet.dates.map(\.date).filter { $0.course == course }, ExamTimes(now: now, zone: zone))
        do {
            var fields = try line.form.fields(found?.fields, in: sheet.period, at: now, zone: zone)
            // A list does not open what was closed.
            fields.isClosed = found?.fields.isClosed ?? false
            let name = found?.id.text ?? line.key ?? "\(course) \(fields.starts.milliseconds)"
            guard seen.insert(name).inserted else { return .twice }
            guard let found else { return .new(course, fields) }
            return found.fields == fields ? .same : .changed(found.id, fields)
        } catch {
            return .faulty((error as? FormErrors) ?? FormErrors())
        }
    }

    /// The date of the course that a line is about; nil for a new one.
    private static func found(_ line: ExamDateDocument.Line, _ dates: [ExamDate], _ times: ExamTimes) -> ExamDate? {
        if let key = line.key { return dates.first { $0.key == key } }
        // Lists say the minute, and no seconds.
        var ignored = FormErrors()
        let starts = times.moment("day", line.form.day, line.form.clock, nil, &ignored)
        return dates.first { $0.starts.milliseconds / 60_000 == starts.map { $0.milliseconds / 60_000 } }
    }

    /// What is wrong with a line beside the date itself.
    private static func mistake(
        _ line: ExamDateDocument.Line, _ course: ID<Course>, _ sheet: ExamPeriodStore.Sheet
    ) -> FormErrors.Item? {
        if line.isUnclear { return .init(field: "waits", key: "exams.waits-invalid") }
        guard let key = line.key else { return nil }
        if !key.isWithin(letters: longestKey) { return .init(field: "key", key: "form.too-long") }
        let isTaken = sheet.dates.contains { $0.date.key == key && $0.date.course != course }
        return isTaken ? .init(field: "key", key: "exams.list-key-taken") : nil
    }

    private static let longestKey = 60
}
