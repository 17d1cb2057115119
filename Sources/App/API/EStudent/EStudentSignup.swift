/// A subject that was chosen in the eStudent app, with the date of its exam.
struct EStudentChoice: Sendable, Equatable {
    let code: String
    let date: ID<ExamDate>

    /// The most subjects in one call.
    static let most = 50
    private static let longest = 100

    /// Reads them from the fields, which collect what is wrong.
    static func all(_ fields: inout JSONFields) -> [EStudentChoice] {
        fields.require(EStudentForm.chosen)
        let sent = fields.objects(EStudentForm.chosen, most: most) { fields in
            fields.require(EStudentForm.code)
            fields.require(EStudentForm.date)
            let code = fields.text(EStudentForm.code, longest: longest)
            let date = fields.text(EStudentForm.date, longest: longest)
            return EStudentChoice(code: TypedText.line(code) ?? "", date: ID(text: date ?? ""))
        }
        if let sent, sent.isEmpty { fields.add(EStudentForm.chosen, "exams.nothing-chosen") }
        return sent ?? []
    }

    /// Whether the date is one of another subject than the one that was chosen with it.
    func isOfOther(_ overview: ExamOverview) -> Bool {
        let subject = overview.parts.flatMap(\.subjects).first { $0.choice(date) != nil }
        return subject.map { $0.course.code != code } ?? false
    }
}

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
