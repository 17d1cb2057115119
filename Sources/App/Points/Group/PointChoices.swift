/// What else can be shown of a course's points: other weeks, other parts, other groups.
struct PointChoices: Sendable {
    struct Choice: Sendable {
        let href: String
        let text: String
        /// Where it is the course's.
        let language: String?
        let isCurrent: Bool
    }

    /// The current week, and those around the one that is shown.
    let near: [Choice]
    let hasNear: Bool
    let weeks: [Choice]
    let hasWeeks: Bool
    let parts: [Choice]
    let hasParts: Bool
    let groups: [Choice]
    let hasGroups: Bool

    init(_ sheet: PointSheet, _ strings: Strings) {
        let (plan, course) = (sheet.points.plan, sheet.points.taught.course)
        let query = sheet.query
        func week(_ number: Int) -> Choice {
            Choice(
                href: query.showing(week: number).address(in: course.id),
                text: PointSheetWords.week(number, isCurrent: number == sheet.current, strings), language: nil,
                isCurrent: number == sheet.week)
        }
        let isWeekly = plan.typed.contains(where: \.isWeekly)
        let shown = sheet.week ?? sheet.current ?? 1
        let around = [shown - 1, shown, shown + 1].filter { $0 >= 1 && $0 <= plan.weeks }
        near = isWeekly ? Set(around + [sheet.current].compactMap(\.self)).sorted().map(week) : []
        hasNear = !near.isEmpty
        weeks = isWeekly && plan.weeks > 0 ? (1...plan.weeks).map(week) : []
        hasWeeks = !weeks.isEmpty
        let exam = Choice(
            href: query.showingExam.address(in: course.id), text: strings("group-points.exam"), language: nil,
            isCurrent: sheet.view == .exam)
        parts =
            (sheet.points.roster == nil ? [] : [exam])
            + plan.typed.map { part in
                Choice(
                    href: query.showing(part: part).address(in: course.id), text: PointsWords.name(of: part, strings),
                    language: PointsWords.language(of: part, in: course), isCurrent: part == sheet.part)
            }
        hasParts = !parts.isEmpty
        let all = Choice(
            href: query.showing(group: nil).address(in: course.id), text: strings("enrol.all-groups"), language: nil,
            isCurrent: sheet.points.group == nil && sheet.points.roster == nil)
        let groups = sheet.points.groups.map { group in
            Choice(
                href: query.showing(group: group).address(in: course.id), text: group.name,
                language: course.language.rawValue, isCurrent: group == sheet.points.group)
        }
        let roster = sheet.points.roster.map {
            Choice(href: query.address(in: course.id), text: $0.title(strings), language: nil, isCurrent: true)
        }
        self.groups = groups.isEmpty && roster == nil ? [] : [all] + groups + [roster].compactMap(\.self)
        hasGroups = !self.groups.isEmpty
    }
}
