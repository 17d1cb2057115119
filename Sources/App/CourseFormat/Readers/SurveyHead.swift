import Foundation

/// The front matter of a survey.
struct SurveyHead {
    let languages: [Language]
    let title: Wording
    let introduction: Wording?
    let semester: String
    let courseKeys: [String]
    let times: SurveyDraft.Times?
    let policy: SurveyPolicy?
    let limits: SurveyLimits
    let audience: SurveyAudience
    /// Keyed by the name of the setting.
    let lines: [String: Int]
    /// Mistakes that count only until the survey has opened.
    let unfit: [Mistake]

    private static let known = [
        "title", "languages", "introduction", "semester", "subjects", "opens", "closes", "results", "policy", "threshold",
        "comment-threshold", "students-see",
    ]
    /// The largest number of ballots that can be required before results are shown; with more, nothing would ever be shown.
    private static let mostBallots = 1000

    init(_ settings: inout Settings, _ around: SurveySurroundings) {
        settings.requireKnown(Set(Self.known))
        languages = Self.languages(&settings)
        title = SurveyWordingSetting.title(&settings, languages)
        introduction = SurveyWordingSetting.introduction(&settings, languages)
        let semester = around.title(settings.requiredText("semester"))
        self.semester = semester
        let subjects = Self.subjects(&settings)
        courseKeys = Set(subjects.map(\.key)).sorted()
        times = Self.times(&settings, around)
        policy = settings.choice("policy", of: SurveyPolicy.self)
        limits = Self.limits(&settings)
        audience = settings.optionalChoice("students-see", of: SurveyAudience.self) ?? .nothing
        lines = Dictionary(
            Self.known.compactMap { name in settings.line(name).map { (name, $0) } }, uniquingKeysWith: { first, _ in first })
        var unfit: [Mistake] = []
        func add(_ line: Int?, _ key: String, _ value: String) {
            unfit.append(Mistake(settings.file, line: line, key, ["value": value, "semester": semester]))
        }
        let isSemester = around.hasCourse(in: semester)
        if !isSemester { add(settings.line("semester"), "mistake.survey-semester", semester) }
        for subject in subjects where !around.hasCourse(subject.key, in: isSemester ? semester : nil) {
            add(subject.line, "mistake.survey-subject", subject.key)
        }
        self.unfit = unfit
    }

    /// Items that ask about the objective of a course that the survey is not about.
    func unfit(_ tags: [SurveyTag], in file: String, _ around: SurveySurroundings) -> [Mistake] {
        tags.filter { tag in
            courseKeys.isEmpty
                ? around.hasCourse(in: semester) && !around.hasCourse(tag.name.course, in: semester)
                : !courseKeys.contains(tag.name.course)
        }.map { tag in
            let course = tag.name.course.shortened(letters: 200)
            return Mistake(file, line: tag.line, "mistake.survey-objective-subject", ["value": course])
        }
    }

    private static func languages(_ settings: inout Settings) -> [Language] {
        var languages: [Language] = []
        for node in settings.list("languages") {
            let line = settings.line(of: node)
            guard let language = node.cleanText.flatMap(Language.init(rawValue:)) else {
                let choices = Language.allCases.map(\.rawValue).joined(separator: ", ")
                settings.add(
                    Mistake(settings.file, line: line, "mistake.setting-choice", ["setting": "languages", "choices": choices]))
                continue
            }
            if languages.contains(language) {
                settings.add(
                    Mistake(settings.file, line: line, "mistake.survey-language-twice", ["language": language.rawValue]))
            } else {
                languages.append(language)
            }
        }
        if languages.isEmpty { settings.addMissing("languages") }
        return languages
    }

    private static func subjects(_ settings: inout Settings) -> [(key: String, line: Int?)] {
        let nodes = settings.list("subjects")
        if nodes.isEmpty, settings.has("subjects") { settings.addMissing("subjects") }
        return nodes.map { ($0.cleanText ?? "", settings.line(of: $0)) }
    }

    private static func times(_ settings: inout Settings, _ around: SurveySurroundings) -> SurveyDraft.Times? {
        let opens = time("opens", &settings, around)
        let closes = time("closes", &settings, around)
        let results = time("results", &settings, around)
        if let opens, let closes, opens.isComparable(with: closes), closes.instant <= opens.instant {
            settings.add("mistake.closes-before-opens", at: "closes")
        }
        if let closes, let results, closes.isComparable(with: results), results.instant < closes.instant {
            settings.add("mistake.survey-results-early", at: "results")
        }
        guard let opens, let closes, let results else { return nil }
        return SurveyDraft.Times(opens: opens, closes: closes, results: results)
    }

    private static func time(_ name: String, _ settings: inout Settings, _ around: SurveySurroundings) -> TimeExpression? {
        let text = settings.requiredText(name)
        if text.isEmpty { return nil }
        let time = around.time(text)
        if time == nil { settings.addTime(text, at: name) }
        return time
    }

    private static func limits(_ settings: inout Settings) -> SurveyLimits {
        let least = SurveyLimits.least
        let ballots = limit("threshold", from: least.ballots, &settings) ?? least.ballots
        let fewest = max(least.comments, ballots)
        return SurveyLimits(ballots: ballots, comments: limit("comment-threshold", from: fewest, &settings) ?? fewest)
    }

    private static func limit(_ name: String, from least: Int, _ settings: inout Settings) -> Int? {
        guard let text = settings.optionalText(name) else { return nil }
        if let number = Int(text), number <= mostBallots, number >= least { return number }
        let values = ["value": text, "least": String(least), "most": String(mostBallots)]
        settings.add("mistake.survey-threshold", at: name, values)
        return nil
    }
}
