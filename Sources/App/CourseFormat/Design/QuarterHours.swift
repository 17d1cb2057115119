import Database

/// How long a piece of work takes, in quarters of an hour.
struct QuarterHours: Sendable, Hashable, DatabaseValue {
    /// The most that an event takes: a thousand hours.
    static let most = 4000

    let count: Int

    init(count: Int) {
        self.count = count
    }

    init(sqlValue: SQLValue) throws {
        count = try Int(sqlValue: sqlValue)
    }

    /// Reads `1.5`, `1,5` and `1:30`. Nil for any other text, for what is no whole quarter, and for more than `most`.
    init?(_ text: String) {
        let quarters: Int
        if let match = text.wholeMatch(of: #/([0-9]{1,4}):([0-9]{2})/#), let hours = Int(match.1), let minutes = Int(match.2),
            minutes < 60, minutes.isMultiple(of: Self.minutesOfOne)
        {
            quarters = hours * Self.ofAnHour + minutes / Self.minutesOfOne
        } else if let thousandths = Thousandths.read(text, in: 0...Self.most * Self.thousandthsOfOne),
            thousandths.isMultiple(of: Self.thousandthsOfOne)
        {
            quarters = thousandths / Self.thousandthsOfOne
        } else {
            return nil
        }
        guard quarters <= Self.most else { return nil }
        count = quarters
    }

    var sqlValue: SQLValue { count.sqlValue }

    var minutes: Int { count * Self.minutesOfOne }

    /// In hours.
    var thousandths: Int { count * Self.thousandthsOfOne }

    /// As a file has them: 2, 1.5, 0.25.
    var decimal: String {
        let (hours, quarters) = count.quotientAndRemainder(dividingBy: Self.ofAnHour)
        return String(hours) + (["", ".25", ".5", ".75"].at(quarters) ?? "")
    }

    private static let ofAnHour = 4
    private static let minutesOfOne = 15
    private static let thousandthsOfOne = 250
}
