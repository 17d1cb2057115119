@testable import App

extension SamplePages {
    static func extraTimes(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("extra-time.title"))
        let lines = [
            ExtraTimeStore.Line(person: SamplePeople.ana, own: SampleExtraTime.quarter, exceptions: 0),
            ExtraTimeStore.Line(person: SamplePeople.shut, own: .none, exceptions: 2),
        ]
        return [
            SamplePage("some", ExtraTimesPage(frame: frame, strings: strings, lines: lines)),
            SamplePage("nobody", ExtraTimesPage(frame: frame, strings: strings, lines: [])),
        ] + ofOne(frame, strings) + ofCourse(frame, lines, strings) + ofTest(frame, strings)
    }

    private static func ofOne(_ frame: Frame, _ strings: Strings) -> [SamplePage] {
        func overview(_ own: ExtraTime, _ deadlines: [PersonalDeadline]) -> ExtraTimeStore.Overview {
            .init(
                person: SamplePeople.ana, own: own, usual: SampleExtraTime.quarter,
                courses: deadlines.isEmpty ? [] : [.init(course: SamplePeople.course, deadlines: deadlines)])
        }
        let now = SampleSnapshot.start
        return [
            SamplePage(
                "none", ExtraTimePage(frame: frame, strings: strings, overview: overview(.none, []), form: nil, now: now)),
            SamplePage(
                "with deadlines",
                ExtraTimePage(
                    frame: frame, strings: strings, overview: overview(SampleExtraTime.quarter, SampleExtraTime.deadlines),
                    form: nil,
                    now: now)),
            SamplePage(
                "would end a test",
                ExtraTimePage(
                    frame: frame, strings: strings, overview: overview(SampleExtraTime.quarter, SampleExtraTime.deadlines),
                    form: ExtraTimeForm(factor: "1", minutes: "x"), now: now, errors: .wouldEnd)),
        ]
    }

    private static func ofCourse(_ frame: Frame, _ lines: [ExtraTimeStore.Line], _ strings: Strings) -> [SamplePage] {
        let full = TimeExceptionStore.CourseOverview(
            course: SamplePeople.course, people: lines, tests: [(SampleExtraTime.final, 2), (SampleExtraTime.final, 0)])
        let empty = TimeExceptionStore.CourseOverview(course: SamplePeople.course, people: [], tests: [])
        return [
            SamplePage(
                "an administrator's",
                CourseExtraTimePage(frame: frame, strings: strings, overview: full, isAdministrator: true)),
            SamplePage(
                "a teacher's", CourseExtraTimePage(frame: frame, strings: strings, overview: full, isAdministrator: false)),
            SamplePage("nothing", CourseExtraTimePage(frame: frame, strings: strings, overview: empty, isAdministrator: false)),
        ]
    }

    private static func ofTest(_ frame: Frame, _ strings: Strings) -> [SamplePage] {
        func overview(_ people: [(Person, PersonalDeadline)], _ enrolled: [Person]) -> TimeExceptionStore.TestOverview {
            .init(
                course: SamplePeople.course, assessment: SampleExtraTime.final, schedule: SampleExtraTime.schedule,
                enrolled: enrolled, people: people, usual: SampleExtraTime.quarter)
        }
        let full = overview(
            [(SamplePeople.ana, SampleExtraTime.deadlines[0]), (SamplePeople.shut, SampleExtraTime.deadlines[1])],
            [SamplePeople.ana, SamplePeople.shut])
        let (now, ana) = (SampleSnapshot.start, ExtraTimeForm(factor: "1,5", minutes: "0", person: "ana"))
        let missing = FormErrors(items: [.init(field: "person", key: "extra-time.choose-student")])
        return [
            SamplePage(
                "no students",
                TestExtraTimePage(frame: frame, strings: strings, overview: overview([], []), form: nil, now: now)),
            SamplePage("some", TestExtraTimePage(frame: frame, strings: strings, overview: full, form: nil, now: now)),
            SamplePage(
                "nobody chosen",
                TestExtraTimePage(
                    frame: frame, strings: strings, overview: full, form: ExtraTimeForm(factor: "9"), now: now, errors: missing)),
            SamplePage(
                "would end a test",
                TestExtraTimePage(frame: frame, strings: strings, overview: full, form: ana, now: now, errors: .wouldEnd)),
            SamplePage(
                "taking away would end a test",
                TestExtraTimePage(
                    frame: frame, strings: strings, overview: full, form: ana, now: now, errors: .wouldEnd, isRemoval: true)),
        ]
    }
}

/// Extra time as its pages show it.
enum SampleExtraTime {
    static let quarter = ExtraTime(factor: 1250, added: .minutes(10))
    static let schedule = Schedule(
        opens: SampleSnapshot.start + .hours(-1), closes: SampleSnapshot.start + .hours(2), limit: .minutes(30))
    static let final = Assessment(
        id: ID(text: "test"), number: 1, course: ID(text: "course"), topic: nil, kind: .final, schedule: schedule,
        policy: AttemptPolicy(allowed: 1, counts: .best, pause: .minutes(0), code: nil, check: .atEnd),
        disclosure: .atOnce, title: "Test <final>", questionCount: 3)
    static let running = Attempt(
        id: ID(text: "attempt"), assessment: ID(text: "test"), person: ID(text: "ana"), ordinal: 1,
        revision: ID(text: "revision"),
        seed: 1, startedAt: SampleSnapshot.start, deadline: SampleSnapshot.start + .minutes(48), submission: nil)
    /// One that runs, with an exception, and one that is to come.
    static let deadlines = [
        PersonalDeadline(assessment: final, schedule: schedule, extra: quarter, isException: true, running: running),
        PersonalDeadline(assessment: final, schedule: schedule, extra: .none, isException: false, running: nil),
    ]
}
