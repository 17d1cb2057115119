import Foundation

/// Writes the settings of a test, as FORMAT.md lists them. Those with their default value are left out.
struct TestHeadWriter {
    let zone: TimeZone
    let withExtraTimes: Bool

    /// - Parameter penalty: the penalty of questions without one of their own, in thousandths.
    func lines(of draft: AssessmentDraft, penalty: Int) -> [String] {
        let content = draft.content
        var lines = [setting("title", content.title), "kind: " + draft.kind.rawValue]
        if !draft.topic.isEmpty { lines.append(setting("topic", TopicPath.text(draft.topic))) }
        if let times = draft.times {
            lines += ["opens: " + time(times.opens), "closes: " + time(times.closes), "limit: \(Self.minutes(times.limit))"]
        }
        lines += ruleLines(draft.rules, draft.kind)
        if content.isShuffled == true { lines.append("questions: shuffled") }
        if let credit = content.credit { lines.append("credit: " + credit.rawValue) }
        if penalty > 0 { lines.append("penalty: " + Points(thousandths: penalty).written) }
        lines += block(DrawSetting.name, (content.draws ?? []).map { (TopicPath.text($0.topic), String($0.count)) })
        return withExtraTimes ? lines + extraTimes(draft.rules.extraTimes) + dates(draft.rules.dates) : lines
    }

    private func ruleLines(_ rules: AssessmentDraft.Rules, _ kind: AssessmentKind) -> [String] {
        var lines: [String] = []
        if let allowed = rules.allowed, kind == .quiz || allowed != 1 { lines.append("attempts: \(allowed)") }
        if rules.counts != .best { lines.append("counts: " + rules.counts.rawValue) }
        if rules.pause.count > 0 { lines.append("pause: \(Self.minutes(rules.pause))") }
        if let code = rules.code { lines.append(setting("code", code.text)) }
        if let results = release(rules.results, afterLast: "after-everyone") { lines.append("results: " + results) }
        if let answers = release(rules.answers, afterLast: "after-last-attempt") { lines.append("answers: " + answers) }
        if rules.check != .atEnd { lines.append("check: " + rules.check.rawValue) }
        if let programs = rules.programs { lines.append("programs: " + (programs ? "yes" : "no")) }
        return lines
    }

    private func release(_ release: Release<TimeExpression>, afterLast word: String) -> String? {
        switch release {
        case .atOnce: nil
        case .afterLast: word
        case .from(let time): self.time(time)
        }
    }

    private func time(_ time: TimeExpression) -> String {
        TimeExpression.text(of: time.instant, zone: zone)
    }

    private func extraTimes(_ times: [String: ExtraTime]) -> [String] {
        block(
            ExtraTimeSetting.name,
            times.sorted { $0.key < $1.key }.map { name, time in
                let factor = Points(thousandths: time.factor).written
                return (name, "{factor: \(factor), minutes: \(Self.minutes(time.added))}")
            })
    }

    private func dates(_ dates: [String: AssessmentDraft.Dates]) -> [String] {
        block(
            OtherDatesSetting.name,
            dates.sorted { $0.key < $1.key }.map { name, dates in
                let times = "opens: \(YAMLScalar.quoted(time(dates.opens))), closes: \(YAMLScalar.quoted(time(dates.closes)))"
                let reason = dates.reason.map { ", reason: " + YAMLScalar.quoted($0) } ?? ""
                return (name, "{" + times + reason + "}")
            })
    }

    private func setting(_ name: String, _ value: String) -> String {
        name + ": " + YAMLScalar.text(value)
    }

    private func block(_ name: String, _ pairs: [(name: String, value: String)]) -> [String] {
        pairs.isEmpty ? [] : [name + ":"] + pairs.map { "  " + YAMLScalar.text($0.name) + ": " + $0.value }
    }

    private static func minutes(_ time: Milliseconds) -> Int64 { time.count / 60_000 }
}

/// Writes a text as a YAML scalar that reads back as the same text.
enum YAMLScalar {
    /// The text as it is, when YAML gives no part of it a meaning, else quoted.
    static func text(_ value: String) -> String {
        isPlain(value) ? value : quoted(value)
    }

    /// The text between quotation marks, for a place where commas have a meaning.
    static func quoted(_ value: String) -> String {
        "\"" + value.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func isPlain(_ value: String) -> Bool {
        guard let first = value.unicodeScalars.first, first.properties.isAlphabetic || isDigit(first),
            value.unicodeScalars.last != " "
        else { return false }
        return value.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || isDigit($0) || " -_.,;()/'!?%+".unicodeScalars.contains($0)
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": return "\\" + String(scalar)
        case "\n": return "\\n"
        case _ where isPrintable(scalar): return String(scalar)
        default:
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }

    /// Whether a character is neither a control character nor one that YAML takes for a line end.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: true
        }
    }
}

extension Points {
    /// The number as authors write it: "1", "0.25".
    var written: String {
        let decimals = String(thousandths % 1000 + 1000).dropFirst()
        let shown = decimals.replacing(#/0+$/#, with: "")
        return shown.isEmpty ? String(thousandths / 1000) : "\(thousandths / 1000).\(shown)"
    }
}
