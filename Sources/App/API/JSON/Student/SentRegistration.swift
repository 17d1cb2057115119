/// A date for which a program registers a person, and what it was told that this costs.
struct SentRegistration: Sendable {
    let date: ID<ExamDate>
    /// Nil where the program does not say it: then it costs what it costs.
    let fee: ShownFee?

    private static let (longestDate, longestFee) = (100, 40)

    /// - Throws: `Problem.invalid` with all that is wrong.
    init(_ sent: JSONFields) throws {
        var fields = sent
        fields.require("date")
        let date = fields.text("date", longest: Self.longestDate)
        fee = fields.text("fee", longest: Self.longestFee).map { ShownFee(posted: $0) }
        try fields.check()
        self.date = ID(text: date ?? "")
    }
}
