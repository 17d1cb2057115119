/// Specifikacija predmeta, the table of a subject that the Serbian accreditation wants.
struct SerbianSheet: Sendable {
    let parts: SheetParts

    private var source: SheetSource { parts.source }
    private func title(_ key: String) -> String { parts.strings(key) }

    private static let practical: [CourseActivity] = [.seminar, .laboratory, .project, .practice]

    var sheet: SubjectSheet {
        SubjectSheet(
            title: title("sheet.sr-title"),
            sections: [
                subject, .init(title: title("sheet.sr-aim"), text: source.course.overview),
                .init(title: title("sheet.sr-outcome"), lines: parts.objectives + parts.outcomes),
            ] + contents + [
                .init(title: title("sheet.sr-literature"), text: source.hours.bibliography), hours,
                .init(title: title("sheet.sr-methods")), assessment,
            ])
    }

    /// By the kind of teaching where topics have hours, else all in one list.
    private var contents: [SubjectSheet.Section] {
        if source.topicHours.isEmpty { return [.init(title: title("sheet.sr-contents"), lines: parts.topics)] }
        return [
            .init(title: title("sheet.sr-theory-contents"), tables: parts.contents([.lecture])),
            .init(title: title("sheet.sr-practice-contents"), tables: parts.contents(Self.practical)),
        ]
    }

    private var subject: SubjectSheet.Section {
        .init(
            title: title("sheet.sr-subject"),
            facts: [
                parts.blank("sheet.programme"), parts.fact("sheet.sr-name", source.course.subject),
                parts.fact("sheet.sr-teachers", parts.list(source.people.map(\.name))), parts.blank("sheet.sr-status"),
                parts.fact("course.ects", parts.credits), parts.fact("sheet.sr-condition", parts.prerequisites),
            ])
    }

    private var hours: SubjectSheet.Section {
        let practice = Self.practical.reduce(0) { $0 + source.hours.hours($1) }
        return .init(
            title: title("sheet.sr-hours"),
            facts: [
                parts.fact("sheet.sr-theory", parts.hours(source.hours.hours(.lecture))),
                parts.fact("sheet.sr-practice", parts.hours(practice)),
                parts.fact("design.activity-individual-study", parts.hours(source.hours.hours(.individualStudy))),
            ])
    }

    private var assessment: SubjectSheet.Section {
        .init(
            title: title("sheet.sr-assessment"), facts: [parts.grading], text: source.grading?.body,
            tables: parts.activities.map { [$0] } ?? [])
    }
}
