import Database

/// ECTS credits, counted in halves: whole or half ones, from none to 60, those of a year.
struct Credits: Hashable, Sendable, DatabaseValue {
    let halves: Int

    /// In halves.
    static let most = 120

    init(halves: Int) {
        self.halves = halves
    }

    init(sqlValue: SQLValue) throws {
        halves = try Int(sqlValue: sqlValue)
    }

    /// Reads a text such as "6", "7.5" or "7,5". Nil for any other text, and for more than 60.
    init?(text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let whole = parts.first, (1...2).contains(parts.count), (1...2).contains(whole.utf8.count),
            whole.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(whole),
            let half = parts.count == 1 ? 0 : Self.halves[String(parts.last ?? "")], 2 * number + half <= Self.most
        else { return nil }
        halves = 2 * number + half
    }

    var sqlValue: SQLValue { halves.sqlValue }

    var thousandths: Int { halves * 500 }

    /// As a file has them: 6, 7.5.
    var decimal: String { halves.isMultiple(of: 2) ? String(halves / 2) : String(halves / 2) + ".5" }

    private static let halves = ["0": 0, "5": 1]
}
