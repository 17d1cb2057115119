/// Reads days as people write them in the three languages, see `WrittenDay`.
enum DayText {
    /// Why a text is no day: the sentence, with its values.
    struct Refusal: Error, Equatable {
        let key: String
        var values: [String: String] = [:]
    }

    /// The years of money: what is before or after is a slip of the pen.
    private static let years = 2000...2100

    /// Nil for no text.
    static func day(_ text: String?, _ formats: Formats) throws(Refusal) -> LocalDay? {
        guard let text = TypedText.line(text) else { return nil }
        // A full stop after a Serbian date is no part of it.
        switch WrittenDay(text) ?? WrittenDay(String(text.dropLast())) {
        case .day(let day):
            guard years.contains(day.year) else { throw Refusal(key: "money.day-invalid") }
            return day
        case .ambiguous(let one, let other):
            throw Refusal(key: "semesters.day-twofold", values: ["first": formats.day(one), "second": formats.day(other)])
        case nil: throw Refusal(key: "money.day-invalid")
        }
    }
}
