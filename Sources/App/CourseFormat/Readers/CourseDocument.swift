import Foundation
import Yams

/// `course.yaml`.
struct CourseDocument: Sendable {
    static let fileName = "course.yaml"
    /// The setting with the keys of lessons that texts may link to although they are not in the folder.
    static let absentLessons = "absent-lessons"

    struct TopicNode: Sendable, Equatable {
        let title: String
        let children: [TopicNode]
    }

    struct Teacher: Sendable, Equatable {
        let userName: String
        let role: TeachingRole
    }

    let code: String
    let title: String
    let language: Language
    /// The title of a semester, or its key in `semesters.csv`.
    var semester: String
    let classroom: String?
    let url: String?
    let overview: String?
    let markScheme: MarkScheme
    let ects: Credits?
    let topics: [TopicNode]
    var teachers: [Teacher]
    let enrolled: [String]
    /// Keys of lessons that texts may link to although they are not in the folder, because they are not visible.
    let absentLessons: [String]
    /// Nil where the file says nothing about groups.
    var groups: [WrittenGroup]?
    /// Nil where the file says nothing about points.
    var plan: WrittenPlan?
    /// What its weekly parts were.
    var taskTexts: [WrittenTaskText] = []

    private static let known: Set<String> = [
        "number", "title", "language", "semester", "classroom", "url", "ects", "marks", "overview", "topics", "teachers",
        "enrolled", absentLessons, GroupsSetting.name, PlanSetting.name, TaskTextsSetting.name,
    ]

    /// - Parameter userNames: the user names in `people.csv`. Nil when the file could not be read; then every name is accepted.
    /// - Throws: `ImportMistakes`.
    init(_ file: TextFile, userNames: Set<String>?) throws {
        var settings = try Settings(tolerant: file.text, file: file.name)
        settings.requireKnown(Self.known)
        code = settings.requiredText("number")
        title = settings.requiredText("title")
        let language = settings.choice("language", of: Language.self)
        semester = settings.requiredText("semester")
        classroom = settings.text("classroom")
        url = settings.text("url")
        overview = settings.text("overview")
        if let overview, DesignText.isTooDeep(overview) { settings.add("mistake.too-deep", at: "overview") }
        let markScheme = settings.choice("marks", of: MarkScheme.self)
        if let url, !["https://", "http://"].contains(where: url.lowercased().hasPrefix) {
            settings.add("mistake.url", at: "url", ["value": url])
        }
        ects = Self.ects(&settings)
        topics = Self.topics(settings.list("topics"), &settings)
        teachers = Self.teachers(&settings, userNames)
        enrolled = Self.enrolled(&settings, userNames)
        groups = GroupsSetting.read(
            &settings, teachers: Set(teachers.map(\.userName)), enrolled: Set(enrolled))
        let found = settings.mistakes.count
        plan = PlanSetting.read(&settings, markScheme)
        taskTexts = TaskTextsSetting.read(&settings, of: settings.mistakes.count == found ? plan : nil)
        absentLessons = settings.list(Self.absentLessons).compactMap { $0.cleanText }
        guard settings.mistakes.isEmpty, let language, let markScheme else {
            throw ImportMistakes(mistakes: settings.mistakes)
        }
        self.language = language
        self.markScheme = markScheme
    }

    private static func ects(_ settings: inout Settings) -> Credits? {
        guard let text = settings.text("ects") else { return nil }
        let credits = Credits(text: text)
        if credits == nil { settings.add("mistake.ects", at: "ects", ["value": text]) }
        return credits
    }

    /// Whether the course has a topic with this path, which begins at the top.
    func hasTopic(_ path: [String]) -> Bool {
        var level = topics
        for title in path {
            guard let node = level.first(where: { $0.title == title }) else { return false }
            level = node.children
        }
        return !path.isEmpty
    }

    private static func topics(_ nodes: [Node], _ settings: inout Settings) -> [TopicNode] {
        var topics: [TopicNode] = []
        for node in nodes {
            if let title = Self.title(node) {
                topics.append(TopicNode(title: title, children: []))
            } else if let mapping = node.mapping, mapping.count == 1, let pair = mapping.first,
                let title = Self.title(pair.key), let children = pair.value.sequence
            {
                topics.append(TopicNode(title: title, children: Self.topics(Array(children), &settings)))
            } else {
                settings.add(Mistake(settings.file, line: settings.line(of: node), "mistake.topic"))
            }
        }
        let titles = topics.map(\.title)
        if Set(titles).count < titles.count, let first = nodes.first {
            settings.add(Mistake(settings.file, line: settings.line(of: first), "mistake.topic-twice"))
        }
        return topics
    }

    private static func title(_ node: Node) -> String? {
        let title = node.cleanText?.trimmingCharacters(in: .whitespaces) ?? ""
        return title.isEmpty ? nil : title
    }

    private static func teachers(_ settings: inout Settings, _ userNames: Set<String>?) -> [Teacher] {
        settings.list("teachers").compactMap { node in
            let line = settings.line(of: node)
            guard let mapping = node.mapping, mapping.count == 1, let pair = mapping.first, let userName = pair.key.cleanText,
                let role = pair.value.cleanText.flatMap(TeachingRole.init(rawValue:))
            else {
                settings.add(Mistake(settings.file, line: line, "mistake.teacher"))
                return nil
            }
            requireKnown(userName, line, &settings, userNames)
            return Teacher(userName: userName, role: role)
        }
    }

    private static func enrolled(_ settings: inout Settings, _ userNames: Set<String>?) -> [String] {
        settings.list("enrolled").compactMap { node in
            guard let userName = node.cleanText else {
                settings.add(Mistake(settings.file, line: settings.line(of: node), "mistake.enrolled"))
                return nil
            }
            requireKnown(userName, settings.line(of: node), &settings, userNames)
            return userName
        }
    }

    private static func requireKnown(
        _ userName: String, _ line: Int?, _ settings: inout Settings, _ userNames: Set<String>?
    ) {
        if let userNames, !userNames.contains(userName) {
            settings.add(Mistake(settings.file, line: line, "mistake.unknown-person", ["value": userName]))
        }
    }
}
