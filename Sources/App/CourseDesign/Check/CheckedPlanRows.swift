import Database

/// Reads what the check needs to know of the plan of a course, inside the transactions of others.
enum CheckedPlanRows {
    static func plan(of course: Course, _ tx: ReadTransaction) throws -> CheckedPlan {
        try CheckedPlan(CoursePlanRows.plan(of: course, DesignEventRows.all(of: course.id, tx), tx))
    }
}

extension CheckedPlan {
    init(_ plan: CoursePlan) {
        let all = plan.events
        events = all.map { event in
            Event(id: event.id, title: event.fields.title, assigned: event.fields.assigned, due: event.fields.due)
        }
        weeks = plan.weeks.filter { $0.workMinutes > 0 }.map { Week(monday: $0.monday, minutes: $0.workMinutes) }
        (budget, days) = (plan.budgetMinutes, plan.days)
        workload = all.isEmpty ? nil : CourseWorkload(all, plan.weeks.flatMap(\.meetings))
    }
}
