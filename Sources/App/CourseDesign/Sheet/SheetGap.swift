/// What is missing for a sheet, and where it is written.
struct SheetGap: Sendable, Equatable {
    let key: String
    /// Nil where the sentence has no number.
    var count: Int?
    var values: [String: String] = [:]
    let href: String

    func sentence(_ strings: Strings) -> String { count.map { strings(key, n: $0) } ?? strings(key, values) }

    /// Hours of work that stand behind a credit of the European system.
    static let hoursOfCredit = 25...30

    /// Those of a sheet, in its order.
    static func all(_ source: SheetSource, for form: SheetForm, _ strings: Strings) -> [SheetGap] {
        let id = source.course.id
        return [
            form == .romanian && source.description.subjectArea == nil
                ? SheetGap(key: "sheet.no-subject-area", href: DesignRoutes.description(of: id)) : nil,
            source.people.isEmpty ? SheetGap(key: "sheet.no-teachers", href: DesignRoutes.instructors(of: id)) : nil,
            source.course.ects == nil ? SheetGap(key: "sheet.no-ects", href: TeachRoutes.edit(id)) : nil,
            source.course.overview == nil ? SheetGap(key: "sheet.no-overview", href: DesignRoutes.description(of: id)) : nil,
        ].compactMap { $0 } + objectives(source) + hours(source) + topics(source, strings)
            + [
                source.hours.bibliography == nil ? SheetGap(key: "sheet.no-bibliography", href: SheetRoutes.hours(of: id)) : nil,
                source.grading == nil ? SheetGap(key: "sheet.no-grading", href: DesignRoutes.policy(of: id)) : nil,
            ].compactMap { $0 }
    }

    private static func objectives(_ source: SheetSource) -> [SheetGap] {
        let id = source.course.id
        if source.objectives.isEmpty { return [SheetGap(key: "sheet.no-objectives", href: DesignRoutes.objectives(of: id))] }
        let unfinished = source.objectives.count { $0.performance == nil && $0.ownSentence == nil }
        let idle = source.objectives.count { source.outcomes(of: $0.id).isEmpty }
        return [
            unfinished == 0
                ? nil : SheetGap(key: "sheet.unfinished", count: unfinished, href: DesignRoutes.objectives(of: id)),
            source.outcomes.isEmpty ? SheetGap(key: "sheet.no-outcomes", href: DesignRoutes.outcomes(of: id)) : nil,
            source.outcomes.isEmpty || idle == 0
                ? nil : SheetGap(key: "sheet.serve-none", count: idle, href: DesignRoutes.outcomes(of: id)),
        ].compactMap { $0 }
    }

    private static func hours(_ source: SheetSource) -> [SheetGap] {
        let (hours, href) = (source.hours, SheetRoutes.hours(of: source.course.id))
        if hours.total == 0 { return [SheetGap(key: "sheet.no-hours", href: href)] }
        let study = hours.activities[.individualStudy]
        var gaps: [SheetGap] = []
        if hours.inClass == 0 { gaps.append(SheetGap(key: "sheet.no-class-hours", href: href)) }
        if (study?.hours ?? 0) == 0 { gaps.append(SheetGap(key: "sheet.no-study", href: href)) }
        if let study, study.hours > 0, study.assessment == nil {
            gaps.append(SheetGap(key: "sheet.no-study-assessment", href: href))
        }
        if let credits = source.course.ects {
            let (least, most) = (credits.halves * hoursOfCredit.lowerBound, credits.halves * hoursOfCredit.upperBound)
            if !(least...most).contains(2 * hours.total) { gaps.append(SheetGap(key: "sheet.unjustified", href: href)) }
        }
        return gaps
    }

    /// Activities whose hours the topics do not have together.
    private static func topics(_ source: SheetSource, _ strings: Strings) -> [SheetGap] {
        let href = SheetRoutes.topics(of: source.course.id)
        return CourseActivity.allCases.filter { $0 != .individualStudy }.compactMap { activity in
            let (all, own) = (source.hours.hours(activity), source.topicHours(activity))
            if all == own { return nil }
            return SheetGap(
                key: "sheet.topic-hours",
                values: [
                    "activity": strings(activity.key), "hours": strings.formats.number(all),
                    "topics": strings.formats.number(own),
                ], href: href)
        }
    }
}
