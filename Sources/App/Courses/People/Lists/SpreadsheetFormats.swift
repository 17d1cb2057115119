import Foundation

/// Writes the numbers of a sheet as the program shows them: student numbers with their zeros, days as days, and nothing as 1.0E5.
struct SpreadsheetFormats: Sendable {
    private enum Format: Sendable {
        case number, day
        /// Digits among other characters: `0000/0000`.
        case digits(String)
    }

    private let formats: [Format]
    private let isFrom1904: Bool

    /// The codes of days and times that every program knows by their ids.
    private static let days = [14...22, 27...36, 45...47, 50...58]

    init(_ styles: SpreadsheetStyles, isFrom1904: Bool) {
        self.isFrom1904 = isFrom1904
        formats = styles.cells.map { id in
            if let code = styles.codes[id] { return Self.format(code) }
            return Self.days.contains { $0.contains(id) } ? .day : .number
        }
    }

    /// - Parameter value: as it is in the file: `20230145`, `2.0230145E7`.
    func shown(_ value: String, style: Int) -> String {
        guard let number = Double(value), number.isFinite else { return value }
        let whole = number == number.rounded() && number >= -1e15 && number <= 1e15 ? Int(number) : nil
        switch formats.at(style) ?? .number {
        case .day: return day(number) ?? value
        case .digits(let code):
            guard let whole, whole >= 0 else { return value }
            return Self.filled(code, String(whole))
        case .number:
            if let whole { return String(whole) }
            return Decimal(string: value, locale: Locale(identifier: "en_US_POSIX")).map { "\($0)" } ?? value
        }
    }

    /// Days are counted from the last one of 1899, as if 1900 had had a 29th of February.
    private func day(_ number: Double) -> String? {
        let days = number + (isFrom1904 ? 1462 : 0)
        guard (1..<2_958_466).contains(days) else { return nil }
        let date = Date(timeIntervalSince1970: (days.rounded(.down) - 25_569) * 86_400)
        return String(date.formatted(.iso8601.year().month().day()))
    }

    private static func format(_ code: String) -> Format {
        let first = String(code.split(separator: ";", omittingEmptySubsequences: false).first ?? "")
        let bare = first.replacing(#/"[^"]*"|\\.|\[[^\]]*\]|_./#, with: "")
        if bare.lowercased() == "general" { return .number }
        if bare.lowercased().contains(where: { "dmyhs".contains($0) }) { return .day }
        let literal = first.replacing(#/"([^"]*)"/#, with: { String($0.1) }).replacing(#/\\(.)/#, with: { String($0.1) })
        let isDigits = literal.allSatisfy { "0#/-. ".contains($0) || $0.isLetter } && literal.contains("0")
        // A number with decimals is one.
        return isDigits && literal.contains(#/00|0[\/\- ]0/#) && !literal.contains(#/0\.0|#\.|\.#/#) ? .digits(literal) : .number
    }

    /// The digits put into the places of a code, from the right; more of them than places come first.
    private static func filled(_ code: String, _ digits: String) -> String {
        var (rest, shown) = (digits[...], "")
        let places = code.count { $0 == "0" || $0 == "#" }
        var seen = 0
        for character in code.reversed() {
            guard character == "0" || character == "#" else {
                shown.append(character)
                continue
            }
            seen += 1
            if seen == places {
                shown += String(rest.reversed())
                if rest.isEmpty, character == "0" { shown.append("0") }
                rest = ""
            } else if let digit = rest.popLast() {
                shown.append(digit)
            } else if character == "0" {
                shown.append("0")
            }
        }
        return String(shown.reversed())
    }
}
