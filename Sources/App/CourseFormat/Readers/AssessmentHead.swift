import Foundation

/// The front matter of a test.
struct AssessmentHead {
    let title: String
    let kind: AssessmentKind?
    let topic: [String]
    let times: AssessmentDraft.Times?
    let rules: AssessmentDraft.Rules
    // Nil, as in the draft, when absent or equal to the default.
    let isShuffled: Bool?
    let draws: [DrawSetting]
    let credit: CreditRule?
    /// In thousandths of a question's points, for questions without a penalty of their own.
    let penalty: Int

    private static let timeSettings = ["opens", "closes", "limit"]
    private static let known =
        ["title", "kind", "topic", FileNames.setting] + timeSettings + ["questions", DrawSetting.name, "credit", "penalty"]
        + AssessmentRulesReader.settings

    init(_ settings: inout Settings, _ around: AssessmentSurroundings) {
        settings.requireKnown(Set(Self.known))
        title = settings.requiredText("title")
        kind = settings.choice("kind", of: AssessmentKind.self)
        topic = Self.topic(&settings, around)
        times = Self.times(&settings, kind, around)
        rules = AssessmentRulesReader.read(&settings, kind: kind, around)
        isShuffled = settings.optionalChoice("questions", of: WrittenOrder.self) == .shuffled ? true : nil
        draws = DrawSetting.read(&settings, hasTopic: around.hasTopic)
        let credit = settings.optionalChoice("credit", of: CreditRule.self)
        self.credit = credit == .rightMinusWrong ? nil : credit
        penalty = Self.penalty(&settings)
    }

    private static func topic(_ settings: inout Settings, _ around: AssessmentSurroundings) -> [String] {
        guard let text = settings.text("topic") else { return [] }
        let topic = TopicPath.read(text)
        if !around.hasTopic(topic) { settings.add("mistake.unknown-topic", at: "topic", ["topic": text]) }
        return topic
    }

    private static func penalty(_ settings: inout Settings) -> Int {
        guard let text = settings.optionalText("penalty") else { return 0 }
        if let penalty = Thousandths.share(text) { return penalty }
        settings.add("mistake.penalty", at: "penalty", ["value": text])
        return 0
    }

    private static func times(
        _ settings: inout Settings, _ kind: AssessmentKind?, _ around: AssessmentSurroundings
    ) -> AssessmentDraft.Times? {
        switch kind {
        case .quiz:
            for name in timeSettings where settings.has(name) {
                settings.add("mistake.quiz-time", at: name, ["setting": name])
            }
            return nil
        case .final: return times(&settings, around)
        case nil: return nil
        }
    }

    private static func times(_ settings: inout Settings, _ around: AssessmentSurroundings) -> AssessmentDraft.Times? {
        let opens = time("opens", &settings, around)
        let closes = time("closes", &settings, around)
        let limitText = settings.requiredText("limit")
        let limit = Int(limitText).flatMap { (1...1440).contains($0) ? $0 : nil }
        if limit == nil, !limitText.isEmpty { settings.add("mistake.limit", at: "limit", ["value": limitText]) }
        guard let opens, let closes, let limit else { return nil }
        if opens.isComparable(with: closes), closes.instant <= opens.instant {
            settings.add("mistake.closes-before-opens", at: "closes")
        }
        return AssessmentDraft.Times(
            opens: opens, closes: closes, closesLine: settings.line("closes"), limit: .minutes(limit))
    }

    private static func time(
        _ name: String, _ settings: inout Settings, _ around: AssessmentSurroundings
    ) -> TimeExpression? {
        let text = settings.requiredText(name)
        if text.isEmpty { return nil }
        let time = around.time(text)
        if time == nil { settings.addTime(text, at: name) }
        return time
    }
}

/// The order of a test's questions or a question's options: that of the document, or a different one in each attempt.
enum WrittenOrder: String, CaseIterable {
    case fixed
    case shuffled
}
