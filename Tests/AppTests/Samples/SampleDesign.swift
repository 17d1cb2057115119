@testable import App

/// The design of the sample course in the states that pages tell apart.
enum SampleDesign {
    /// Saturday, 21 November 2026.
    static let today = LocalDay(year: 2026, month: 11, day: 21) ?? LocalDay(number: 0)

    static var taught: TeacherCourse { TeacherCourse(course: .sample(), isArchived: false, role: .professor) }

    static let whole = DesignState(
        workingName: "PDM <nou>", details: 5, description: 6, hasMeetings: true, policies: 6, instructors: 3, topics: 4,
        objectives: 8, unfinished: 0, events: 14, excessiveWeeks: 1, readers: .everyone)

    static func control(
        _ state: DesignState, techniques: [TechniqueKind: Int] = [:]
    ) -> DesignControlStore.Sheet { .init(taught: taught, state: state, techniques: techniques) }

    static let description = CourseDescription(
        overview: "Un **curs**.", subjectArea: "Informatică <b>", audiences: [.upperDivision, .undergraduate], creditHours: 5,
        ratio: .init(inClass: 1, outOfClass: 2), seats: 30)

    static func description(_ description: CourseDescription) -> CourseDescriptionStore.Sheet {
        .init(taught: taught, description: description)
    }

    static let policies: [CoursePolicyKind: CoursePolicy] = [
        .grading: .init(content: .init(procedure: .custom, body: "Jumătate <i>"), version: 2),
        .attendance: .init(content: .init(body: "Două absențe.", isHidden: true), version: 1),
        .conduct: .init(content: .init(), version: 3),
    ]

    static func policy(_ policies: [CoursePolicyKind: CoursePolicy]) -> CoursePolicyStore.Sheet {
        .init(taught: taught, policies: policies)
    }

    static let account = InstructorAccount(
        person: ID(text: "carmen"), firstName: "Carmen", lastName: "Brânză",
        profile: StaffProfile(
            email: "carmen@example.org", office: "Sala 12", officeHours: "marți 14–16", webPage: "https://carmen.example.org",
            title: "dr", phone: "+40 21 310 20 30"), teachingRole: .professor)
    static let bareAccount = InstructorAccount(
        person: ID(text: "felix"), firstName: "Felix", lastName: "Pop",
        profile: StaffProfile(email: nil, office: nil, officeHours: nil, webPage: nil), teachingRole: nil)

    static let typed = CourseInstructor(
        id: ID(text: "typed"), person: nil,
        fields: .init(
            firstName: "Li", lastName: "Wei <x>", email: "li@example.org", phone: "021 310 20 30", officeHours: "luni 10–12",
            webPage: "https://li.example.org", role: .grader, office: "Sala 3"), version: 4)
    static let own = CourseInstructor(
        id: ID(text: "own"), person: ID(text: "carmen"), fields: .init(role: .associateProfessor, office: "Sala 9"), version: 1)
    static let past = CourseInstructor(id: ID(text: "past"), person: ID(text: "felix"), fields: .init(), version: 1)

    static func shelf(_ entries: [InstructorStore.Entry]) -> InstructorStore.Shelf { .init(taught: taught, entries: entries) }

    static func sheet(_ account: InstructorAccount?, _ instructor: CourseInstructor?) -> InstructorStore.Sheet {
        .init(taught: taught, entry: .init(account: account, instructor: instructor))
    }

    /// Tuesdays and Thursdays, 10:00–12:00, from 5 October 2026 to 22 January 2027.
    static let weekly = MeetingPlan(
        course: ID(text: "course"), group: nil,
        fields: .init(
            firstDay: LocalDay(number: 20_731), lastDay: LocalDay(number: 20_840), startsAt: 600, endsAt: 720, repeats: .weekly,
            every: 1, weekdays: [2, 4]), version: 3)

    /// Of the first group, once.
    static let single = MeetingPlan(
        course: ID(text: "course"), group: SampleGroups.full.id,
        fields: .init(
            firstDay: today + 3, lastDay: today + 3, startsAt: 485, endsAt: 1440, repeats: .none, every: nil), version: 1)

    /// The next Tuesday is moved to Wednesday, the Thursday cancelled, the Tuesday after that as planned once more.
    static let changes: [MeetingChange] = [
        change(
            on: today + 3, .moved, target: .init(day: today + 4, startsAt: 780, endsAt: 840, room: "Sala <4>"),
            note: "Din cauza sărbătorii"),
        change(on: today + 5, .cancelled), change(on: today + 10, .cancelled), change(on: today + 10, .restored, sequence: 2),
    ]

    static func change(
        on day: LocalDay, _ kind: MeetingChangeKind, target: MeetingChange.Target? = nil, note: String? = nil, sequence: Int = 1,
        of plan: MeetingPlan = weekly, by maker: ID<Person>? = ID(text: "carmen"), at moment: Instant = SampleInstitution.start
    ) -> MeetingChange {
        MeetingChange(
            plan: plan.id, day: day, sequence: sequence, content: .init(kind: kind, target: target, note: note), maker: maker,
            madeAt: moment)
    }

    static let calendar = MeetingCalendar(weekly, changes)

    static func schedule(
        _ calendar: MeetingCalendar?, group: CourseGroup? = nil, groups: [CourseGroup] = [SampleGroups.full, SampleGroups.bare]
    ) -> ScheduleStore.Sheet {
        .init(
            taught: taught, group: group, groups: groups, planned: calendar.map { [$0.plan.id] } ?? [], calendar: calendar,
            semester: SemesterDays(first: LocalDay(number: 20_731), weeks: 14, last: LocalDay(number: 20_870)))
    }

    static var meetings: [OwnMeetings] {
        [
            OwnMeetings(calendar: calendar, course: .sample(), group: nil),
            OwnMeetings(calendar: MeetingCalendar(single, []), course: .sample(), group: SampleGroups.full),
        ]
    }
}

extension SamplePages {
    static func design(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("design.title"))
        let help = FieldHelp(strings, for: SampleObjectives.viewer())
        return controls(strings, frame, help) + descriptions(strings, frame, help) + policies(strings, frame, help)
            + instructors(strings, frame, help) + schedules(strings, frame, help) + timetables(strings)
    }

    private static func controls(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func name(_ errors: FormErrors? = nil) -> DesignNamePage {
            DesignNamePage(
                frame: frame.savingBack("form"), strings: strings, sheet: SampleDesign.control(SampleDesign.whole),
                form: DesignNameForm(name: "Alt <nume>"), help: help, errors: errors)
        }
        let long = FormErrors(items: [.init(field: "name", key: "design.too-long", values: ["n": "80"])])
        return [
            SamplePage(
                "whole", DesignControlPage(frame: frame, strings: strings, sheet: SampleDesign.control(SampleDesign.whole))),
            SamplePage(
                "nothing", DesignControlPage(frame: frame, strings: strings, sheet: SampleDesign.control(DesignState()))),
            SamplePage("name", name()), SamplePage("a name too long", name(long)),
            SamplePage("another name meanwhile", name(.one("name", "teach.changed"))),
        ]
    }

    private static func descriptions(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func page(_ description: CourseDescription, _ errors: FormErrors? = nil) -> CourseDescriptionPage {
            CourseDescriptionPage(
                frame: frame.savingBack("form"), strings: strings, sheet: SampleDesign.description(description),
                form: CourseDescriptionForm(description), help: help, errors: errors)
        }
        var errors = FormErrors()
        for field in ["overview", "subject", "audience", "credits", "in-class", "out-of-class", "seats"] {
            errors.add(field, "teach.choose")
        }
        return [
            SamplePage("all", page(SampleDesign.description)), SamplePage("nothing", page(CourseDescription())),
            SamplePage("with errors", page(SampleDesign.description, errors)),
            SamplePage("overtaken", page(SampleDesign.description, .one("overview", "teach.changed"))),
        ]
    }

    private static func policies(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        let sheet = SampleDesign.policy(SampleDesign.policies)
        func page(begun: [CoursePolicyKind] = [], _ errors: FormErrors? = nil) -> CoursePolicyPage {
            CoursePolicyPage(
                frame: frame.savingBack("form"), strings: strings, sheet: sheet, form: CoursePolicyForm(sheet), begun: begun,
                help: help, errors: errors)
        }
        var errors = FormErrors()
        errors.add("grading", "teach.choose")
        for kind in CoursePolicyKind.allCases { errors.add(kind.field, "design.grading-text-unused") }
        return [
            SamplePage("some", page()), SamplePage("a text to begin with", page(begun: [.conduct])),
            SamplePage("with errors", page(errors)), SamplePage("overtaken", page(.one("attendance", "teach.changed"))),
        ]
    }

    private static func instructors(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func page(
            _ account: InstructorAccount?, _ instructor: CourseInstructor?, new: ID<CourseInstructor>? = nil,
            _ errors: FormErrors? = nil
        ) -> InstructorPage {
            InstructorPage(
                frame: frame.savingBack("form"), strings: strings, sheet: SampleDesign.sheet(account, instructor),
                form: instructor.map { InstructorForm($0) } ?? InstructorForm(), new: new, help: help, errors: errors)
        }
        var errors = FormErrors()
        for field in ["first-name", "last-name", "email", "phone", "office-hours", "web-page", "role", "office"] {
            errors.add(field, "form.too-long")
        }
        let entries: [InstructorStore.Entry] = [
            .init(account: SampleDesign.account, instructor: SampleDesign.own),
            .init(account: SampleDesign.account, instructor: nil),
            .init(account: SampleDesign.bareAccount, instructor: SampleDesign.past),
            .init(account: nil, instructor: SampleDesign.typed),
        ]
        return [
            SamplePage("four", InstructorsPage(frame: frame, strings: strings, shelf: SampleDesign.shelf(entries))),
            SamplePage("none", InstructorsPage(frame: frame, strings: strings, shelf: SampleDesign.shelf([]))),
            SamplePage("somebody new", page(nil, nil, new: ID(text: "new"))),
            SamplePage("an account", page(SampleDesign.account, nil, new: ID(text: "new"))),
            SamplePage("without an account", page(nil, SampleDesign.typed)),
            SamplePage("with an account", page(SampleDesign.account, SampleDesign.own)),
            SamplePage("with errors", page(nil, SampleDesign.typed, errors)),
            SamplePage("overtaken", page(nil, SampleDesign.typed, .one("first-name", "teach.changed"))),
        ]
    }

    private static func schedules(_ strings: Strings, _ frame: Frame, _ help: FieldHelp) -> [SamplePage] {
        func page(_ sheet: ScheduleStore.Sheet, _ errors: FormErrors? = nil) -> SchedulePage {
            SchedulePage(
                frame: frame.savingBack("form"), strings: strings, sheet: sheet, form: ScheduleForm(sheet),
                today: SampleDesign.today, help: help, errors: errors)
        }
        func guided(_ href: String) -> SchedulePage {
            let sheet = SampleDesign.schedule(SampleDesign.calendar)
            let (next, here) = ("„Doi <câte> doi” nu are capitole.", "Fișa <nu> are întâlniri.")
            let guidance = Frame.Guidance(next: .init(href: href, text: next), here: .init(href: "/tests", text: here))
            let frame = frame.savingBack("form").guided(by: guidance)
            return SchedulePage(
                frame: frame, strings: strings, sheet: sheet, form: ScheduleForm(sheet), today: SampleDesign.today, help: help)
        }
        func change(_ day: LocalDay, group: CourseGroup? = nil, _ errors: FormErrors? = nil) -> MeetingChangePage {
            let calendar = SampleDesign.calendar
            return MeetingChangePage(
                frame: frame.savingBack("form"), strings: strings, sheet: SampleDesign.schedule(calendar, group: group),
                calendar: calendar, day: day, form: MeetingChangeForm(calendar, day, group?.id), help: help, errors: errors)
        }
        var (errors, changed) = (FormErrors(), FormErrors())
        for field in ["first-day", "last-day", "starts", "ends", "repeats", "every", "weekdays"] {
            errors.add(field, "design.time-invalid")
        }
        for field in ["kind", "new-day", "starts", "ends", "room", "note"] { changed.add(field, "form.too-long") }
        let grouped = SampleDesign.schedule(MeetingCalendar(SampleDesign.single, []), group: SampleGroups.full)
        return [
            SamplePage("weekly", page(SampleDesign.schedule(SampleDesign.calendar))),
            SamplePage("nothing yet", page(SampleDesign.schedule(nil, groups: []))), SamplePage("of a group", page(grouped)),
            SamplePage("the next step elsewhere", guided("/teach/courses/course/design/plan")),
            SamplePage("the next step here", guided("/tests")),
            SamplePage("with errors", page(SampleDesign.schedule(SampleDesign.calendar), errors)),
            SamplePage("overtaken", page(SampleDesign.schedule(SampleDesign.calendar), .one("first-day", "teach.changed"))),
            SamplePage("a meeting as planned", change(SampleDesign.today + 12)),
            SamplePage("a moved meeting", change(SampleDesign.today + 3, group: SampleGroups.full)),
            SamplePage("a change with errors", change(SampleDesign.today + 3, changed)),
            SamplePage("another change meanwhile", change(SampleDesign.today + 3, .one("kind", "teach.changed"))),
        ]
    }

    private static func timetables(_ strings: Strings) -> [SamplePage] {
        func page(_ own: [OwnMeetings], _ monday: LocalDay) -> TimetablePage {
            TimetablePage(
                frame: frame(strings, heading: strings("timetable.title")), strings: strings, own: own, monday: monday,
                today: SampleDesign.today)
        }
        return [
            SamplePage("a week with changes", page(SampleDesign.meetings, SampleDesign.today.monday + 7)),
            SamplePage("a free week", page(SampleDesign.meetings, SampleDesign.today.monday + 700)),
            SamplePage("this week, without meetings", page([], SampleDesign.today.monday)),
        ]
    }
}
