/// Something that a design lacks, or that does not fit together in it, with the place where it is put right. Nothing is
/// blocked by it.
struct DesignFinding: Sendable, Equatable {
    /// Of the four queries those that find something; the others are suggestions and figures.
    enum Query: CaseIterable, Sendable {
        case missing, inconsistent

        var key: String {
            switch self {
            case .missing: "check.missing"
            case .inconsistent: "check.inconsistent"
            }
        }
    }

    /// What a sentence names.
    enum Name: Sendable {
        case objective, other, topic, lesson, test, number, technique, word, place, event, day, excess, budget
    }

    /// A value in its sentence.
    enum Value: Sendable, Equatable {
        case text(String)
        /// An objective that nothing is said of yet, by its place from 1.
        case objective(Int)
        case day(LocalDay)
        case minutes(Int)

        /// Whether it is in the language of the course.
        var isContent: Bool {
            if case .text = self { true } else { false }
        }

        func text(_ strings: Strings) -> String {
            switch self {
            case .text(let text): text
            case .objective(let place): strings("alignment.number", ["n": strings.formats.number(place)])
            case .day(let day): strings.formats.day(day)
            case .minutes(let minutes):
                strings("check.hours-of", ["hours": strings.formats.decimal(thousandths: minutes * 1000 / 60)])
            }
        }
    }

    let rule: DesignRule
    /// What it is about: ids, or nothing where it is the course.
    var subject: [String] = []
    var values: [Name: Value] = [:]
    /// Nil where its sentence has no number.
    var count: Int?
    let href: String

    /// The objective that it is about; nil where it is about something else.
    var objective: String? { rule.briefKey == nil ? nil : subject.first }

    /// The same as long as it is the same finding, whatever is called otherwise meanwhile.
    var key: String { ([rule.rawValue] + subject).joined(separator: "/") }

    /// The place where it is put right, which leads back where that can be done: to what it was found on.
    func href(from way: WayBack?) -> String { rule == .withoutDimension ? way.on(href) : href }

    func sentence(_ strings: Strings) -> String { sentence(rule.key, strings) }

    /// The same below the name of the objective that it is about; nil for what is about something else.
    func brief(_ strings: Strings) -> String? { rule.briefKey.map { sentence($0, strings) } }

    private func sentence(_ key: String, _ strings: Strings) -> String {
        func text(_ name: Name) -> String { values[name]?.text(strings) ?? "" }
        let named = [
            "objective": text(.objective), "other": text(.other), "topic": text(.topic), "lesson": text(.lesson),
            "test": text(.test), "number": text(.number), "technique": text(.technique), "word": text(.word),
            "place": text(.place), "event": text(.event), "day": text(.day), "excess": text(.excess),
            "budget": text(.budget),
        ]
        return count.map { strings(key, n: $0, named) } ?? strings(key, named)
    }
}

/// What the check looks for. A finding that was set aside is known by the name of its rule, and so a name that was released
/// stays.
enum DesignRule: String, CaseIterable, Sendable {
    // Missing parts
    case noObjectives = "no-objectives"
    case withoutPerformance = "without-performance"
    case withoutCondition = "without-condition"
    case withoutContents = "without-contents"
    case withoutCriterion = "without-criterion"
    case withoutDimension = "without-dimension"
    case topicUnused = "topic-unused"
    case criticalWithoutLesson = "critical-without-lesson"
    case withoutQuestion = "without-question"
    case withoutAssessment = "without-assessment"
    case withoutTeaching = "without-teaching"
    case untagged
    case syllabusDescription = "syllabus-description"
    case syllabusMeetings = "syllabus-meetings"
    case syllabusPolicies = "syllabus-policies"
    case syllabusPeople = "syllabus-people"
    // Inconsistent relations
    case prerequisite
    case unfitTeaching = "unfit-teaching"
    case unfitAssessment = "unfit-assessment"
    case speedUntimed = "speed-untimed"
    case accuracyUntagged = "accuracy-untagged"
    case choicesAlone = "choices-alone"
    case questionElsewhere = "question-elsewhere"
    case lessonElsewhere = "lesson-elsewhere"
    case wordListed = "word-listed"
    case equalSentences = "equal-sentences"
    case endsEarly = "ends-early"
    case eventOutside = "event-outside"
    case overBudget = "over-budget"

    /// The key of its sentence.
    var key: String {
        switch self {
        case .noObjectives: "check.no-objectives"
        case .withoutPerformance: "check.without-performance"
        case .withoutCondition: "check.without-condition"
        case .withoutContents: "check.without-contents"
        case .withoutCriterion: "check.without-criterion"
        case .withoutDimension: "check.without-dimension"
        case .topicUnused: "check.topic-unused"
        case .criticalWithoutLesson: "check.critical-without-lesson"
        case .withoutQuestion: "check.without-question"
        case .withoutAssessment: "check.without-assessment"
        case .withoutTeaching: "check.without-teaching"
        case .untagged: "check.untagged"
        case .syllabusDescription: "check.syllabus-description"
        case .syllabusMeetings: "check.syllabus-meetings"
        case .syllabusPolicies: "check.syllabus-policies"
        case .syllabusPeople: "check.syllabus-people"
        case .prerequisite: "check.prerequisite"
        case .unfitTeaching: "check.unfit-teaching"
        case .unfitAssessment: "check.unfit-assessment"
        case .speedUntimed: "check.speed-untimed"
        case .accuracyUntagged: "check.accuracy-untagged"
        case .choicesAlone: "check.choices-alone"
        case .questionElsewhere: "check.question-elsewhere"
        case .lessonElsewhere: "check.lesson-elsewhere"
        case .wordListed: "check.word-listed"
        case .equalSentences: "check.equal-sentences"
        case .endsEarly: "check.ends-early"
        case .eventOutside: "check.event-outside"
        case .overBudget: "check.over-budget"
        }
    }

    /// The key of its sentence below the name of the objective that it is about, the first of its subjects; nil where it is about
    /// something else.
    var briefKey: String? {
        switch self {
        case .withoutPerformance: "check.brief-without-performance"
        case .withoutCondition: "check.brief-without-condition"
        case .withoutContents: "check.brief-without-contents"
        case .withoutCriterion: "check.brief-without-criterion"
        case .withoutQuestion: "check.brief-without-question"
        case .withoutAssessment: "check.brief-without-assessment"
        case .withoutTeaching: "check.brief-without-teaching"
        case .prerequisite: "check.brief-prerequisite"
        case .unfitTeaching: "check.brief-unfit-teaching"
        case .unfitAssessment: "check.brief-unfit-assessment"
        case .speedUntimed: "check.brief-speed-untimed"
        case .accuracyUntagged: "check.brief-accuracy-untagged"
        case .choicesAlone: "check.brief-choices-alone"
        case .wordListed: "check.brief-word-listed"
        case .noObjectives, .withoutDimension, .topicUnused, .criticalWithoutLesson, .untagged, .syllabusDescription,
            .syllabusMeetings, .syllabusPolicies, .syllabusPeople, .questionElsewhere, .lessonElsewhere, .equalSentences,
            .endsEarly, .eventOutside, .overBudget:
            nil
        }
    }

    var query: DesignFinding.Query {
        let missing: Set<DesignRule> = [
            .noObjectives, .withoutPerformance, .withoutCondition, .withoutContents, .withoutCriterion, .withoutDimension,
            .topicUnused, .criticalWithoutLesson, .withoutQuestion, .withoutAssessment, .withoutTeaching, .untagged,
            .syllabusDescription, .syllabusMeetings, .syllabusPolicies, .syllabusPeople,
        ]
        return missing.contains(self) ? .missing : .inconsistent
    }
}
