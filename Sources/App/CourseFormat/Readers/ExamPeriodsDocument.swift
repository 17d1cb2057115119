import Foundation

/// `periods.csv`: the exam periods of an institution.
struct ExamPeriodsDocument: Sendable {
    static let fileName = "periods.csv"
    static let columns = [
        "period", "name", "opens", "closes", "late until", "withdraw until", "first day", "last day", "fee from",
        "commission from", "least points", "debt",
    ]
    static let longestName = 80
    static let possibleNumbers = 1...20

    struct Entry: Sendable, Equatable {
        let line: Int
        /// By which the folder calls it.
        let key: String
        let name: String
        let opens: TimeExpression
        let closes: TimeExpression
        let late: TimeExpression?
        let withdraw: TimeExpression
        let first: SemesterDay
        let last: SemesterDay
        let chargedFrom: Int
        let commissionFrom: Int?
        let leastPoints: Points?
        let stopsDebtors: Bool
    }

    let entries: [Entry]

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile, now: Instant, zone: TimeZone) throws {
        entries = try ExamTable.entries(file, Self.columns, key: \.key) { row in Self.entry(&row, now, zone) }
    }

    private static func entry(_ row: inout ExamTable.Row, _ now: Instant, _ zone: TimeZone) -> Entry? {
        let today = LocalDay(now, in: zone)
        let (key, name) = (row.key("period"), row.needed("name"))
        if let name, !name.isWithin(letters: longestName) { row.add("mistake.exam-long", ["value": name]) }
        let (opens, closes) = (row.time("opens", now, zone), row.time("closes", now, zone))
        let late = row.text("late until") == nil ? nil : row.time("late until", now, zone)
        let withdraw = row.time("withdraw until", now, zone)
        let (first, last) = (row.day("first day", .monday, today), row.day("last day", .sunday, today))
        let charged = row.number("fee from", possibleNumbers, otherwise: 1)
        let commission = row.text("commission from") == nil ? nil : row.number("commission from", possibleNumbers)
        let least = row.text("least points").map { Points(text: $0) }
        if case .some(.none) = least { row.add("mistake.exam-number", ["column": "least points"]) }
        let stops = row.flag("debt")
        guard row.mistakes.isEmpty, let key, let name, let opens, let closes, let withdraw, let first, let last, let charged
        else { return nil }
        let isOrdered =
            closes.instant > opens.instant && withdraw.instant > opens.instant && last.day >= first.day
            && (late.map { $0.instant > closes.instant } ?? true)
        if !isOrdered { row.add("mistake.exam-order") }
        return Entry(
            line: row.line, key: key, name: name, opens: opens, closes: closes, late: late, withdraw: withdraw, first: first,
            last: last, chargedFrom: charged, commissionFrom: commission, leastPoints: least ?? nil, stopsDebtors: stops)
    }
}
