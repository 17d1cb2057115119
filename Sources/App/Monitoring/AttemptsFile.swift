import Foundation

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
        let outcome = submission.outcome
        let length = Decimal((submission.endedAt - attempt.startedAt).count / 6_000) / 10
        return person + start + [
            time(submission.endedAt), MonitoredEnd.text(submission, isByTeacher: entry.isEndedByTeacher, strings),
            Self.number(length, places: 1), Self.number(outcome.earned.decimal), Self.number(outcome.possible.decimal),
            Self.number(Decimal(submission.mark.thousandths) / 1000), String(outcome.correct), String(outcome.partly),
            String(outcome.incorrect), String(outcome.unanswered),
        ]
    }

    /// 2026-11-21 10:41:07, in the institution's time.
    private func time(_ instant: Instant) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = strings.formats.zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: instant.date)
        func two(_ part: Int?) -> String { String(String(100 + (part ?? 0)).suffix(2)) }
        return
            "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
    }

    private static func number(_ number: Decimal, places: Int = 3) -> String {
        number.formatted(
            .number.precision(.fractionLength(0...places)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
