import Foundation
import Yams

/// The setting with the plan of points of a course: a list of parts.
enum PlanSetting {
    static let name = "points"
    static let part = "part"
    private static let known: Set<String> = [
        part, "kind", "sort", "title", "most", "weekly", "least", "weight", "excused", "test", "counts",
    ]

    /// Nil where the setting is absent: the file says nothing about points.
    /// - Parameter scheme: nil when it could not be read.
    static func read(_ settings: inout Settings, _ scheme: MarkScheme?) -> WrittenPlan? {
        guard settings.has(name) else { return nil }
        let parts = settings.list(name).compactMap { part($0, &settings) }
        addRepeated(parts, &settings)
        if parts.count > WrittenPlan.mostParts { settings.add("mistake.plan-many", at: name) }
        if let scheme, scheme == .serbian || scheme == .romanian {
            let counted = parts.filter { $0.kind != .penalty }
            let total = counted.reduce(Points.zero) { $0 + (scheme == .romanian ? $1.weight ?? $1.most : $1.most) }
            if total > WrittenPlan.whole { settings.add("mistake.plan-total", at: name) }
        }
        return WrittenPlan(parts: parts)
    }

    private static func addRepeated(_ parts: [WrittenPlan.Part], _ settings: inout Settings) {
        var (keys, names) = (Set<String>(), Set<String>())
        for part in parts {
            let isNew = keys.insert(part.key).inserted
            if !isNew {
                settings.add(Mistake(settings.file, line: part.line, "mistake.plan-twice", ["value": part.key]))
            }
            let title = part.sort.rawValue + "\u{0}" + SearchText.fold(part.title ?? "")
            if !names.insert(title).inserted, isNew {
                settings.add(Mistake(settings.file, line: part.line, "mistake.plan-name-twice"))
            }
        }
    }

    private static func part(_ node: Node, _ settings: inout Settings) -> WrittenPlan.Part? {
        guard var own = settings.inside(node) else {
            settings.add(Mistake(settings.file, line: settings.line(of: node), "mistake.plan-part"))
            return nil
        }
        let part = part(&own, at: settings.line(of: node))
        settings.take(own)
        return own.mistakes.isEmpty ? part : nil
    }

    private static func part(_ own: inout Settings, at line: Int?) -> WrittenPlan.Part? {
        own.requireKnown(known)
        let key = own.requiredText(part)
        if !key.isEmpty, !SemesterRow.isKey(key) { own.add("mistake.plan-key", at: part, ["value": key]) }
        let (kind, sort) = (own.choice("kind", of: PointsKind.self), own.choice("sort", of: PointsSort.self))
        let title = own.text("title")
        if let title, !title.isWithin(letters: WrittenPlan.longestTitle) {
            own.add("mistake.setting-long", at: "title", ["setting": "title"])
        }
        if sort == .other, title == nil { own.add(Mistake(own.file, line: line, "mistake.plan-title")) }
        let most = points("most", own.requiredText("most"), &own)
        let (weekly, least, weight) = (points("weekly", &own), points("least", &own), points("weight", &own))
        for (name, value) in [("weekly", weekly), ("least", least)] {
            if let most, let value, value > most { own.add("mistake.plan-above", at: name, ["setting": name]) }
        }
        if sort == .attendance, !own.has("weekly") { own.add(Mistake(own.file, line: line, "mistake.plan-weekly")) }
        if sort == .penalty, kind != .penalty { own.add("mistake.plan-penalty", at: "sort") }
        if kind == .penalty, least != nil { own.add("mistake.plan-penalty-least", at: "least") }
        let excused = own.optionalChoice("excused", of: Truth.self) == .yes
        if excused, sort != .attendance { own.add("mistake.plan-excused", at: "excused") }
        let test = test(&own, kind)
        guard let kind, let sort, let most else { return nil }
        return WrittenPlan.Part(
            line: line, key: key, kind: kind, sort: sort, title: title, most: most, weekly: weekly, least: least ?? .zero,
            weight: weight, countsExcused: excused, test: test)
    }

    private static func test(_ own: inout Settings, _ kind: PointsKind?) -> WrittenPlan.Test? {
        let (key, flow) = (own.optionalText("test"), own.optionalChoice("counts", of: PointsFlow.self))
        guard let key else {
            if own.has("counts"), !own.has("test") { own.add("mistake.plan-counts", at: "counts") }
            return nil
        }
        if own.has("weekly") || kind == .penalty { own.add("mistake.plan-test", at: "test") }
        return WrittenPlan.Test(key: key, flow: flow ?? .share)
    }

    private enum Truth: String, CaseIterable {
        case yes = "true"
        case no = "false"
    }

    /// Nil when it is absent.
    private static func points(_ name: String, _ own: inout Settings) -> Points? {
        own.optionalText(name).flatMap { points(name, $0, &own) }
    }

    /// Nil, with a mistake, when it is no number of points.
    private static func points(_ name: String, _ text: String, _ own: inout Settings) -> Points? {
        if text.isEmpty { return nil }
        if let points = try? PointsText.points(text), points <= WrittenPlan.mostPoints { return points }
        own.add("mistake.plan-points", at: name, ["setting": name, "value": text.shortened(letters: 40)])
        return nil
    }
}
