import Foundation
import Yams

/// The extra times of single people in one test: `ana: {factor: 1.5, minutes: 10}`, one a line.
enum ExtraTimeSetting {
    static let name = "extra-time"

    static func read(_ settings: inout Settings, userNames: Set<String>?) -> [String: ExtraTime] {
        var times: [String: ExtraTime] = [:]
        for (key, value) in settings.pairs(name) {
            let (userName, line) = (key.cleanText ?? "", settings.line(of: key))
            if let userNames, !userNames.contains(userName) {
                settings.add(Mistake(settings.file, line: line, "mistake.unknown-person", ["value": userName]))
            } else if let time = time(value, of: userName, line, &settings) {
                times[userName] = time
            }
        }
        return times
    }

    private static func time(_ node: Node, of userName: String, _ line: Int?, _ settings: inout Settings) -> ExtraTime? {
        guard let mapping = node.mapping, mapping.keys.allSatisfy({ ["factor", "minutes"].contains($0.cleanText) }) else {
            settings.add(Mistake(settings.file, line: line, "mistake.extra-time", ["value": userName]))
            return nil
        }
        let (factorText, minutesText) = (mapping["factor"]?.cleanText, mapping["minutes"]?.cleanText)
        let factor = mapping["factor"] == nil ? ExtraTime.none.factor : ExtraTime.factor(factorText ?? "")
        let minutes = mapping["minutes"] == nil ? 0 : ExtraTime.minutes(minutesText ?? "")
        if factor == nil {
            settings.add(Mistake(settings.file, line: line, "mistake.time-factor", ["value": factorText ?? ""]))
        }
        if minutes == nil {
            settings.add(Mistake(settings.file, line: line, "mistake.extra-minutes", ["value": minutesText ?? ""]))
        }
        guard let factor, let minutes else { return nil }
        return ExtraTime(factor: factor, added: .minutes(minutes))
    }
}

extension ExtraTime {
    /// Reads a factor in thousandths; nil when the text is not a factor.
    static func factor(_ text: String) -> Int? {
        Thousandths.read(text, in: none.factor...mostFactor)
    }

    /// Reads whole minutes; nil when the text is not a number of minutes.
    static func minutes(_ text: String) -> Int? {
        Int(text).flatMap { (0...mostMinutes).contains($0) ? $0 : nil }
    }
}
