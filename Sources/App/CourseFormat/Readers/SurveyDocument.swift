import Foundation

/// A survey as a quality office writes it: front matter, and items in a few languages. FORMAT.md describes it.
enum SurveyDocument {
    /// Reads a survey.
    /// - Throws: `ImportMistakes` with everything that is wrong in the document.
    static func read(
        _ file: TextFile, position: Int, key: String, in around: SurveySurroundings
    ) throws -> SurveyDraft {
        let parts = try FrontMatter(file)
        var settings = try Settings(tolerant: parts.settings, file: file.name, lineOffset: 1)
        let head = SurveyHead(&settings, around)
        let body = SurveyBody(parts.body, file: file.name, languages: head.languages)
        let tags = body.items.enumerated().flatMap { $1.heading.tags(at: $0 + 1) }
        let unknown = tags.filter { !around.hasObjective($0.name) }.map { $0.unknown(in: file.name) }
        let mistakes = settings.mistakes + body.mistakes + unknown
        guard mistakes.isEmpty, let times = head.times, let policy = head.policy else {
            throw ImportMistakes(mistakes: mistakes.sorted { $0.line ?? 0 < $1.line ?? 0 })
        }
        let items = body.items.enumerated().compactMap { $1.item(at: $0 + 1) }
        return SurveyDraft(
            file: file.name, key: key, position: position, semester: head.semester, courseKeys: head.courseKeys, times: times,
            policy: policy, limits: head.limits, audience: head.audience, title: head.title, introduction: head.introduction,
            items: items, tags: tags, lines: .init(settings: head.lines, items: body.items.map(\.heading.line)),
            unfit: head.unfit + head.unfit(tags, in: file.name, around))
    }
}

/// What a survey document is read against: the moment of the import, and the courses of the folder.
struct SurveySurroundings {
    let now: Instant
    let zone: TimeZone
    /// The semester of each course by its key; nil for a course that could not be read.
    let semesters: [String: String?]
    /// The title of a semester that may be called by its key.
    var title: (String) -> String = { $0 }

    /// The keys of the objectives of each course whose folder has a design that could be read.
    var objectives: [String: Set<String>] = [:]

    /// Whether a course has the objective, as far as its folder says.
    func hasObjective(_ name: SurveyTag.Name) -> Bool {
        objectives[name.course]?.contains(name.key) ?? true
    }

    func time(_ text: String) -> TimeExpression? {
        TimeExpression(text, now: now, zone: zone)
    }

    /// Whether the folder may have a course in this semester.
    func hasCourse(in semester: String) -> Bool {
        semesters.values.contains { $0 == nil || $0 == semester }
    }

    /// - Parameter semester: nil for any.
    func hasCourse(_ key: String, in semester: String?) -> Bool {
        guard let found = semesters[key] else { return false }
        return semester == nil || found == nil || found == semester
    }
}
