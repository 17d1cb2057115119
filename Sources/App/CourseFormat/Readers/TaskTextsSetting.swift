import Foundation
import Yams

/// The setting with what the weekly parts of the plan were: a list of texts.
enum TaskTextsSetting {
    static let name = "task-texts"
    private static let known: Set<String> = [PlanSetting.part, "week", "text"]

    /// None where the setting is absent.
    /// - Parameter plan: nil when it could not be read; then every part is accepted.
    static func read(_ settings: inout Settings, of plan: WrittenPlan?) -> [WrittenTaskText] {
        guard settings.has(name) else { return [] }
        guard settings.has(PlanSetting.name) else {
            settings.add("mistake.task-text-no-plan", at: name)
            return []
        }
        var seen = Set<PartWeek>()
        return settings.list(name).compactMap { node in
            guard var own = settings.inside(node) else {
                settings.add(Mistake(settings.file, line: settings.line(of: node), "mistake.task-text"))
                return nil
            }
            let text = text(&own, at: settings.line(of: node), plan, &seen)
            settings.take(own)
            return own.mistakes.isEmpty ? text : nil
        }
    }

    private struct PartWeek: Hashable {
        let part: String
        let week: Int
    }

    /// - Parameter seen: what the texts before are about.
    private static func text(
        _ own: inout Settings, at line: Int?, _ plan: WrittenPlan?, _ seen: inout Set<PartWeek>
    ) -> WrittenTaskText? {
        own.requireKnown(known)
        let key = own.requiredText(PlanSetting.part)
        if let plan, !key.isEmpty { require(key, in: plan, &own) }
        let week = week(&own)
        let text = own.requiredText("text").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !text.isWithin(letters: WrittenTaskText.longest) {
            own.add("mistake.setting-long", at: "text", ["setting": "text"])
        }
        guard let week else { return nil }
        if !key.isEmpty, !seen.insert(PartWeek(part: key, week: week)).inserted {
            own.add("mistake.task-text-twice", at: "week")
        }
        return WrittenTaskText(line: line, part: key, week: week, text: text)
    }

    private static func require(_ key: String, in plan: WrittenPlan, _ own: inout Settings) {
        let value = ["value": key.shortened(letters: 40)]
        guard let part = plan.part(key) else { return own.add("mistake.points-part", at: PlanSetting.part, value) }
        if part.weekly == nil { own.add("mistake.task-text-once", at: PlanSetting.part, value) }
    }

    /// Nil, with a mistake, for what no semester has.
    private static func week(_ own: inout Settings) -> Int? {
        let (typed, weeks) = (own.requiredText("week"), SemesterDays.possibleWeeks)
        if typed.isEmpty { return nil }
        if typed.utf8.count <= 2, let week = Int(typed), weeks.contains(week) { return week }
        let values = ["value": typed.shortened(letters: 40), "weeks": String(weeks.upperBound)]
        own.add("mistake.points-week", at: "week", values)
        return nil
    }
}
