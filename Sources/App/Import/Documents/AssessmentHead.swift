import Foundation

/// The front matter of a test.
struct AssessmentHead {
    let title: String
    let kind: AssessmentKind?
    let topic: [String]
    let times: AssessmentDraft.Times?

    private static let timeSettings = ["opens", "closes", "limit"]

    init(_ settings: inout Settings, now: Instant, zone: TimeZone, hasTopic: ([String]) -> Bool) {
        settings.requireKnown(Set(["title", "kind", "topic"] + Self.timeSettings))
        title = settings.requiredText("title")
        kind = settings.choice("kind", of: AssessmentKind.self)
        let topicText = settings.text("topic")
        topic = topicText?.components(separatedBy: " / ") ?? []
        if let topicText, !hasTopic(topic) {
            settings.add("mistake.unknown-topic", at: "topic", ["topic": topicText])
        }
        switch kind {
        case .quiz:
            for name in Self.timeSettings where settings.has(name) {
                settings.add("mistake.quiz-time", at: name, ["setting": name])
            }
            times = nil
        case .final: times = Self.times(&settings, now, zone)
        case nil: times = nil
        }
    }

    private static func times(_ settings: inout Settings, _ now: Instant, _ zone: TimeZone) -> AssessmentDraft.Times? {
        let opens = time("opens", &settings, now, zone)
        let closes = time("closes", &settings, now, zone)
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
        _ name: String, _ settings: inout Settings, _ now: Instant, _ zone: TimeZone
    ) -> TimeExpression? {
        let text = settings.requiredText(name)
        if text.isEmpty { return nil }
        let time = TimeExpression(text, now: now, zone: zone)
        if time == nil { settings.add("mistake.time", at: name, ["value": text]) }
        return time
    }
}
