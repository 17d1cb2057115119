/// Each objective of a course with its techniques of one kind, to look at and to print: the assessment plan, or the
/// instructional plan.
struct TechniquePlanPage: Page {
    static let template = "CourseDesign/technique-plan"

    struct Line: Sendable {
        /// Nil for one without a word.
        let sentence: String?
        let key: String?
        let techniques: [Entry]
        let isMissing: Bool
        let href: String
        /// What the link says to those who do not see what it stands beside.
        let label: String
    }

    struct Entry: Sendable {
        let href: String
        let title: String
        /// Nil where nothing is known.
        let detail: String?
        let descriptionHTML: String?
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let course: String
    /// How many objectives have a technique.
    let state: String
    let tabs: [Frame.Tab]
    let tabsLabel: String
    let listHref: String
    let objectivesHref: String
    let objectives: [Line]
    let isEmpty: Bool

    /// - Parameter courseStrings: in the language of the course.
    init(frame: Frame, strings: Strings, courseStrings: Strings, plan: TechniqueListStore.Plan) throws {
        let (course, kind) = (plan.taught.course, plan.kind)
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = strings(kind.planKey)
        self.course = course.code + " · " + course.title
        let having = plan.objectives.count { !(plan.assigned[$0.id] ?? []).isEmpty }
        state = TechniqueState(having: having, objectives: plan.objectives.count).words(kind, strings)
        tabs = TechniqueKind.allCases.map {
            Frame.Tab(href: TechniqueRoutes.plan($0, of: course.id), text: strings($0.planKey), isCurrent: $0 == kind)
        }
        tabsLabel = strings("technique.plans")
        listHref = TechniqueRoutes.techniques(of: course.id, kind)
        objectivesHref = DesignRoutes.objectives(of: course.id)
        let (words, sentences) = (TechniqueWords(strings: strings), ObjectiveSentence(courseStrings))
        objectives = plan.objectives.enumerated().map { place, objective in
            let techniques = (plan.assigned[objective.id] ?? []).byTitle(strings.language)
            return Line(
                sentence: sentences.sentence(of: objective, plan.topics), key: objective.key,
                techniques: techniques.map { technique in
                    let summary = words.summary(technique.traits)
                    return Entry(
                        href: TechniqueRoutes.technique(technique.reference, in: course.id),
                        title: technique.title(strings.language), detail: summary.isEmpty ? nil : summary,
                        descriptionHTML: technique.description(strings.language).map { DesignText.html($0) })
                },
                isMissing: techniques.isEmpty, href: TechniqueRoutes.suggestions(kind, for: objective.id),
                label: strings("technique.choose-one", ["n": strings.formats.number(place + 1)]))
        }
        isEmpty = objectives.isEmpty
    }
}

/// How many objectives have a technique of a kind.
struct TechniqueState: Sendable, Equatable {
    let having: Int
    let objectives: Int

    func words(_ kind: TechniqueKind, _ strings: Strings) -> String {
        if objectives == 0 { return strings("technique.no-objectives") }
        let values = ["n": strings.formats.number(having), "all": strings.formats.number(objectives)]
        return switch kind {
        case .assessment: strings("technique.have-assessment", values)
        case .teaching: strings("technique.have-teaching", values)
        }
    }
}
