/// Finds techniques and questions that do not fit what an objective says.
struct InconsistentMeasures: Sendable {
    let facts: DesignFacts
    let names: ObjectiveNames

    var findings: [DesignFinding] { facts.objectives.flatMap { techniques($0) + criteria($0) } }

    private func techniques(_ objective: Objective) -> [DesignFinding] {
        (facts.techniques.assigned[objective.id] ?? []).filter { $0.fit == nil }.map { technique in
            DesignFinding(
                rule: technique.kind == .teaching ? .unfitTeaching : .unfitAssessment,
                subject: [objective.id.text, technique.name],
                values: [.objective: names.value(objective.id), .technique: .text(technique.title)],
                href: TechniqueRoutes.suggestions(technique.kind, for: objective.id))
        }
    }

    private func criteria(_ objective: Objective) -> [DesignFinding] {
        let questions = facts.questions(of: objective.id)
        let assessment = facts.techniques.assigned(.assessment, to: objective.id)
        let measures = CriterionMeasures(questions: questions.map(\.kind), minutes: assessment.map(\.minutes))
        let missing = measures.missing(in: objective)
        return [
            missing.contains(.speed)
                ? finding(.speedUntimed, objective, href: DesignRoutes.criteria(of: objective.id)) : nil,
            missing.contains(.accuracy)
                ? finding(.accuracyUntagged, objective, href: TeachRoutes.tests(of: facts.course)) : nil,
            isBeyondChoices(objective) && !questions.isEmpty && questions.allSatisfy(\.isChoice)
                // Whoever has no technique is told that already.
                && !assessment.isEmpty && !assessment.contains { $0.fit == .ideal }
                ? finding(.choicesAlone, objective, href: TechniqueRoutes.suggestions(.assessment, for: objective.id)) : nil,
        ].compactMap { $0 }
    }

    /// What is created, felt or done by hand cannot be chosen among options.
    private func isBeyondChoices(_ objective: Objective) -> Bool {
        guard let place = objective.performance.flatMap({ Taxonomy.standard.place($0.category) }) else { return false }
        return place.domain.key != "cognitive" || place.category.key == "create"
    }

    private func finding(_ rule: DesignRule, _ objective: Objective, href: String) -> DesignFinding {
        DesignFinding(
            rule: rule, subject: [objective.id.text], values: [.objective: names.value(objective.id)], href: href)
    }
}
