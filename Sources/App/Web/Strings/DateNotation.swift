import Foundation

/// How a language writes days, learnt once from its locale data (CLDR): asking for each day costs some microseconds.
struct DateNotation: Sendable {
    private enum Piece: Sendable {
        case text(String)
        case day
        case month
        case year
        case weekday
    }

    /// A day with its month in words, for each month.
    private let long: [[Piece]]
    /// A day with its weekday and its month in words, for each month.
    private let withWeekday: [[Piece]]
    /// From Sunday on.
    private let weekdays: [String]
    private let short: [Piece]
    /// Whether a short date has two digits for each day and month.
    private let isShortPadded: Bool

    /// The notation of a language.
    static func of(_ language: Language) -> DateNotation {
        switch language {
        case .romanian: romanian
        case .serbian: serbian
        case .english: english
        }
    }

    private static let romanian = DateNotation(.romanian)
    private static let serbian = DateNotation(.serbian)
    private static let english = DateNotation(.english)

    private init(_ language: Language) {
        let style = Date.FormatStyle(locale: language.locale, timeZone: .gmt)
        // The 14th of each month of 2012.
        let samples = (1...12).map { Self.date(2012, $0, 14) }
        let numbers: [(String, Piece)] = [("14", .day), ("2012", .year)]
        long = zip(samples, Self.serbianMonths).map { date, genitive in
            if language == .serbian { return [.day, .text(". \(genitive) "), .year, .text(".")] }
            return Self.pieces(of: date.formatted(style.day().month(.wide).year()), numbers)
        }
        withWeekday = samples.map { date in
            let weekday = date.formatted(style.weekday(.wide))
            return Self.pieces(of: date.formatted(style.weekday(.wide).day().month(.wide)), numbers + [(weekday, .weekday)])
        }
        // The first of January 2012 is a Sunday.
        weekdays = (1...7).map { Self.date(2012, 1, $0).formatted(style.weekday(.wide)) }
        let sample = Self.date(2012, 3, 4).formatted(
            Date.FormatStyle(date: .numeric, time: .omitted, locale: language.locale, timeZone: .gmt))
        short = Self.pieces(of: sample, [("2012", .year), ("04", .day), ("4", .day), ("03", .month), ("3", .month)])
        isShortPadded = sample.contains("04")
    }

    /// In the genitive, which says when something is, and which od, do, pre and posle take. Locale data have the nominative.
    private static let serbianMonths = [
        "januara", "februara", "marta", "aprila", "maja", "juna", "jula", "avgusta", "septembra", "oktobra", "novembra",
        "decembra",
    ]

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month, day: day, hour: 12)
            .date
            ?? .distantPast
    }

    /// What stands in a text, with the parts that differ from day to day found.
    private static func pieces(of sample: String, _ known: [(text: String, piece: Piece)]) -> [Piece] {
        var pieces: [Piece] = []
        var (text, rest) = ("", sample[...])
        while let first = rest.first {
            if let found = known.first(where: { rest.hasPrefix($0.text) }) {
                pieces += [.text(text), found.piece]
                text = ""
                rest = rest.dropFirst(found.text.count)
            } else {
                text.append(first)
                rest = rest.dropFirst()
            }
        }
        return pieces + [.text(text)]
    }

    /// A day with its month in words, as it stands in a sentence: 14 ianuarie 2012 · 14. januara 2012. · 14 January 2012.
    func long(_ day: LocalDay) -> String {
        text(long.at(day.month - 1) ?? [], day, isPadded: false)
    }

    /// From one day to another, what they share said once: 24–30 ianuarie 2012 · 31. januara – 6. februara 2012. · 31 December
    /// 2011 – 6 January 2012.
    func span(_ first: LocalDay, _ last: LocalDay) -> String {
        guard first.year == last.year else { return long(first) + " – " + long(last) }
        if first.month == last.month { return "\(first.day)–" + long(last) }
        // The year comes last in each language.
        let pieces = (long.at(first.month - 1) ?? []).prefix { if case .year = $0 { false } else { true } }
        return text(Array(pieces), first, isPadded: false).trimmingCharacters(in: .whitespaces) + " – " + long(last)
    }

    /// The name of a weekday, from 1 for Monday to 7 for Sunday.
    func weekday(_ number: Int) -> String { weekdays.at(number % 7) ?? "" }

    /// joi, 26 noiembrie · četvrtak, 26. novembar · Thursday 26 November
    func withWeekday(_ day: LocalDay) -> String {
        text(withWeekday.at(day.month - 1) ?? [], day, isPadded: false)
    }

    /// 14.01.2012 · 14. 1. 2012. · 14/01/2012
    func short(_ day: LocalDay) -> String {
        text(short, day, isPadded: isShortPadded)
    }

    private func text(_ pieces: [Piece], _ day: LocalDay, isPadded: Bool) -> String {
        func number(_ number: Int) -> String { isPadded && number < 10 ? "0\(number)" : "\(number)" }
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let own): text += own
            case .day: text += number(day.day)
            case .month: text += number(day.month)
            case .year: text += "\(day.year)"
            case .weekday: text += weekdays.at(day.weekday) ?? ""
            }
        }
        return text
    }
}
