import Foundation
import Yams

/// Reads the events of the plan in a design.
struct DesignEventsReader {
    let around: DesignDocument.Surroundings
    /// The keys of the objectives in the design.
    let objectives: Set<String>
    let techniques: DesignTechniquesReader

    func events(_ settings: inout Settings) -> [WrittenEvent] {
        var seen: Set<String> = []
        let events: [WrittenEvent] = settings.elements("events", most: WrittenDesign.mostEvents) { own, _ in
            let event = self.event(&own)
            if let event, !seen.insert(event.key).inserted { own.add("mistake.design-twice", at: "key", ["value": event.key]) }
            return event
        }
        return WrittenEvent.sorted(events)
    }

    private static let known: Set<String> = [
        "key", "title", "kind", "place", "assigned", "due", "hours", "objectives", "technique", "dimension", "test", "lesson",
        "link", "notes",
    ]

    private func event(_ own: inout Settings) -> WrittenEvent? {
        own.requireKnown(Self.known)
        let key = own.requiredText("key")
        if !key.isEmpty { Self.check(key, &own) }
        let title = own.neededLine(of: "title", letters: WrittenDesign.longestLine)
        let kind = own.choice("kind", of: DesignEventKind.self)
        let place = own.choice("place", of: DesignEventPlace.self)
        let due = own.day("due", .monday, around)
        let assigned = own.has("assigned") ? own.day("assigned", .monday, around) : nil
        let hours = Self.hours(&own)
        let objectives = chosen(&own)
        let technique = own.text("technique")
        if let technique, !techniques.has(technique) {
            own.add("mistake.design-technique", at: "technique", ["value": technique.shortened(letters: 80)])
        }
        let dimension = own.optionalChoice("dimension", of: KnowledgeDimension.self)
        let subject = subject(&own)
        let link = own.text("link")
        if let link, !link.isWithin(letters: WrittenDesign.longestLink) || !PersonPlace.isWebPage(link) {
            own.add("mistake.url", at: "link", ["value": link.shortened(letters: 80)])
        }
        let notes = own.lines(of: "notes", letters: WrittenDesign.longestDescription)
        guard let kind, let place, let due else { return nil }
        if let assigned { Self.check(assigned, due, &own) }
        return WrittenEvent(
            key: key, title: title, kind: kind, place: place, assigned: assigned?.day == due.day ? nil : assigned, due: due,
            hours: hours, objectives: objectives, technique: technique, dimension: dimension, subject: subject, link: link,
            notes: notes)
    }

    private static func check(_ key: String, _ own: inout Settings) {
        if WrittenDesign.isKey(key) { return }
        own.add(
            "mistake.design-key", at: "key",
            ["value": key.shortened(letters: 80), "most": String(WrittenDesign.longestKey)])
    }

    private static func check(_ assigned: DesignDay, _ due: DesignDay, _ own: inout Settings) {
        if due.day < assigned.day { own.add("mistake.design-event-days", at: "due") }
        if due.day.number - assigned.day.number > WrittenDesign.longestEvent {
            own.add("mistake.design-long", at: "due", ["most": String(WrittenDesign.longestEvent)])
        }
    }

    /// None where they are not written.
    private static func hours(_ own: inout Settings) -> QuarterHours {
        guard let text = own.text("hours") else { return QuarterHours(count: 0) }
        if let hours = QuarterHours(text) { return hours }
        own.add("mistake.design-hours", at: "hours", ["value": text.shortened(letters: 40)])
        return QuarterHours(count: 0)
    }

    private func chosen(_ own: inout Settings) -> Set<String> {
        var keys: Set<String> = []
        for node in own.list("objectives") {
            let key = node.cleanText ?? ""
            let shown = ["value": key.shortened(letters: 80)]
            if !objectives.contains(key) {
                own.add(Mistake(own.file, line: own.line(of: node), "mistake.design-objective", shown))
            }
            if !keys.insert(key).inserted { own.add(Mistake(own.file, line: own.line(of: node), "mistake.design-twice", shown)) }
        }
        return keys
    }

    private func subject(_ own: inout Settings) -> WrittenEvent.Subject? {
        own.refuse(["lesson"], unless: !own.has("test"))
        if let key = own.text("test") {
            if !around.tests.contains(key) {
                own.add("mistake.unknown-quiz", at: "test", ["value": key.shortened(letters: 80)])
            }
            return .test(key)
        }
        guard let key = own.text("lesson") else { return nil }
        if !around.lessons.contains(key) {
            own.add("mistake.unknown-lesson", at: "lesson", ["address": key.shortened(letters: 80)])
        }
        return .lesson(key)
    }
}
