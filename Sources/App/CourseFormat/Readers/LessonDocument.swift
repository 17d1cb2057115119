import Foundation
import Markdown

/// A lesson as teachers write it: front matter and Markdown. FORMAT.md describes it.
enum LessonDocument {
    /// What a lesson document is checked against: the rest of its course.
    struct Surroundings {
        /// Whether the course has a topic with this path.
        let hasTopic: ([String]) -> Bool
        /// The kind of each test by its key; nil for one that could not be read.
        let tests: [String: AssessmentKind?]
        /// Keys of all lessons.
        let lessons: Set<String>
        /// Whether the course has an objective with that key, as far as its folder says.
        var hasObjective: (String) -> Bool = { _ in true }
        /// The files of the folder.
        let files: FolderFiles
    }

    /// The name of the setting with the keys of objectives.
    static let objectives = "objectives"

    private static let known: Set<String> = ["title", "topic", objectives, "quiz", "public", FileNames.setting]

    /// Reads a lesson.
    /// - Parameter folder: the document's folder, which contains its files.
    /// - Throws: `ImportMistakes` with everything that is wrong in the document.
    static func read(
        _ file: TextFile, folder: String, position: Int, key: String, in around: Surroundings
    ) throws -> LessonDraft {
        let parts = try FrontMatter(file)
        var settings = try Settings(tolerant: parts.settings, file: file.name, lineOffset: 1)
        settings.requireKnown(known)
        let title = settings.requiredText("title")
        let topic = topic(&settings, around)
        let objectives = objectives(&settings, around)
        let quiz = quiz(&settings, around)
        let audience: Audience = settings.optionalChoice("public", of: Answer.self) == .yes ? .everyone : .enrolled
        let names = FileNames.read(&settings)
        let text = DocumentText(parts.body, file: file.name)
        let checked = try LessonBody(text, lessons: around.lessons) {
            LessonFolder(path: folder, files: around.files).file(names[$0] ?? $0)
        }
        let mistakes = settings.mistakes + checked.mistakes
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes.sorted { $0.line ?? 0 < $1.line ?? 0 }) }
        let body = parts.body.trimmingCharacters(in: .newlines)
        return try LessonDraft(
            file: file.name, key: key, position: position, topic: topic, objectives: objectives, quiz: quiz,
            audience: audience,
            content: .init(
                title: title, body: body, files: checked.files.mapValues(\.digest), textRules: NeededRules.lesson(body)),
            wordCount: checked.wordCount, searchable: SearchText.fold(title + " " + checked.plainText), files: checked.files)
    }

    /// A YAML truth value.
    private enum Answer: String, CaseIterable {
        case yes = "true"
        case no = "false"
    }

    private static func topic(_ settings: inout Settings, _ around: Surroundings) -> [String] {
        guard let text = settings.text("topic") else { return [] }
        let topic = TopicPath.read(text)
        if !around.hasTopic(topic) { settings.add("mistake.unknown-topic", at: "topic", ["topic": text]) }
        return topic
    }

    private static func objectives(_ settings: inout Settings, _ around: Surroundings) -> [ObjectiveTag] {
        var tags: [ObjectiveTag] = []
        for node in settings.list(objectives) {
            let tag = ObjectiveTag(key: node.cleanText ?? "", line: settings.line(of: node))
            if !WrittenDesign.isKey(tag.key) || !around.hasObjective(tag.key) {
                settings.add(tag.unknown(in: settings.file))
            } else if tags.contains(where: { $0.key == tag.key }) {
                settings.add(Mistake(settings.file, line: tag.line, "mistake.design-twice", ["value": tag.key]))
            }
            tags.append(tag)
        }
        return tags
    }

    private static func quiz(_ settings: inout Settings, _ around: Surroundings) -> String? {
        guard let key = settings.text("quiz") else { return nil }
        switch around.tests[key] {
        case nil: settings.add("mistake.unknown-quiz", at: "quiz", ["value": key])
        case .some(.final): settings.add("mistake.lesson-final", at: "quiz", ["value": key])
        case .some(.quiz), .some(nil): break
        }
        return key
    }
}
