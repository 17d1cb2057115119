import Foundation

/// Writes the numbers of a sheet as the program shows them: student numbers with their zeros, days as days, and nothing as 1.0E5.
struct SpreadsheetFormats: Sendable {
    private enum Format: Sendable {
        case number, day
        /// Digits among other characters: `0000/0000`.
        case digits([UInt8])
    }

    private let formats: [Format]
    private let isFrom1904: Bool

    /// The codes of days and times that every program knows by their ids.
    private static let days: [ClosedRange<Int>] = [14...22, 27...36, 45...47, 50...58]

    /// The most bytes with which programs write a number, and which a number as it is shown takes: there are very many cells.
    private static let (longest, longestShown) = (24, 40)
    private static let zero = UInt8(ascii: "0")

    init(_ styles: SpreadsheetStyles, isFrom1904: Bool) {
        self.isFrom1904 = isFrom1904
        let own = styles.codes.mapValues(Self.format)
        formats = styles.cells.map { id in own[id] ?? (Self.days.contains { $0.contains(id) } ? .day : .number) }
    }

    /// - Parameter value: as it is in the file: `20230145`, `2.0230145E7`.
    func shown(_ value: String, style: Int) -> String {
        guard value.isWithin(bytes: Self.longest), let number = Double(value), number.isFinite else { return value }
        let whole = number == number.rounded() && number >= -1e15 && number <= 1e15 ? Int(number) : nil
        switch formats.at(style) ?? .number {
        case .day: return day(number) ?? value
        case .digits(let code):
            guard let whole, whole >= 0 else { return value }
            return Self.filled(code, String(whole))
        case .number:
            if let whole { return String(whole) }
            // Programs show 15 digits; in the file are up to 17, of the nearest binary number: 8.1500000000000004.
            let shown = String(format: "%.15g", number)
            return Decimal(string: shown, locale: Locale(identifier: "en_US_POSIX")).map { "\($0)" } ?? value
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
        let (bare, literal) = section(code)
        if bare == "general" { return .number }
        if bare.contains(where: { "dmyhs".contains($0) }) { return .day }
        let isDigits =
            literal.isWithin(bytes: longestShown) && literal.allSatisfy { "0#/-. ".contains($0) || $0.isLetter }
            && literal.contains("0")
        // A number with decimals is one.
        return isDigits && literal.contains(#/00|0[\/\- ]0/#) && !literal.contains(#/0\.0|#\.|\.#/#)
            ? .digits(Array(literal.utf8)) : .number
    }

    /// The first section of a code, in one pass: the letters that mean something, in small ones, and all that is written. Colours,
    /// conditions and the widths of letters are neither.
    private static func section(_ code: String) -> (bare: String, literal: String) {
        var (bare, literal, rest) = ("", "", code[...])
        while let letter = rest.popFirst(), letter != ";" {
            switch letter {
            case "\"":
                let quoted = rest.prefix { $0 != "\"" }
                literal += quoted
                rest = rest[quoted.endIndex...].dropFirst()
            case "\\": if let next = rest.popFirst() { literal.append(next) }
            case "_", "*": rest = rest.dropFirst()
            case "[": rest = rest.drop { $0 != "]" }.dropFirst()
            default:
                bare += letter.lowercased()
                literal.append(letter)
            }
        }
        return (bare, literal)
    }

    /// The digits put into the places of a code, from the right; more of them than places come first.
    private static func filled(_ code: [UInt8], _ digits: String) -> String {
        var (rest, shown) = (Array(digits.utf8), [UInt8]())
        var places = code.count(where: isPlace)
        for byte in code.reversed() {
            guard isPlace(byte) else {
                shown.append(byte)
                continue
            }
            places -= 1
            if let digit = rest.popLast() {
                shown.append(digit)
            } else if byte == zero {
                shown.append(zero)
            }
            while places == 0, let digit = rest.popLast() { shown.append(digit) }
        }
        return String(decoding: shown.reversed(), as: UTF8.self)
    }

    private static func isPlace(_ byte: UInt8) -> Bool { byte == zero || byte == UInt8(ascii: "#") }
}
