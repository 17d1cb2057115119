/// A screen of a design, and which findings of the check belong there.
enum DesignScreen: Sendable, Equatable {
    case description, schedule, policy, instructors, plan, syllabus
    case objectives
    case objective(ID<Objective>)
    case part(ObjectivePart, of: ID<Objective>)
    /// What fits an objective.
    case techniques(TechniqueKind, for: ID<Objective>)
    case topics
    case topic(ID<Topic>)

    func has(_ finding: DesignFinding) -> Bool {
        let (rule, subject) = (finding.rule, finding.subject)
        switch self {
        case .description: return rule == .syllabusDescription
        case .schedule: return rule == .syllabusMeetings
        case .policy: return rule == .syllabusPolicies
        case .instructors: return rule == .syllabusPeople
        case .plan: return [.endsEarly, .eventOutside, .overBudget].contains(rule)
        case .syllabus:
            return [.syllabusDescription, .syllabusMeetings, .syllabusPolicies, .syllabusPeople].contains(rule)
        case .objectives: return rule == .noObjectives || rule == .topicUnused || rule.isOfObjective
        case .objective(let id): return rule.isOfObjective && subject.first == id.text
        case .part(let part, let id): return Self.rules(of: part).contains(rule) && subject.first == id.text
        case .techniques(let kind, let id): return Self.rules(of: kind).contains(rule) && subject.first == id.text
        case .topics: return [.withoutDimension, .topicUnused, .criticalWithoutLesson].contains(rule)
        case .topic(let id):
            return [.withoutDimension, .topicUnused, .criticalWithoutLesson, .prerequisite].contains(rule)
                && subject.last == id.text
        }
    }

    private static func rules(of part: ObjectivePart) -> Set<DesignRule> {
        switch part {
        case .performance: [.withoutPerformance, .wordListed]
        case .condition: [.withoutCondition, .prerequisite]
        case .contents: [.withoutContents]
        case .criteria: [.withoutCriterion, .speedUntimed, .accuracyUntagged]
        }
    }

    private static func rules(of kind: TechniqueKind) -> Set<DesignRule> {
        switch kind {
        case .assessment: [.withoutAssessment, .unfitAssessment, .choicesAlone]
        case .teaching: [.withoutTeaching, .unfitTeaching]
        }
    }
}

extension DesignRule {
    /// Whether its subject begins with the id of an objective.
    fileprivate var isOfObjective: Bool {
        let rules: Set<DesignRule> = [
            .withoutPerformance, .withoutCondition, .withoutContents, .withoutCriterion, .withoutQuestion, .withoutAssessment,
            .withoutTeaching, .prerequisite, .unfitTeaching, .unfitAssessment, .speedUntimed, .accuracyUntagged, .choicesAlone,
            .wordListed, .equalSentences,
        ]
        return rules.contains(self)
    }
}

extension DesignPart {
    /// Where it is filled in; nil where the check finds nothing of it.
    var screen: DesignScreen? {
        switch self {
        case .details: nil
        case .description: .description
        case .schedule: .schedule
        case .policy: .policy
        case .instructors: .instructors
        case .objectives: .objectives
        case .content: .topics
        case .plan: .plan
        }
    }
}
