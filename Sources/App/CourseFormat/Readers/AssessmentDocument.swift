import Foundation

/// A test as teachers write it: front matter and Markdown. FORMAT.md describes it.
enum AssessmentDocument {
    /// Reads a test.
    /// - Throws: `ImportMistakes` with everything that is wrong in the document.
    static func read(
        _ file: TextFile, pictures source: PictureSource, position: Int, key: String, in around: AssessmentSurroundings
    ) throws -> AssessmentDraft {
        let parts = try FrontMatter(file)
        var settings = try Settings(tolerant: parts.settings, file: file.name, lineOffset: 1)
        let head = AssessmentHead(&settings, around)
        let text = DocumentText(parts.body, file: file.name)
        let body = try AssessmentBody(text, hasTopic: around.hasTopic)
        let pictures = try DocumentPictures(text, except: body.questions.flatMap(\.answerLines), from: source)
        let questions = body.questions.map { $0.draft(penalty: head.penalty) }
        let tags = body.questions.flatMap { $0.heading.attributes.tags(line: $0.heading.line) }
        let unknown = tags.filter { !around.hasObjective($0.key) }.map { $0.unknown(in: file.name) }
        let topics = TopicCounts(body.questions.map(\.topic))
        let draws = head.draws.compactMap { $0.mistake(among: topics, file: file.name) }
        let mistakes = settings.mistakes + body.mistakes + questions.flatMap(\.mistakes) + pictures.mistakes + draws
            + unknown
        guard mistakes.isEmpty, let kind = head.kind else {
            throw ImportMistakes(mistakes: mistakes.sorted { $0.line ?? 0 < $1.line ?? 0 })
        }
        return try AssessmentDraft(
            file: file.name, key: key, position: position, kind: kind, topic: head.topic, times: head.times, rules: head.rules,
            content: content(head, body.introduction, questions.map(\.draft), pictures.pictures), pictures: pictures.pictures,
            tags: tags)
    }

    private static func content(
        _ head: AssessmentHead, _ introduction: String?, _ questions: [QuestionDraft], _ pictures: [String: PictureFile]
    ) throws -> AssessmentDraft.Content {
        try AssessmentDraft.Content(
            title: head.title, introduction: introduction, questions: questions, isShuffled: head.isShuffled,
            draws: head.draws.isEmpty ? nil : head.draws.map(\.draft), credit: head.credit,
            textRules: NeededRules.test(introduction, questions), pictures: pictures.mapValues(\.digest))
    }
}
