/// Finds what a design lacks.
struct MissingParts: Sendable {
    let facts: DesignFacts
    let names: ObjectiveNames

    var findings: [DesignFinding] { objectives + topics + measures + untagged + syllabus }

    private var objectives: [DesignFinding] {
        if facts.objectives.isEmpty {
            return [DesignFinding(rule: .noObjectives, href: DesignRoutes.objectives(of: facts.course))]
        }
        return facts.objectives.flatMap { objective in
            ObjectivePart.allCases.filter { !$0.isThere(in: objective) }.map { part in
                finding(Self.rule(part), objective, href: part.href(of: objective.id))
            }
        }
    }

    private static func rule(_ part: ObjectivePart) -> DesignRule {
        switch part {
        case .performance: .withoutPerformance
        case .condition: .withoutCondition
        case .contents: .withoutContents
        case .criteria: .withoutCriterion
        }
    }

    private func finding(_ rule: DesignRule, _ objective: Objective, href: String) -> DesignFinding {
        DesignFinding(
            rule: rule, subject: [objective.id.text], values: [.objective: names.value(objective.id)], href: href)
    }

    private var topics: [DesignFinding] {
        let named = Set(facts.objectives.flatMap(\.topics))
        let all = facts.topics.inOrder
        // What is below a topic tells what it is about, but an objective that names it is matched by its own dimensions.
        let blank = all.filter { topic in
            facts.knowledge[topic.id]?.dimensions.isEmpty != false
                && (named.contains(topic.id) || facts.topics.children(of: topic.id).isEmpty)
        }
        let isTaught = taught
        let critical = all.filter { facts.knowledge[$0.id]?.priority == .critical && !isTaught($0.id) }
        return blank.map { finding(.withoutDimension, $0, href: TeachTopicRoutes.edit($0.id)) }
            + unused(named).map { finding(.topicUnused, $0, href: DesignRoutes.objectives(of: facts.course)) }
            + critical.map { finding(.criticalWithoutLesson, $0, href: TeachRoutes.lessons(of: facts.course)) }
    }

    /// Whether a lesson is about a topic, about one above it, or about one below it.
    private var taught: (ID<Topic>) -> Bool {
        let named = Set(facts.lessons.compactMap(\.topic))
        let above = named.reduce(into: Set<ID<Topic>>()) { $0.formUnion(facts.topics.path(to: $1).map(\.id)) }
        return { topic in above.contains(topic) || facts.topics.path(to: topic).contains { named.contains($0.id) } }
    }

    private func finding(_ rule: DesignRule, _ topic: Topic, href: String) -> DesignFinding {
        DesignFinding(rule: rule, subject: [topic.id.text], values: [.topic: .text(topic.title)], href: href)
    }

    private func unused(_ named: Set<ID<Topic>>) -> [Topic] {
        let prerequisites = Set(facts.knowledge.filter(\.value.isPrerequisite).keys)
        return facts.objectives.isEmpty ? [] : facts.topics.uncovered(by: named, exceptBelow: prerequisites)
    }

    private var measures: [DesignFinding] {
        facts.objectives.flatMap { objective in
            // That nothing measures its accuracy is told as that.
            let isAsked = !facts.questions(of: objective.id).isEmpty || objective.has(.accuracy)
            let (assessed, taught) = (
                !facts.techniques.assigned(.assessment, to: objective.id).isEmpty,
                !facts.techniques.assigned(.teaching, to: objective.id).isEmpty
            )
            return [
                isAsked ? nil : finding(.withoutQuestion, objective, href: TeachRoutes.tests(of: facts.course)),
                assessed
                    ? nil
                    : finding(
                        .withoutAssessment, objective, href: TechniqueRoutes.suggestions(.assessment, for: objective.id)),
                taught
                    ? nil
                    : finding(.withoutTeaching, objective, href: TechniqueRoutes.suggestions(.teaching, for: objective.id)),
            ].compactMap { $0 }
        }
    }

    /// Final tests with questions that serve no objective.
    private var untagged: [DesignFinding] {
        if facts.objectives.isEmpty { return [] }
        let gaps = facts.questions.filter { $0.kind == .final && $0.objectives.isEmpty }
        return Dictionary(grouping: gaps, by: \.test).sorted { $0.key.text < $1.key.text }.map { test, questions in
            DesignFinding(
                rule: .untagged, subject: [test.text], values: [.test: .text(questions[0].title)], count: questions.count,
                href: TestWritingRoutes.test(test))
        }
    }

    private var syllabus: [DesignFinding] {
        let (state, course) = (facts.state, facts.course)
        let fields = DesignState.descriptionFields - state.description
        let policies = CoursePolicyKind.allCases.count - state.policies
        return [
            fields > 0
                ? DesignFinding(rule: .syllabusDescription, count: fields, href: DesignRoutes.description(of: course)) : nil,
            state.hasMeetings ? nil : DesignFinding(rule: .syllabusMeetings, href: DesignRoutes.schedule(of: course)),
            policies > 0
                ? DesignFinding(rule: .syllabusPolicies, count: policies, href: DesignRoutes.policy(of: course)) : nil,
            state.instructors > 0 ? nil : DesignFinding(rule: .syllabusPeople, href: DesignRoutes.instructors(of: course)),
        ].compactMap { $0 }
    }
}
