/// Fișa disciplinei: competences, contents by activity with hours, individual study with its assessment, bibliography.
struct RomanianSheet: Sendable {
    let parts: SheetParts

    private var source: SheetSource { parts.source }
    private func title(_ key: String) -> String { parts.strings(key) }

    var sheet: SubjectSheet {
        SubjectSheet(
            title: title("sheet.ro-title"),
            sections: [
                programme, subject, time, preconditions, .init(title: title("sheet.ro-conditions")), competences, aims, contents,
                bibliography, .init(title: title("sheet.ro-relation")), assessment, signatures,
            ])
    }

    private var programme: SubjectSheet.Section {
        .init(
            title: title("sheet.ro-programme"),
            facts: [
                parts.fact("sheet.institution", source.institution), parts.blank("sheet.faculty"),
                parts.blank("sheet.department"), parts.fact("sheet.field", source.description.subjectArea),
                parts.blank("sheet.cycle"), parts.blank("sheet.programme"),
            ])
    }

    private var subject: SubjectSheet.Section {
        .init(
            title: title("sheet.ro-subject"),
            facts: [
                parts.fact("sheet.ro-name", source.course.subject), parts.fact("sheet.lecturers", parts.lecturers),
                parts.fact("sheet.assistants", parts.assistants), parts.blank("sheet.year"),
                parts.fact("course.semester", source.course.semester), parts.blank("sheet.evaluation-kind"),
                parts.blank("sheet.regime"),
            ])
    }

    private var time: SubjectSheet.Section {
        let hours = source.hours
        return .init(
            title: title("sheet.ro-time"),
            facts: [
                parts.fact("sheet.in-class", parts.hours(hours.inClass)),
                parts.fact("design.activity-individual-study", parts.hours(hours.hours(.individualStudy))),
                parts.fact("sheet.total-hours", parts.hours(hours.total)), parts.fact("course.ects", parts.credits),
            ], tables: parts.activities.map { [$0] } ?? [])
    }

    private var preconditions: SubjectSheet.Section {
        .init(
            title: title("sheet.ro-preconditions"),
            facts: [parts.fact("sheet.of-curriculum", parts.prerequisites), parts.blank("sheet.of-competences")])
    }

    private var competences: SubjectSheet.Section { .init(title: title("sheet.ro-competences"), lines: parts.outcomes) }

    private var aims: SubjectSheet.Section {
        .init(title: title("sheet.ro-aims"), text: source.course.overview, lines: parts.objectives)
    }

    private var contents: SubjectSheet.Section {
        .init(title: title("sheet.ro-contents"), lines: parts.topics, tables: parts.contents(CourseActivity.allCases))
    }

    private var bibliography: SubjectSheet.Section { .init(title: title("sheet.bibliography"), text: source.hours.bibliography) }

    private var assessment: SubjectSheet.Section {
        .init(title: title("sheet.ro-assessment"), facts: [parts.grading], text: source.grading?.body)
    }

    private var signatures: SubjectSheet.Section {
        .init(
            title: title("sheet.signatures"),
            facts: ["sheet.date", "sheet.lecturer-signature", "sheet.assistant-signature", "sheet.head-signature"].map(
                parts.blank))
    }
}
