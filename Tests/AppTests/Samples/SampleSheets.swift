@testable import App

/// The sheet of the sample course with everything, and with next to nothing.
enum SampleSheet {
    static let hours = CourseHours(
        activities: [
            .lecture: .init(hours: 28, assessment: "examen <scris>"), .laboratory: .init(hours: 28, assessment: "teme"),
            .individualStudy: .init(hours: 94, assessment: "referat"),
        ], bibliography: "- **Cartea** <1>")
    static let topicHours: [ID<Topic>: [CourseActivity: Int]] = [
        ID(text: "layers"): [.lecture: 20, .laboratory: 28], ID(text: "language"): [.lecture: 8],
    ]

    static func source(
        isBare: Bool = false, hours: CourseHours = hours, topicHours: [ID<Topic>: [CourseActivity: Int]] = topicHours
    ) -> SheetSource {
        let full = SampleSyllabus.source()
        let course = Course(
            id: ID(text: "course"), number: 1, code: "PDM301", title: "Dezvoltarea <aplicațiilor>", language: .romanian,
            semester: "2026/2027", classroom: nil, url: nil, overview: isBare ? nil : "Un **curs**.", markScheme: .romanian,
            ects: isBare ? nil : Credits(halves: 12))
        return SheetSource(
            course: course, institution: "Școala de probă", description: isBare ? .init() : full.description,
            people: isBare ? [] : full.people, objectives: isBare ? [] : [SampleObjectives.whole],
            topics: isBare ? TopicTree([]) : .sample, knowledge: isBare ? [:] : full.knowledge,
            outcomes: isBare ? [] : SampleOutcomes.all, served: SampleOutcomes.served, hours: isBare ? .init() : hours,
            topicHours: isBare ? [:] : topicHours, grading: isBare ? nil : full.policies.first)
    }

    static func shelf(_ topics: TopicTree = .sample) -> SheetStore.Shelf {
        SheetStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: topics, hours: hours,
            topicHours: topicHours)
    }
}

extension SamplePages {
    static func sheets(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("sheet.title"))
        func sheet(_ source: SheetSource, _ form: SheetForm) throws -> SheetPage {
            try SheetPage(
                frame: frame, strings: strings, formStrings: SamplePages.strings(form.language), courseStrings: strings,
                source: source, form: form)
        }
        return try SheetForm.allCases.flatMap { form in
            try [
                SamplePage("full \(form)", sheet(SampleSheet.source(), form)),
                SamplePage("bare \(form)", sheet(SampleSheet.source(isBare: true), form)),
                SamplePage("no hours of topics \(form)", sheet(SampleSheet.source(topicHours: [:]), form)),
            ]
        } + hours(strings, frame)
    }

    private static func hours(_ strings: Strings, _ frame: Frame) -> [SamplePage] {
        func page(_ errors: FormErrors? = nil, hidesHelp: Bool = false) -> HoursPage {
            HoursPage(
                frame: frame.savingBack("form"), strings: strings, shelf: SampleSheet.shelf(),
                form: HoursForm(SampleSheet.hours),
                help: FieldHelp(strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
        }
        func topics(_ tree: TopicTree, _ errors: FormErrors? = nil) -> TopicHoursPage {
            TopicHoursPage(
                frame: tree.inOrder.isEmpty ? frame : frame.savingBack("form"), strings: strings,
                shelf: SampleSheet.shelf(tree), typed: nil, errors: errors)
        }
        let wrong = FormErrors(items: [
            .init(field: "hours-lecture", key: "sheet.hours-wrong", values: ["n": "2000"]),
            .init(field: "assessment-seminar", key: "form.too-long"), .init(field: "bibliography", key: "teach.changed"),
        ])
        let one = FormErrors(items: [.init(field: "lecture-layers", key: "sheet.hours-wrong", values: ["n": "2000"])])
        let overtaken = FormErrors(items: [.init(field: "topics", key: "teach.changed")])
        return [
            SamplePage("topics overtaken", topics(.sample, overtaken)), SamplePage("hours", page()), SamplePage("hours without help", page(hidesHelp: true)),
            SamplePage("hours with errors", page(wrong)), SamplePage("topics", topics(.sample)),
            SamplePage("no topics", topics(TopicTree([]))), SamplePage("topics with errors", topics(.sample, one)),
        ]
    }
}
