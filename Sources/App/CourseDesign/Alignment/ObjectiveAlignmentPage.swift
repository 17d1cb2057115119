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
