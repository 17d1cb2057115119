/// All attempts at a test as a CSV file. Numbers have a decimal point in every language, because programs read them.
struct AttemptsFile: Sendable {
    let overview: MonitoringStore.Overview
    let strings: Strings

    /// A row for each attempt, and for each student who has none.
    var text: String {
        let headings = [
            "account.user-name", "enrol.name", "enrol.surname", "account.index-number", "watch.attempt", "watch.start",
            "watch.end",
            "watch.reason", "watch.minutes", "results.points", "watch.of", "results.mark", "results.correct", "my-data.partly",
            "results.incorrect", "results.unanswered",
        ].map { strings($0) }
        return SpreadsheetText.csv([headings] + overview.entries.map(row))
    }

    var name: String {
        SpreadsheetText.fileName([overview.taught.course.course.code, overview.assessment.title])
    }

    private func row(_ entry: MonitoredEntry) -> [String] {
        let student = entry.student
        let person = [student.userName, student.name, student.surname, student.indexNumber ?? ""]
        guard let attempt = entry.attempt else { return person + Array(repeating: "", count: 12) }
        let start = [String(attempt.ordinal), time(attempt.startedAt)]
        guard let submission = attempt.submission else { return person + start + Array(repeating: "", count: 10) }
        if let annulment = entry.annulment {
            let why = strings("watch.annulled") + ": " + annulment.reason
            return person + start + [time(submission.endedAt), why] + Array(repeating: "", count: 8)
        }
        let outcome = submission.outcome
        let tenths = (submission.endedAt - attempt.startedAt).count / 6_000
        return person + start + [
            time(submission.endedAt), MonitoredEnd.text(submission, isByTeacher: entry.isEndedByTeacher, strings),
            Self.number(Int(tenths) * 100), Self.number(outcome.earned.thousandths), Self.number(outcome.possible.thousandths),
            Self.number(submission.mark.thousandths), String(outcome.correct), String(outcome.partly),
            String(outcome.incorrect), String(outcome.unanswered),
        ]
    }

    private func time(_ instant: Instant) -> String { strings.formats.sortable(instant) }

    private static func number(_ thousandths: Int) -> String { NumberNotation.ofPrograms.thousandths(thousandths, places: 3) }
}
