/// Finds what does not fit into the days and weeks of a course.
struct InconsistentDays: Sendable {
    let facts: DesignFacts

    var findings: [DesignFinding] { events + weeks }

    private var events: [DesignFinding] {
        facts.plan.events.compactMap { event in
            if event.due < event.assigned { return finding(.endsEarly, event) }
            guard let days = facts.plan.days else { return nil }
            return days.contains(event.assigned) && days.contains(event.due) ? nil : finding(.eventOutside, event)
        }
    }

    private func finding(_ rule: DesignRule, _ event: CheckedPlan.Event) -> DesignFinding {
        DesignFinding(
            rule: rule, subject: [event.id.text], values: [.event: .text(event.title), .day: .day(event.due)],
            href: CoursePlanRoutes.edit(event.id))
    }

    private var weeks: [DesignFinding] {
        guard let budget = facts.plan.budget else { return [] }
        return facts.plan.excessive.map { week in
            DesignFinding(
                rule: .overBudget, subject: [week.monday.iso],
                values: [
                    .day: .day(week.monday), .excess: .minutes(week.minutes - budget), .budget: .minutes(budget),
                ], href: CoursePlanRoutes.week(week.monday, of: facts.course))
        }
    }
}
