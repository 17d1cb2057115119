/// What became of chosen subjects, as the eStudent app reads it: the sentences for its window, and of each subject whether it is
/// registered and under which number.
enum EStudentSignup {
    /// - Parameter lines: what is said of each.
    static func document(_ choices: [EStudentChoice], _ outcomes: [ExamOutcome], _ lines: [String]) -> OrderedJSON {
        let rows = zip(zip(choices, outcomes), lines).map { pair, line in
            row(pair.0, pair.1, line)
        }
        return .object([("poruka", .text(lines.joined(separator: "\n"))), ("predmeti", .list(rows))])
    }

    private static func row(_ choice: EStudentChoice, _ outcome: ExamOutcome, _ line: String) -> OrderedJSON {
        let registration = outcome.registration
        return .object([
            ("kod", .text(choice.code)), ("termin", .text(choice.date.text)),
            ("prijavljen", .flag(registration?.state.seat == choice.date)),
            ("brojPrijave", registration.map { .integer($0.number) } ?? .null), ("poruka", .text(line)),
        ])
    }
}
