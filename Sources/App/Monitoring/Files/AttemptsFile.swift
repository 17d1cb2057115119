/// All attempts at a test as a table to save: a row for each attempt, and for each student who has none.
struct AttemptsFile: Sendable {
    let overview: MonitoringStore.Overview
    /// Points and answers, a column of each for every question; nil where they are not asked for.
    var answers: AnswerColumns?
    /// Whether columns say which attempts count, and who still studies the course. Programs that read the file from before it had
    /// them get it as it was.
    let saysWhatCounts: Bool
    let strings: Strings

    private static let person = ["account.user-name", "enrol.name", "enrol.surname", "account.index-number"]
    private static let attempt = [
        "watch.attempt", "watch.start", "watch.end", "watch.reason", "watch.minutes", "results.points", "watch.of",
        "results.mark", "results.correct", "my-data.partly", "results.incorrect", "results.unanswered",
    ]

    var table: Spreadsheet {
        let counting = counting
        let keys = Self.person + Self.attempt + (saysWhatCounts ? ["table.counts"] : [])
        let last = saysWhatCounts ? [strings("table.enrolled")] : []
        return Spreadsheet(
            title: overview.assessment.title, headings: keys.map { strings($0) } + (answers?.headings ?? []) + last,
            rows: overview.entries.map { entry in
                var cells = Self.person(entry.student) + attempt(entry)
                cells += Array(repeating: .empty, count: Self.person.count + Self.attempt.count - cells.count)
                if saysWhatCounts { cells.append(counts(entry, counting)) }
                if let answers { cells += answers.cells(of: entry.attempt?.id) }
                if saysWhatCounts { cells.append(.whole(entry.student.isEnrolled ? 1 : 0)) }
                return cells
            })
    }

    /// Words for the name of the file.
    var name: [String] { [overview.taught.course.course.code, overview.assessment.title] }

    private static func person(_ student: MonitoredEntry.Student) -> [Spreadsheet.Cell] {
        [.text(student.userName), .text(student.name), .text(student.surname), .init(student.indexNumber)]
    }

    private func attempt(_ entry: MonitoredEntry) -> [Spreadsheet.Cell] {
        guard let attempt = entry.attempt else { return [] }
        let start: [Spreadsheet.Cell] = [.whole(attempt.ordinal), .moment(attempt.startedAt)]
        guard let submission = attempt.submission else { return start }
        if let annulment = entry.annulment {
            return start + [.moment(submission.endedAt), .text(strings("watch.annulled") + ": " + annulment.reason)]
        }
        let outcome = submission.outcome
        let tenths = (submission.endedAt - attempt.startedAt).count / 6_000
        return start + [
            .moment(submission.endedAt),
            .text(MonitoredEnd.text(submission, isByTeacher: entry.isEndedByTeacher, strings)),
            .thousandths(Int(tenths) * 100), .thousandths(outcome.earned.thousandths),
            .thousandths(outcome.possible.thousandths), .thousandths(submission.mark.thousandths), .whole(outcome.correct),
            .whole(outcome.partly), .whole(outcome.incorrect), .whole(outcome.unanswered),
        ]
    }

    /// The attempts from which the marks that count follow: one of each student, or all that have ended where their average counts.
    private var counting: Set<ID<Attempt>> {
        let people = Dictionary(grouping: overview.entries.compactMap(\.attempt).valid, by: \.person)
        return Set(people.values.flatMap { overview.assessment.policy.counts.counting($0) }.map(\.id))
    }

    /// 1 for an attempt that counts, 0 for one that does not; nothing for one that has not ended, and for no attempt.
    private func counts(_ entry: MonitoredEntry, _ counting: Set<ID<Attempt>>) -> Spreadsheet.Cell {
        guard let attempt = entry.attempt, !attempt.isInProgress else { return .empty }
        return .whole(counting.contains(attempt.id) ? 1 : 0)
    }
}
