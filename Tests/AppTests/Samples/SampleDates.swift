@testable import App

extension SamplePages {
    static func dates(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("dates.title"))
        func page(_ overview: DatesStore.Overview, _ form: DatesForm = DatesForm(), _ errors: FormErrors? = nil) -> DatesPage {
            DatesPage(
                frame: frame, strings: strings, overview: overview, form: form, now: SampleSnapshot.start, errors: errors)
        }
        let wrong = DatesForm(
            students: ["ana"], opensDay: "2026-12-01", opensTime: "<9>", closesDay: "1/2/2026", closesTime: "11:00",
            reason: "Boală <gravă>")
        let errors = FormErrors(
            items: [
                .init(field: "opensDay", key: "test-settings.bad-time"),
                .init(
                    field: "closesDay", key: "test-settings.time-twofold",
                    values: ["value": "1/2/2026 11:00", "first": "2026-02-01 11:00", "second": "2026-01-02 11:00"]),
            ])
        let nobody = FormErrors(items: [.init(field: "students", key: "dates.choose")])
        return [
            SamplePage("no students", page(SampleDates.overview(students: [], given: []))),
            SamplePage("nobody has some", page(SampleDates.overview(given: []))),
            SamplePage("some", page(SampleDates.overview())),
            SamplePage("found", page(SampleDates.overview(), DatesForm(q: "ana", students: ["shut"], go: "find"))),
            SamplePage("nobody found", page(SampleDates.overview(), DatesForm(q: "xyz"))),
            SamplePage("more than are listed", page(SampleDates.overview(students: SampleDates.many))),
            SamplePage("wrong dates", page(SampleDates.overview(), wrong, errors)),
            SamplePage("nobody ticked", page(SampleDates.overview(), DatesForm(), nobody)),
        ]
    }
}

/// Other dates as their page shows them.
enum SampleDates {
    private static let now = SampleSnapshot.start
    static let resit = DateOverride(opens: now + .hours(-1), closes: now + .hours(2), reason: "Boală <gravă>")
    static let later = DateOverride(opens: now + .days(1), closes: now + .days(2))

    static let people: [DatesStore.Student] = [
        .init(person: SamplePeople.ana, standing: .free), .init(person: SamplePeople.shut, standing: .done),
    ]

    /// More than are listed at once.
    static let many: [DatesStore.Student] = (1...DatesPage.mostShown + 5).map { number in
        .init(
            person: Person(
                id: ID(text: "person-\(number)"), number: number, userName: "student.\(number)", name: "Ana", surname: "Albu",
                indexNumber: "\(number)", email: nil, roles: [.student], language: nil, isPutAway: false),
            standing: .free)
    }

    static let given: [DatesStore.Given] = [
        .init(
            student: .init(person: SamplePeople.ana, standing: .running),
            line: .init(person: SamplePeople.ana.id, dates: resit, maker: "Carmen <Dinu>", madeAt: now)),
        .init(
            student: .init(person: SamplePeople.shut, standing: .free),
            line: .init(person: SamplePeople.shut.id, dates: later, maker: nil, madeAt: now + .days(-1))),
    ]

    static func overview(
        students: [DatesStore.Student] = people, given: [DatesStore.Given] = given
    ) -> DatesStore.Overview {
        let assessment = AssessmentStore.Entry.sample(
            .final, schedule: SampleSnapshot.schedule, policy: .sample(allowed: 1, code: "aula-magna"),
            disclosure: Disclosure(results: .afterLast, answers: .atOnce)
        ).assessment
        return DatesStore.Overview(
            course: .sample(), assessment: assessment, schedule: SampleSnapshot.schedule, zone: .gmt, students: students,
            given: given)
    }
}
