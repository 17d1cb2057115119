/// The hours of a course's plan beside its credits, each with its definition.
struct CheckedHours: Sendable {
    private let strings: Strings

    init(_ strings: Strings) {
        self.strings = strings
    }

    /// Nothing where the plan has nothing yet.
    func facts(_ facts: DesignFacts) -> [TestFacts.Fact] {
        guard let workload = facts.plan.workload else { return [] }
        let credits = facts.credits.map { credits in
            TestFacts.Fact(
                label: strings("check.hours-expected"), value: expected(credits),
                meaning: strings(Self.key(workload.verdict(for: credits))))
        }
        let parts = [
            ("course-plan.total-class", workload.classMinutes, "check.hours-class-means"),
            ("course-plan.total-tests", workload.testMinutes, "check.hours-tests-means"),
            ("course-plan.total-home", workload.homeMinutes, "check.hours-home-means"),
            ("check.hours-total", workload.totalMinutes, "check.hours-total-means"),
        ].map { TestFacts.Fact(label: strings($0), value: hours($1), meaning: strings($2)) }
        return parts + [credits].compactMap { $0 }
    }

    private func hours(_ minutes: Int) -> String { DesignFinding.Value.minutes(minutes).text(strings) }

    private func expected(_ credits: Credits) -> String {
        let minutes = CourseWorkload.expectedMinutes(for: credits)
        return strings("attainment.range", ["from": hours(minutes.lowerBound), "to": hours(minutes.upperBound)])
    }

    /// The key of what the hours are beside the credits.
    private static func key(_ verdict: CourseWorkload.Verdict) -> String {
        switch verdict {
        case .below: "check.hours-too-few"
        case .within: "check.hours-fit"
        case .above: "check.hours-too-many"
        }
    }
}

/// The level of each objective's verb beside the questions that measure it.
struct CheckedLevels: Sendable {
    private let strings: Strings

    init(_ strings: Strings) {
        self.strings = strings
    }

    func levels(_ facts: DesignFacts) -> [DesignCheckPage.Level] {
        let names = ObjectiveNames(facts)
        return facts.objectives.compactMap { objective in
            guard let place = objective.performance.flatMap({ Taxonomy.standard.place($0.category) }) else { return nil }
            let questions = facts.questions(of: objective.id)
            let choices = questions.count(where: \.isChoice)
            let isMeasurable = place.domain.key == "cognitive" && place.category.key != "create"
            let detail = [
                place.names(strings.language).prefix(2).joined(separator: " / "), strings("check.choices", n: choices),
                strings("check.typed", n: questions.count - choices),
                strings(isMeasurable ? "check.level-measurable" : "check.level-beyond"),
            ]
            return .init(
                href: DesignRoutes.edit(objective.id), title: names.value(objective.id).text(strings),
                detail: detail.joined(separator: " · "))
        }
    }
}
