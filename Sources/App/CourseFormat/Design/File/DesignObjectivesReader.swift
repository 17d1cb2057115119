import Foundation
import Yams

/// Reads the outcomes of the programme and the objectives in a design.
struct DesignObjectivesReader {
    let around: DesignDocument.Surroundings
    /// The keys of the outcomes.
    let outcomes: Set<String>
    let techniques: DesignTechniquesReader

    static func outcomes(_ settings: inout Settings) -> [DesignDraft.WrittenOutcome] {
        var seen: Set<String> = []
        return settings.elements("outcomes", most: WrittenDesign.mostOutcomes) { own, _ in
            own.requireKnown(["outcome", "text"])
            let key = own.neededLine(of: "outcome", letters: WrittenDesign.longestKey)
            if !key.isEmpty, !seen.insert(key).inserted { own.add("mistake.design-twice", at: "outcome", ["value": key]) }
            return .init(key: key, text: own.neededLine(of: "text", letters: WrittenDesign.longestDescription))
        }
    }

    func objectives(_ settings: inout Settings) -> [WrittenObjective] {
        var seen: Set<String> = []
        return settings.elements("objectives", most: WrittenDesign.mostObjectives) { own, _ in
            let objective = self.objective(&own)
            if let key = objective.key, !seen.insert(key).inserted {
                own.add("mistake.design-twice", at: "key", ["value": key])
            }
            return objective
        }
    }

    private static let known: Set<String> = [
        "key", "action", "word", "own-word", "topics", "condition", "condition-text", "hide-condition", "criteria",
        "outcomes", "techniques", "sentence", "share",
    ]

    private func objective(_ own: inout Settings) -> WrittenObjective {
        own.requireKnown(Self.known)
        var objective = WrittenObjective()
        objective.key = own.line(of: "key", letters: WrittenDesign.longestKey)
        if let key = objective.key, !WrittenDesign.isKey(key) {
            own.add("mistake.design-key", at: "key", ["value": key, "most": String(WrittenDesign.longestKey)])
        }
        objective.performance = Self.performance(&own)
        objective.topics = topics(&own)
        objective.condition = Self.condition(&own)
        objective.criteria = Self.criteria(&own)
        objective.outcomes = outcomes(&own)
        objective.techniques = techniques.keys(&own)
        objective.sentence = own.line(of: "sentence", letters: WrittenDesign.longestSentence)
        objective.share = own.number("share", WrittenDesign.shares) ?? WrittenDesign.usualShare
        return objective
    }

    /// A category without a word means its first.
    private static func performance(_ own: inout Settings) -> WrittenObjective.Performance? {
        guard let action = own.text("action") else {
            own.refuse(["word", "own-word"], unless: false)
            return nil
        }
        let path = ActionPath(text: action)
        guard let place = Taxonomy.standard.place(path), let first = place.action.words.first else {
            own.add("mistake.design-action", at: "action", ["value": action.shortened(letters: 80)])
            return nil
        }
        own.refuse(["word"], unless: !own.has("own-word"))
        if let word = own.line(of: "own-word", letters: WrittenDesign.longestWord) {
            return .init(category: path, word: .own(word))
        }
        guard let word = own.text("word") else { return .init(category: path, word: .listed(first.key)) }
        if Taxonomy.standard.word(word, at: path) == nil {
            own.add(
                "mistake.setting-choice", at: "word",
                [
                    "setting": "word", "choices": place.action.words.map(\.key).joined(separator: ", "),
                ])
        }
        return .init(category: path, word: .listed(word))
    }

    private func topics(_ own: inout Settings) -> Set<[String]> {
        var topics: Set<[String]> = []
        for node in own.list("topics") {
            let path = node.cleanText.map(TopicPath.read) ?? []
            guard around.hasTopic(path) else {
                let value = TopicPath.text(path).shortened(letters: 200)
                own.add(Mistake(own.file, line: own.line(of: node), "mistake.unknown-topic", ["topic": value]))
                continue
            }
            if !topics.insert(path).inserted {
                own.add(Mistake(own.file, line: own.line(of: node), "mistake.design-twice", ["value": TopicPath.text(path)]))
            }
        }
        return topics
    }

    private static func condition(_ own: inout Settings) -> WrittenObjective.Condition? {
        let kind = own.optionalChoice("condition", of: ObjectiveCondition.self)
        own.refuse(["hide-condition"], unless: own.has("condition"))
        own.refuse(["condition-text"], unless: kind == .custom)
        let text = own.line(of: "condition-text", letters: WrittenDesign.longestCondition)
        let isHidden = own.flag("hide-condition")
        return kind.map { .init(kind: $0, text: text, isHidden: isHidden) }
    }

    /// A text alone is one that counts and that students read.
    private static func criteria(_ own: inout Settings) -> [ObjectiveCriterion: WrittenObjective.Criterion] {
        var criteria: [ObjectiveCriterion: WrittenObjective.Criterion] = [:]
        for (key, value) in own.pairs("criteria") {
            guard let kind = key.cleanText.flatMap(ObjectiveCriterion.init(rawValue:)) else {
                let choices = ObjectiveCriterion.allCases.map(\.rawValue).joined(separator: ", ")
                own.add(
                    Mistake(
                        own.file, line: own.line(of: key), "mistake.setting-choice",
                        ["setting": "criteria", "choices": choices]))
                continue
            }
            var line = own.inside(value) ?? own.alone(value, as: "text", at: key)
            line.requireKnown(["text", "on", "hidden"])
            criteria[kind] = .init(
                text: line.line(of: "text", letters: WrittenDesign.longestCriterion),
                isOn: line.flag("on", otherwise: true), isHidden: line.flag("hidden"))
            own.take(line)
        }
        return criteria.filter { $0.value != WrittenObjective.Criterion() }
    }

    private func outcomes(_ own: inout Settings) -> Set<String> {
        var keys: Set<String> = []
        for node in own.list("outcomes") {
            let key = node.cleanText ?? ""
            if !outcomes.contains(key) {
                own.add(
                    Mistake(
                        own.file, line: own.line(of: node), "mistake.design-outcome", ["value": key.shortened(letters: 80)]))
            }
            keys.insert(key)
        }
        return keys
    }
}
