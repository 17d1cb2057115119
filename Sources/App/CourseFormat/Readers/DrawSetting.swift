import Foundation
import Yams

/// One line below `draw`: how many questions of a topic every attempt has.
struct DrawSetting {
    static let name = "draw"

    let draft: DrawDraft
    /// The topic as the author wrote it.
    let topicText: String
    let line: Int?

    /// Reads all lines. A topic may be drawn from only once, either by itself or together with a topic above it.
    static func read(_ settings: inout Settings, hasTopic: ([String]) -> Bool) -> [DrawSetting] {
        var draws: [DrawSetting] = []
        // The first draw of each topic, and of each topic above it.
        var (drawn, within): ([[String]: Int], [[String]: Int]) = ([:], [:])
        for (key, value) in settings.pairs(name) {
            guard let draw = draw(key, value, &settings, hasTopic) else { continue }
            let topic = draw.draft.topic
            let around = (0...topic.count).map { Array(topic.prefix($0)) }
            let others = around.compactMap { drawn[$0] } + [within[topic]].compactMap { $0 }
            for path in around { within[path] = within[path] ?? draws.count }
            drawn[topic] = drawn[topic] ?? draws.count
            if let other = others.min().flatMap(draws.at) {
                let values = ["topic": draw.topicText, "other": other.topicText]
                settings.add(Mistake(settings.file, line: draw.line, "mistake.draw-nested", values))
            }
            draws.append(draw)
        }
        return draws
    }

    private static func draw(
        _ key: Node, _ value: Node, _ settings: inout Settings, _ hasTopic: ([String]) -> Bool
    ) -> DrawSetting? {
        let (topicText, countText) = (key.cleanText ?? "", value.cleanText ?? "")
        let (topic, line) = (TopicPath.read(topicText), settings.line(of: key))
        let count = Int(countText).flatMap { $0 >= 1 ? $0 : nil }
        if !hasTopic(topic) {
            settings.add(Mistake(settings.file, line: line, "mistake.unknown-topic", ["topic": topicText]))
        }
        if count == nil {
            settings.add(Mistake(settings.file, line: line, "mistake.draw-count", ["topic": topicText, "value": countText]))
        }
        guard hasTopic(topic), let count else { return nil }
        return DrawSetting(draft: DrawDraft(topic: topic, count: count), topicText: topicText, line: line)
    }

    /// A mistake when the draw asks for more questions than there are.
    /// - Parameter topics: the number of the document's questions in each topic.
    func mistake(among topics: TopicCounts, file: String) -> Mistake? {
        let count = topics.count(of: draft.topic)
        guard draft.count > count else { return nil }
        return Mistake(file, line: line, "mistake.draw-many", ["topic": topicText, "count": String(count)])
    }
}
