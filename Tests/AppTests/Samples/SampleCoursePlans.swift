@testable import App

/// The plan of the sample course in the states that pages tell apart.
enum SampleCoursePlan {
    static let lesson: DesignEvent.Subject = .lesson(ID(text: "lesson"))
    static let test: DesignEvent.Subject = .test(ID(text: "final"))

    /// Monday, 23 November 2026.
    static let monday = SampleDesign.today + 2

    static let homework = event(
        "tema-1", due: monday + 4, hours: 34,
        DesignEvent.Fields(
            title: "Tema 1: <ecran>", kind: .teaching, place: .outOfClass, assigned: monday + -5, due: monday,
            objectives: [SampleObjectives.whole.id, SampleObjectives.begun.id],
            technique: .curated("minute-paper"), dimension: .procedural, subject: lesson,
            link: "https://example.org/?tema=1&b=2", notes: "Doi câte <doi>.\nFără internet."))
    static let reading = event(
        "lectura", due: monday + 2, hours: 9,
        DesignEvent.Fields(title: "Lectură", kind: .teaching, place: .outOfClass, assigned: monday, due: monday))
    static let exam = event(
        "test-partial", due: monday + 1, hours: 6,
        DesignEvent.Fields(
            title: "Test parțial", kind: .assessment, place: .inClass, assigned: monday, due: monday, subject: test,
            notes: "Secret"), assigned: monday + 1)
    /// After the course.
    static let late = event(
        "late", due: monday + 200, hours: 0,
        DesignEvent.Fields(title: "Prezentări", kind: .assessment, place: .inClass, assigned: monday, due: monday + 200))

    static let events = [homework, reading, exam, late]
    static let semester = SemesterDays(first: LocalDay(number: 20_731), weeks: 14, last: LocalDay(number: 20_870))

    static func event(
        _ key: String, due: LocalDay, hours: Int = 0, _ fields: DesignEvent.Fields? = nil, assigned: LocalDay? = nil
    ) -> DesignEvent {
        var fields =
            fields ?? DesignEvent.Fields(title: key, kind: .teaching, place: .outOfClass, assigned: due, due: due)
        fields.due = due
        fields.assigned = min(due, assigned ?? fields.assigned)
        fields.hours = QuarterHours(count: hours)
        return DesignEvent(id: ID(text: key), key: key, fields: fields, version: 2)
    }

    static func plan(_ events: [DesignEvent] = events, budget: Int? = 600) -> CoursePlan {
        CoursePlan(
            events, [.init(calendar: SampleDesign.calendar, group: nil)], semester: semester, budgetMinutes: budget)
    }

    static let choices = DesignEventChoices(
        things: [.init(subject: test, title: "Test <parțial>"), .init(subject: lesson, title: nil)],
        techniques: [SampleTechniques.curated("minute-paper")].compactMap { $0 } + [
            .own(SampleTechniques.own("mine", .init(title: "A <mea>", traits: SampleTechniques.assessing)))
        ],
        objectives: Set(objectives.map(\.id)))
    static let objectives = [SampleObjectives.whole, SampleObjectives.begun, SampleObjectives.empty]

    static func sheet(_ plan: CoursePlan, removed: [DesignEvent] = []) -> CoursePlanStore.Sheet {
        .init(
            taught: SampleDesign.taught, plan: plan, objectives: objectives, choices: choices,
            removed: removed.map { .init(event: $0, until: SampleInstitution.start + .days(30)) })
    }

    static func sheet(
        _ event: DesignEvent?, objectives: [Objective] = objectives, choices: DesignEventChoices = choices
    ) -> DesignEventStore.Sheet {
        .init(taught: SampleDesign.taught, topics: .sample, objectives: objectives, choices: choices, event: event)
    }
}

extension SamplePages {
    static func coursePlans(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("course-plan.heading"))
        func page(_ sheet: CoursePlanStore.Sheet, _ errors: FormErrors? = nil) -> CoursePlanPage {
            CoursePlanPage(frame: frame, strings: strings, sheet: sheet, today: SampleDesign.today, errors: errors)
        }
        let bare = CoursePlan([], [], semester: nil, budgetMinutes: nil)
        let removed = SampleCoursePlan.sheet(SampleCoursePlan.plan(budget: nil), removed: [SampleCoursePlan.late])
        return [
            SamplePage("a week over its budget", page(SampleCoursePlan.sheet(SampleCoursePlan.plan()))),
            SamplePage(
                "the next step",
                CoursePlanPage(
                    frame: frame.guided(by: .init(next: .init(href: "/teach", text: "Mutați <ceva>."), here: nil)),
                    strings: strings, sheet: SampleCoursePlan.sheet(SampleCoursePlan.plan()), today: SampleDesign.today)),
            SamplePage("nothing yet", page(SampleCoursePlan.sheet(SampleCoursePlan.plan([])))),
            SamplePage("nothing known", page(SampleCoursePlan.sheet(bare))), SamplePage("a deleted event", page(removed)),
            SamplePage(
                "one too many",
                page(removed, FormErrors(items: [.init(field: "new", key: "course-plan.too-many", values: ["n": "500"])]))),
        ] + events(strings, frame.savingBack("form"))
    }

    private static func events(_ strings: Strings, _ frame: Frame) -> [SamplePage] {
        func page(
            _ sheet: DesignEventStore.Sheet, _ form: DesignEventForm, new: ID<DesignEvent>? = nil, _ errors: FormErrors? = nil
        ) -> DesignEventPage {
            DesignEventPage(
                frame: frame, strings: strings, courseStrings: strings, sheet: sheet, form: form, new: new,
                copy: ID(text: "copy"), help: FieldHelp(strings, for: SampleObjectives.viewer()), errors: errors)
        }
        var errors = FormErrors()
        for field in [
            "title", "assigned", "due", "kind", "place", "hours", "objectives", "technique", "dimension", "subject", "link",
            "notes",
        ] { errors.add(field, "form.too-long") }
        let (whole, form) = (
            SampleCoursePlan.sheet(SampleCoursePlan.homework), DesignEventForm(SampleCoursePlan.homework, strings.formats)
        )
        let new = DesignEventForm(due: SampleCoursePlan.monday)
        return [
            SamplePage("an event", page(whole, form)),
            SamplePage("a new event", page(SampleCoursePlan.sheet(nil), new, new: ID(text: "new"))),
            SamplePage(
                "a new event without objectives",
                page(SampleCoursePlan.sheet(nil, objectives: [], choices: .init()), new, new: ID(text: "new"))),
            SamplePage("an event with errors", page(whole, form, errors)),
            SamplePage("another event meanwhile", page(whole, form, .one("title", "teach.changed"))),
        ]
    }
}
