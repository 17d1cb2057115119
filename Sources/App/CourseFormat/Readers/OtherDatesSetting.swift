import Foundation
import Yams

/// When a test opens and closes for single people: `ana: {opens: "2026-12-01 09:00", closes: "2026-12-01 11:00"}`, one a line,
/// perhaps with a `reason`.
enum OtherDatesSetting {
    static let name = "other-dates"

    /// The longest reason, in characters.
    static let longestReason = 500

    static func read(_ settings: inout Settings, _ around: AssessmentSurroundings) -> [String: AssessmentDraft.Dates] {
        var dates: [String: AssessmentDraft.Dates] = [:]
        for (key, value) in settings.pairs(name) {
            let (userName, line) = (key.cleanText ?? "", settings.line(of: key))
            if let userNames = around.userNames, !userNames.contains(userName) {
                settings.add(Mistake(settings.file, line: line, "mistake.unknown-person", ["value": userName]))
            } else if let read = read(value, of: userName, line, &settings, around) {
                dates[userName] = read
            }
        }
        return dates
    }

    private static func read(
        _ node: Node, of userName: String, _ line: Int?, _ settings: inout Settings, _ around: AssessmentSurroundings
    ) -> AssessmentDraft.Dates? {
        guard let mapping = node.mapping, mapping["opens"] != nil, mapping["closes"] != nil,
            mapping.keys.allSatisfy({ ["opens", "closes", "reason"].contains($0.cleanText) }),
            mapping["reason"].map({ $0.cleanText != nil }) ?? true
        else {
            settings.add(Mistake(settings.file, line: line, "mistake.other-dates", ["value": userName]))
            return nil
        }
        let reason = mapping["reason"]?.cleanText.flatMap { $0.isEmpty ? nil : $0 }
        if let reason, !reason.isWithin(letters: longestReason) {
            settings.add(Mistake(settings.file, line: line, "mistake.dates-reason", ["most": String(longestReason)]))
            return nil
        }
        let opens = time(mapping["opens"], line, &settings, around)
        let closes = time(mapping["closes"], line, &settings, around)
        guard let opens, let closes else { return nil }
        if opens.isComparable(with: closes), closes.instant <= opens.instant {
            settings.add(Mistake(settings.file, line: line, "mistake.closes-before-opens"))
            return nil
        }
        return AssessmentDraft.Dates(opens: opens, closes: closes, reason: reason, line: line)
    }

    private static func time(
        _ node: Node?, _ line: Int?, _ settings: inout Settings, _ around: AssessmentSurroundings
    ) -> TimeExpression? {
        let text = node?.cleanText ?? ""
        if let time = around.time(text) { return time }
        if case .ambiguous(let dayFirst, let monthFirst) = WrittenDate(text) {
            let values = ["value": text, "first": dayFirst, "second": monthFirst]
            settings.add(Mistake(settings.file, line: line, "mistake.time-twofold", values))
        } else {
            settings.add(Mistake(settings.file, line: line, "mistake.time", ["value": text]))
        }
        return nil
    }
}
