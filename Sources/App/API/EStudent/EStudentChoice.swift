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
