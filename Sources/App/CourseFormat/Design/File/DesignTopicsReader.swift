import Foundation
import Yams

/// Reads what a design says of topics, and the hours of activities.
struct DesignTopicsReader {
    let around: DesignDocument.Surroundings
    /// The files that resources name.
    private(set) var files: [String: MediaFile] = [:]
    private var resources = 0

    init(around: DesignDocument.Surroundings) {
        self.around = around
    }

    mutating func topics(_ settings: inout Settings) -> [[String]: WrittenTopic] {
        var topics: [[String]: WrittenTopic] = [:]
        for node in settings.list("topics") {
            guard var own = settings.inside(node) else {
                settings.add(
                    Mistake(settings.file, line: settings.line(of: node), "mistake.design-entry", ["setting": "topics"]))
                continue
            }
            let path = TopicPath.read(own.requiredText("topic"))
            if own.mistakes.isEmpty, !around.hasTopic(path) {
                own.add("mistake.unknown-topic", at: "topic", ["topic": TopicPath.text(path).shortened(letters: 200)])
            }
            if topics[path] != nil { own.add("mistake.design-twice", at: "topic", ["value": TopicPath.text(path)]) }
            topics[path] = topic(&own)
            settings.take(own)
        }
        if resources > WrittenDesign.mostResources {
            settings.add(
                "mistake.design-many", at: "topics", ["setting": "resources", "most": String(WrittenDesign.mostResources)])
        }
        return topics.filter { $0.value != WrittenTopic() }
    }

    private mutating func topic(_ own: inout Settings) -> WrittenTopic {
        own.requireKnown(["topic", "dimensions", "priority", "prerequisite", "hours", "resources"])
        var topic = WrittenTopic()
        topic.dimensions = Set(own.choices("dimensions", of: KnowledgeDimension.self))
        topic.priority = own.optionalChoice("priority", of: TopicPriority.self) ?? .goodToKnow
        topic.isPrerequisite = own.flag("prerequisite")
        if var hours = own.map(at: "hours") {
            let activities = CourseActivity.allCases.filter { $0 != .individualStudy }
            hours.requireKnown(Set(activities.map(\.rawValue)))
            for activity in activities {
                topic.hours[activity] = hours.number(activity.rawValue, 1...WrittenDesign.mostHours)
            }
            own.take(hours)
        }
        topic.resources = own.elements("resources", most: WrittenDesign.mostResources) { resource, _ in
            self.resource(&resource)
        }
        resources += topic.resources.count
        return topic
    }

    private mutating func resource(_ own: inout Settings) -> WrittenResource? {
        own.requireKnown(["title", "description", "kind", "url", "file", "lesson"])
        let title = own.neededLine(of: "title", letters: WrittenDesign.longestLine)
        let description = own.lines(of: "description", letters: WrittenDesign.longestDescription)
        let kind = own.choice("kind", of: ResourceKind.self)
        let places = ["url", "file", "lesson"].filter(own.has)
        for name in places.dropFirst() { own.add("mistake.design-places", at: name) }
        let place = places.first.flatMap { self.place($0, &own) }
        guard let kind else { return nil }
        return .init(title: title, description: description, kind: kind, place: place ?? .nowhere)
    }

    private mutating func place(_ name: String, _ own: inout Settings) -> WrittenResource.Place? {
        let text = own.requiredText(name)
        if text.isEmpty { return nil }
        switch name {
        case "url":
            if !text.isWithin(letters: WrittenDesign.longestLink) || !PersonPlace.isWebPage(text) {
                own.add("mistake.url", at: name, ["value": text.shortened(letters: 80)])
            }
            return .link(text)
        case "file":
            addFile(text, &own)
            return .file(text)
        default:
            if !around.lessons.contains(text) {
                own.add("mistake.unknown-lesson", at: name, ["address": text.shortened(letters: 80)])
            }
            return .lesson(text)
        }
    }

    private mutating func addFile(_ name: String, _ own: inout Settings) {
        if files[name] != nil { return }
        let shown = name.shortened(letters: 80)
        switch around.file(name) {
        case .found(let file): files[name] = file
        case .missing: own.add("mistake.file-missing", at: "file", ["name": shown])
        case .unfit: own.add("mistake.file-kind", at: "file", ["name": shown])
        }
    }

    /// Of the whole course: a number, or a number and how what is learnt is assessed.
    static func hours(_ settings: inout Settings) -> [CourseActivity: DesignDraft.WrittenHours] {
        guard var all = settings.map(at: "hours") else { return [:] }
        all.requireKnown(Set(CourseActivity.allCases.map(\.rawValue)))
        var hours: [CourseActivity: DesignDraft.WrittenHours] = [:]
        for activity in CourseActivity.allCases {
            let name = activity.rawValue
            guard all.has(name) else { continue }
            guard var own = all.inner(at: name) else {
                hours[activity] = all.number(name, 1...WrittenDesign.mostHours).map { .init(hours: $0) }
                continue
            }
            own.requireKnown(["hours", "assessment"])
            let count = own.number("hours", 1...WrittenDesign.mostHours)
            if count == nil, own.mistakes.isEmpty { own.addMissing("hours") }
            let assessment = own.line(of: "assessment", letters: WrittenDesign.longestLine)
            hours[activity] = count.map { .init(hours: $0, assessment: assessment) }
            all.take(own)
        }
        settings.take(all)
        return hours
    }
}
