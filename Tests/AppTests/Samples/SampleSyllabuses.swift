import Foundation

@testable import App

/// The syllabus of the sample course with everything that it can have, and with next to nothing.
enum SampleSyllabus {
    static let layout = SyllabusLayout()

    static func source(
        _ layout: SyllabusLayout = layout, isInside: Bool = true, isBare: Bool = false, objectives: [Objective]? = nil
    ) -> SyllabusSource {
        var source = SyllabusSource(
            course: .sample(), isInside: isInside, layout: layout, topics: isBare ? TopicTree([]) : .sample)
        if isBare { return source }
        source.description = .init(
            subjectArea: "Informatică <1>", creditHours: 5, hoursInClass: 1, hoursOutOfClass: 2, seats: 30,
            audiences: [.undergraduate, .graduate])
        source.people = people
        source.meetings = meetings
        source.objectives = objectives ?? [SampleObjectives.whole, SampleObjectives.begun, SampleObjectives.empty]
        source.knowledge = [ID(text: "layers"): .init(dimensions: [.factual], priority: .critical, isPrerequisite: true)]
        source.resources = TopicResource.samples.filter { $0.removedAt == nil }
        source.files = ["media/a.pdf": StoredFile(digest: "0a", contentType: "application/pdf", size: 3, width: nil, height: nil)]
        source.lessons = [ID(text: "lesson")]
        source.policies = [
            .init(kind: .grading, procedure: .standardized, body: "**Zece** <puncte>."),
            .init(kind: .attendance, body: "La *timp*."),
            .init(kind: .conduct), .init(kind: .missedExams, body: "1. Anunțați\n2. Reveniți"),
        ]
        source.plan = SampleCoursePlan.plan().forReaders
        return source
    }

    private static let people: [SyllabusSource.Person] = [
        .init(
            name: "prof. Carmen <Brânză>", role: .teaching(.professor), email: "carmen@example.org", phone: "+40 721 000 000",
            office: "Sala 12", officeHours: "marți 14–16", webPage: "https://example.org/carmen"),
        .init(name: "Felix Albu", role: .teaching(.assistant)), .init(name: "Oaspete", role: .instructor(.grader)),
        .init(name: "Altcineva"),
    ]

    private static let meetings: [SyllabusSource.Meetings] = [
        meetings(nil, .weekly, every: 1, on: [2, 4]), meetings("<B>", .weekly, every: 2, on: [1]),
        meetings("C", .daily, every: 3), meetings("D", .tuesdayThursday), meetings("E", .none),
    ]

    /// From 1 October 2026, of thirteen weeks where they repeat.
    private static func meetings(
        _ group: String?, _ repeats: MeetingRepetition, every: Int? = nil, on weekdays: Set<Int> = []
    ) -> SyllabusSource.Meetings {
        let first = LocalDay(number: 20_727)
        return .init(
            group: group,
            fields: .init(
                firstDay: first, lastDay: repeats == .none ? first : first + 91, startsAt: 480, endsAt: 725, repeats: repeats,
                every: every, weekdays: weekdays))
    }

    /// Hides all but one section.
    static func only(_ section: SyllabusSection) -> SyllabusLayout {
        var layout = layout
        layout.show([section])
        return layout
    }
}

extension SamplePages {
    static func syllabuses(_ strings: Strings) throws -> [SamplePage] {
        let frame = frame(strings, heading: strings("syllabus.title"))
        func page(_ source: SyllabusSource, isTaught: Bool = false) throws -> SyllabusPage {
            try SyllabusPage(
                frame: frame, course: source.course, syllabus: Syllabus(source, strings, courseStrings: strings),
                isTaught: isTaught)
        }
        var none = SampleSyllabus.layout
        none.show([])
        return try [
            SamplePage("full", page(SampleSyllabus.source(), isTaught: true)),
            SamplePage("for everybody", page(SampleSyllabus.source(isInside: false))),
            SamplePage("bare", page(SampleSyllabus.source(isBare: true))),
            SamplePage("nothing shown", page(SampleSyllabus.source(none))),
        ] + syllabusSettings(strings)
    }

    private static func syllabusSettings(_ strings: Strings) -> [SamplePage] {
        func page(
            _ form: SyllabusSettingsForm? = nil, _ errors: FormErrors? = nil, hidesHelp: Bool = false
        ) -> SyllabusSettingsPage {
            SyllabusSettingsPage(
                frame: staffFrame(strings, heading: strings("syllabus.title")).savingBack("form"), strings: strings,
                sheet: .init(
                    taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor),
                    layout: SampleSyllabus.only(.people)),
                form: form, help: FieldHelp(strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
        }
        let wrong = FormErrors(items: [
            .init(field: "sections", key: "teach.changed"), .init(field: "audience", key: "teach.choose"),
        ])
        return [
            SamplePage("as stored", page()), SamplePage("without help", page(hidesHelp: true)),
            SamplePage("with errors", page(SyllabusSettingsForm(shown: ["details"], audience: "x"), wrong)),
        ]
    }
}
