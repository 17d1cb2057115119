/// Reads days as people write them in the three languages, see `WrittenDay`.
enum DayText {
    /// Why a text is no day: the sentence, with its values.
    struct Refusal: Error, Equatable {
        let key: String
        var values: [String: String] = [:]
    }

    /// The years of money: what is before or after is a slip of the pen.
    private static let years = 2000...2100

    /// A day that is relative to another one, as import folders write it: `-40d` is 40 days before, `+6w` six weeks after.
    /// Nil for any other text.
    static func relative(_ text: String, to day: LocalDay) -> LocalDay? {
        guard let match = text.wholeMatch(of: #/([+-])([0-9]{1,3})([dw])/#), let number = Int(match.2) else { return nil }
        let days = match.3 == "w" ? number * 7 : number
        return day + (match.1 == "-" ? -days : days)
    }

    /// Nil for no text.
    static func day(_ text: String?, _ formats: Formats) throws(Refusal) -> LocalDay? {
        guard let text = TypedText.line(text) else { return nil }
        // A full stop after a Serbian date is no part of it.
        switch WrittenDay(text) ?? (text.hasSuffix(".") ? WrittenDay(String(text.dropLast())) : nil) {
        case .day(let day):
            guard years.contains(day.year) else { throw Refusal(key: "money.day-invalid") }
            return day
        case .ambiguous(let one, let other):
            throw Refusal(key: "semesters.day-twofold", values: ["first": formats.day(one), "second": formats.day(other)])
        case nil: throw Refusal(key: "money.day-invalid")
        }
    }
}
