/// What serves one objective, and how to mend a gap.
struct ObjectiveAlignmentPage: Page {
    static let template = "CourseDesign/objective-alignment"

    struct Entry: Sendable {
        /// Nil where nothing more can be shown.
        let href: String?
        let text: String
        /// Of the text; nil for that of the page.
        let language: String?
        /// Where it is.
        let detail: String?
        /// Of the detail; nil for that of the page.
        let detailLanguage: String?
    }

    struct Part: Sendable {
        let id: String
        let title: String
        let entries: [Entry]
        let isMissing: Bool
        /// How the gap is mended.
        let mending: String
        /// Where; nil where those who teach cannot.
        let mend: Frame.Link?
    }

    let frame: Frame
    let contentLanguage: String
    let name: String
    let editHref: String
    let sentence: String?
    let parts: [Part]

    init(frame: Frame, words: AlignmentWords, course: Course, objective: Objective, source: AlignmentSource) {
        self.frame = frame
        contentLanguage = course.language.rawValue
        let place = source.objectives.firstIndex { $0.id == objective.id } ?? 0
        name = words.name(objective, at: place)
        editHref = DesignRoutes.edit(objective.id)
        sentence = words.sentence(objective)
        let entries = ServingEntries(words: words, course: course, objective: objective, source: source)
        parts = AlignmentMatter.allCases.map { matter in
            let found = entries.all(matter)
            return Part(
                id: matter.rawValue, title: words.strings(matter.key), entries: found, isMissing: found.isEmpty,
                mending: words.strings(matter.mendingKey),
                mend: matter.place(of: objective.id, in: course.id).map {
                    Frame.Link(href: $0.href, text: words.strings($0.key))
                })
        }
    }
}

extension AlignmentMatter {
    /// Where a gap is mended, and the key of its name; nil for items of surveys, which the office writes.
    fileprivate func place(of objective: ID<Objective>, in course: ID<Course>) -> (href: String, key: String)? {
        switch self {
        case .topics: (DesignRoutes.contents(of: objective), "objective.contents")
        case .lessons: (TeachRoutes.lessons(of: course), "lessons.title")
        case .quizzes, .finals: (TeachRoutes.tests(of: course), "tests.title")
        case .items: nil
        case .assessment: (TechniqueRoutes.suggestions(.assessment, for: objective), TechniqueKind.assessment.key)
        case .teaching: (TechniqueRoutes.suggestions(.teaching, for: objective), TechniqueKind.teaching.key)
        case .events: (DesignRoutes.plan(of: course), "course-plan.heading")
        }
    }
}

/// What serves an objective, as the entries of its page.
private struct ServingEntries {
    typealias Entry = ObjectiveAlignmentPage.Entry

    let words: AlignmentWords
    let course: Course
    let objective: Objective
    let source: AlignmentSource

    private var id: ID<Objective> { objective.id }

    func all(_ matter: AlignmentMatter) -> [Entry] {
        switch matter {
        case .topics:
            objective.topics.map { topic in
                entry(TeachTopicRoutes.edit(topic), TopicPath.text(source.topics.path(to: topic).map(\.title)))
            }
        case .lessons:
            source.lessons.filter { $0.objectives.contains(id) }.map {
                entry(WritingRoutes.edit($0.id), words.lesson($0.title))
            }
        case .quizzes: questions(.quiz)
        case .finals: questions(.final)
        case .items: items
        case .assessment: techniques(.assessment)
        case .teaching: techniques(.teaching)
        case .events:
            source.events.filter { $0.objectives.contains(id) }.map { entry(CoursePlanRoutes.edit($0.id), $0.title) }
        }
    }

    private func questions(_ kind: AssessmentKind) -> [Entry] {
        source.questions.filter { $0.kind == kind && $0.objectives.contains(id) }.map { question in
            entry(
                QuestionFormRoutes.row(question.number, of: question.test), words.question(question.text),
                words.lesson(question.title))
        }
    }

    private var items: [Entry] {
        let language = words.strings.language
        return source.items.filter { $0.objective == id }.map { item in
            Entry(
                href: nil, text: item.text.text(language), language: other(item.text), detail: item.survey.text(language),
                detailLanguage: other(item.survey))
        }
    }

    private func techniques(_ kind: TechniqueKind) -> [Entry] {
        source.techniques(kind, of: id).map { technique in
            // A curated one speaks the language of the page, an own one that of the course.
            Entry(
                href: TechniqueRoutes.technique(technique.reference, in: course.id),
                text: technique.title(words.strings.language), language: technique.own.map { _ in course.language.rawValue },
                detail: nil, detailLanguage: nil)
        }
    }

    /// In the language of the course.
    private func entry(_ href: String?, _ text: String, _ detail: String? = nil) -> Entry {
        let language = course.language.rawValue
        return Entry(
            href: href, text: text, language: language, detail: detail, detailLanguage: detail == nil ? nil : language)
    }

    /// The language of a text that is not written in that of the page.
    private func other(_ wording: Wording) -> String? {
        let language = wording.spoken(words.strings.language)
        return language == words.strings.language ? nil : language?.rawValue
    }
}
