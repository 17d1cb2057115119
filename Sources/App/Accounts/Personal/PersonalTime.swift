import Foundation

extension Instant {
    /// 2026-11-21T08:00:00.000Z
    var iso8601: String {
        let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: Self.dayLength)
        let (days, left) = rest < 0 ? (whole - 1, Int(rest + Self.dayLength)) : (whole, Int(rest))
        let day = LocalDay(number: Int(days))
        // Programs are told many times, and Foundation takes ten times as long; calendars before differ.
        guard (1600...9999).contains(day.year) else { return farISO8601 }
        var text: [UInt8] = []
        text.reserveCapacity(24)
        func write(_ number: Int, after mark: Unicode.Scalar? = nil, digits: Int = 2) {
            if let mark { text.append(UInt8(ascii: mark)) }
            let written = String(number).utf8
            for _ in written.count..<max(digits, written.count) { text.append(UInt8(ascii: "0")) }
            text += written
        }
        write(day.year, digits: 4)
        write(day.month, after: "-")
        write(day.day, after: "-")
        write(left / 3_600_000, after: "T")
        write(left / 60_000 % 60, after: ":")
        write(left / 1000 % 60, after: ":")
        write(left % 1000, after: ".", digits: 3)
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    /// The same for any year.
    private var farISO8601: String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let whole = Date(timeIntervalSince1970: Double(rest < 0 ? seconds - 1 : seconds)).formatted(.iso8601)
        let thousandths = String(1000 + (rest < 0 ? rest + 1000 : rest)).dropFirst()
        return whole.replacingOccurrences(of: "Z", with: "." + thousandths + "Z")
    }

    private static let dayLength: Int64 = 86_400_000
}
