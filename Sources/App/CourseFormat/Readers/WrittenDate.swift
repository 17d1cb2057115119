import Foundation

/// A day and a time of day as people write them in the three languages: `30.11.2026 09:00`, `30. novembar 2026. u 9`,
/// `November 30, 2026, 9:00 am`.
enum WrittenDate: Sendable, Equatable {
    /// The way in which texts are written by forms: `2026-11-30 09:00`. The day may be one that does not exist.
    case moment(String)
    /// Where it cannot be known which number is the day: the moment with the day first, and with the month first.
    case ambiguous(String, String)

    private static let longest = 60

    /// Nil for any other text.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest, text.first?.isWhitespace == false, text.last?.isWhitespace == false else {
            return nil
        }
        let folded = text.lowercased().replacing("\u{A0}", with: " ")
        guard let found = Self.inNumbers(folded) ?? Self.inWords(folded) else { return nil }
        self = found
    }

    /// The year is first or last, and has four digits. After dots the day is first, or last after the year; with other signs the
    /// numbers decide, where they can.
    private static func inNumbers(_ text: String) -> WrittenDate? {
        let written = #/([0-9]{1,4})(\. ?|\/|-| )([0-9]{1,2})\2([0-9]{1,4})(?:\.?,? |t)(.+)/#
        guard let match = text.wholeMatch(of: written), let clock = clock(match.5) else { return nil }
        let (first, second, third) = (match.1, match.3, match.4)
        if first.count == 4, third.count <= 2 { return .moment(moment(first, second, third, clock)) }
        guard first.count <= 2, third.count == 4, let one = Int(first), let two = Int(second) else { return nil }
        let (dayFirst, monthFirst) = (moment(third, second, first, clock), moment(third, first, second, clock))
        if match.2.hasPrefix(".") || two <= 12 && (one > 12 || one == two) { return .moment(dayFirst) }
        return two > 12 ? .moment(monthFirst) : .ambiguous(dayFirst, monthFirst)
    }

    private static func inWords(_ text: String) -> WrittenDate? {
        if let match = text.wholeMatch(of: #/([0-9]{1,2})(?:st|nd|rd|th)?\.? ?(?:of )?(\p{L}+)\.?,? ?([0-9]{4})\.?,? (.+)/#) {
            guard let month = months[String(match.2)], let clock = clock(match.4) else { return nil }
            return .moment(moment(match.3, month, match.1, clock))
        }
        guard let match = text.wholeMatch(of: #/(\p{L}+)\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4}),? (.+)/#),
            let month = months[String(match.1)], let clock = clock(match.4)
        else { return nil }
        return .moment(moment(match.3, month, match.2, clock))
    }

    /// `9`, `9:00`, `9.00`, `u 9 h`, `la ora 9`, `at 9 pm`, as `09:00`. Texts keep an hour that does not exist, so that it is
    /// refused where they are read.
    private static func clock(_ text: Substring) -> String? {
        let written =
            #/(?:(?:la )?(?:ora|orele) |la |u |at )?([0-9]{1,2})(?:[:.]([0-9]{2}))? ?(am|pm|a\.m\.|p\.m\.|h|č|sati|časova|časa|o['’]clock)?/#
        guard let match = text.wholeMatch(of: written), let hour = Int(match.1) else { return nil }
        guard let half = match.3?.first, half == "a" || half == "p" else { return two(hour) + ":" + (match.2 ?? "00") }
        guard (1...12).contains(hour) else { return nil }
        return two(hour % 12 + (half == "p" ? 12 : 0)) + ":" + (match.2 ?? "00")
    }

    private static func moment(_ year: Substring, _ month: Substring, _ day: Substring, _ clock: String) -> String {
        moment(year, Int(month) ?? 0, day, clock)
    }

    private static func moment(_ year: Substring, _ month: Int, _ day: Substring, _ clock: String) -> String {
        "\(year)-\(two(month))-\(two(Int(day) ?? 0)) \(clock)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// The names of months in Romanian, Serbian (also as after a day) and English, and how they are shortened.
    private static let months: [String: Int] = {
        let names = [
            "ianuarie ian januar januara january jan", "februarie februar februara february feb febr",
            "martie mart marta march mar", "aprilie april aprila apr", "mai maj maja may", "iunie iun jun juna juni june",
            "iulie iul jul jula juli july", "august aug avgust avgusta avg",
            "septembrie septembar septembra september sept sep", "octombrie oct oktobar oktobra okt october",
            "noiembrie noi nov novembar novembra november", "decembrie dec decembar decembra december",
        ]
        let pairs = names.enumerated().flatMap { index, names in names.split(separator: " ").map { (String($0), index + 1) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}

extension Settings {
    /// Reports a text that is not a time, or that can be read as two.
    /// - Parameters:
    ///   - key: the sentence for a text that is not a time.
    ///   - values: what that sentence tells besides the text.
    mutating func addTime(_ text: String, at name: String, _ key: String = "mistake.time", _ values: [String: String] = [:]) {
        guard case .ambiguous(let dayFirst, let monthFirst) = WrittenDate(text) else {
            return add(key, at: name, values.merging(["value": text]) { $1 })
        }
        add("mistake.time-twofold", at: name, ["value": text, "first": dayFirst, "second": monthFirst])
    }
}
