@testable import App

extension SamplePages {
    static func exams(_ strings: Strings) -> [SamplePage] {
        registration(strings) + ownRegistration(strings) + examReceipts(strings) + examOffice(strings) + examLists(strings)
            + examDateLists(strings)
    }

    private static func registration(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("exams.title"))
        func page(_ overview: ExamOverview, _ answer: RegistrationPage.Answer = .init()) -> RegistrationPage {
            RegistrationPage(frame: frame, strings: strings, overview: overview, answer: answer, now: SampleExams.now)
        }
        typealias Sample = SampleExams
        let both = Sample.registration([Sample.event(.registered, "one"), Sample.event(.queued, "two", 2)])
        let late = Sample.period { $0.closes = Sample.now + .hours(-1) }
        let planned = Sample.period { $0.opens = Sample.now + .days(1) }
        let over = Sample.period {
            ($0.closes, $0.lateCloses) = (Sample.now + .hours(-1), nil)
            $0.withdrawUntil = Sample.now
        }
        let survey = Sample.standing(preExam: .survey(ID(text: "survey")))
        let answer = RegistrationPage.Answer(
            dates: [ID(text: "one"), ID(text: "two"), ID(text: "three"), ID(text: "gone")],
            outcomes: [
                .registered(Sample.registration()), .queued(both, place: 4), .refused(.full), .unchanged(both),
            ], isPosted: true)
        let open = Sample.overview([Sample.subject(Sample.standing(earlier: 2))], past: true)
        return [
            SamplePage("open, with earlier ones", page(open)),
            SamplePage("answered", page(open, answer)),
            SamplePage("nothing chosen", page(open, .init(isPosted: true))),
            SamplePage("registered and waiting", page(Sample.overview([Sample.subject(registration: both, rank: 4)]))),
            SamplePage("late, without a fee", page(Sample.overview([Sample.subject(Sample.standing(), late, fee: nil)], late))),
            SamplePage("planned", page(Sample.overview([Sample.subject(Sample.standing(), planned)], planned))),
            SamplePage("over", page(Sample.overview([Sample.subject(registration: Sample.registration())], over))),
            SamplePage("a survey first", page(Sample.overview([Sample.subject(survey)]))),
            SamplePage("none", page(Sample.overview([]))),
        ]
    }

    private static func ownRegistration(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleExams
        let frame = frame(strings, heading: strings("exams.confirmation"))
        func change(_ details: ExamDetails, _ errors: FormErrors? = nil) -> ExamChangePage {
            ExamChangePage(
                frame: frame, strings: strings, details: details, chosen: ID(text: "two"), now: Sample.now, errors: errors)
        }
        func confirmation(_ details: ExamDetails) -> ExamConfirmationPage {
            ExamConfirmationPage(
                frame: frame, strings: strings, details: details, institution: "Școala <de probă>",
                origin: "https://gata.example.org", now: Sample.now)
        }
        let both = Sample.registration([
            Sample.event(.registered, "one", charge: "charge"), Sample.event(.queued, "two", 2),
        ])
        let ended = Sample.registration([
            Sample.event(.registered, "one"), Sample.event(.cancelled, "one", 2, reason: "Eroare <mare>"),
        ])
        let over = Sample.period {
            ($0.closes, $0.lateCloses) = (Sample.now + .hours(-1), nil)
            $0.withdrawUntil = Sample.now
        }
        let begun = [ExamOverview.Choice(date: Sample.held("one", days: -1), crowd: ExamCrowd(seated: 30))]
        let vain = Sample.details(
            Sample.registration([Sample.event(.queued, "one")]), choices: begun + Sample.choices.dropFirst(), receipt: false)
        var errors = FormErrors()
        errors.add("date", "exams.not-changed", ["reason": strings("exams.full")])
        errors.add("withdrawal", "exams.changed")
        return [
            SamplePage("a seat", change(Sample.details())),
            SamplePage("a seat, without a fee", change(Sample.details(Sample.registration(fee: nil)))),
            SamplePage("a seat and a waiting list", change(Sample.details(both, rank: 4))),
            SamplePage(
                "only a waiting list", change(Sample.details(Sample.registration([Sample.event(.queued, "two")]), rank: 2))),
            SamplePage("with errors", change(Sample.details(), errors)),
            SamplePage("ended", change(Sample.details(ended))),
            SamplePage("over", change(Sample.details(period: over))),
            SamplePage("confirmed", confirmation(Sample.details())),
            SamplePage("confirmed, and waiting", confirmation(Sample.details(both, rank: 4))),
            SamplePage(
                "only waiting", confirmation(Sample.details(Sample.registration([Sample.event(.queued, "two")]), receipt: false))),
            SamplePage("cancelled", confirmation(Sample.details(ended))),
            SamplePage("waited in vain", change(vain)), SamplePage("waited in vain, on paper", confirmation(vain)),
        ]
    }

    private static func examOffice(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleExams
        let frame = staffFrame(strings, heading: strings("exams.periods"))
        func periods(_ entries: [ExamPeriodStore.Entry]) -> ExamPeriodsPage {
            ExamPeriodsPage(frame: frame, strings: strings, entries: entries, now: Sample.now)
        }
        func period(_ sheet: ExamPeriodStore.Sheet) -> ExamPeriodPage {
            ExamPeriodPage(frame: frame, strings: strings, sheet: sheet, now: Sample.now)
        }
        let full = Sample.period {
            ($0.commissionFrom, $0.leastPoints, $0.stopsDebtors) = (4, Points(thousandths: 30_000), true)
        }
        let closed = [Sample.held("one", isClosed: true), Sample.held("two"), Sample.held("three")]
        return [
            SamplePage("some", periods([.init(period: full, dates: 2, crowd: ExamCrowd(seated: 21, waiting: 0))])),
            SamplePage("none", periods([])),
            SamplePage("a period", period(Sample.sheet(full, dates: closed))),
            SamplePage("without dates", period(Sample.sheet(dates: []))),
        ] + examForms(strings, frame, full)
    }

    private static func examForms(_ strings: Strings, _ frame: Frame, _ full: ExamPeriod) -> [SamplePage] {
        typealias Sample = SampleExams
        func edit(_ period: ExamPeriod?, _ form: ExamPeriodForm, _ errors: FormErrors? = nil) -> ExamPeriodEditPage {
            ExamPeriodEditPage(frame: frame, strings: strings, changing: period, form: form, errors: errors)
        }
        let sheet = Sample.sheet()
        func date(_ held: ExamPeriodStore.Held?, _ form: ExamDateForm, _ errors: FormErrors? = nil) -> ExamDateEditPage {
            ExamDateEditPage(frame: frame, strings: strings, sheet: sheet, changing: held, form: form, errors: errors)
        }
        let id = "0191d2c0-0000-7000-8000-000000000028"
        var periodErrors = FormErrors()
        for (field, key) in [
            ("name", "exams.name-missing"), ("opensDay", "test-settings.bad-time"), ("closesDay", "exams.closes-early"),
            ("lateDay", "exams.late-early"), ("withdrawDay", "exams.withdraw-early"), ("firstDay", "semesters.day-invalid"),
            ("lastDay", "exams.days-order"), ("leastPoints", "exams.points-invalid"),
        ] { periodErrors.add(field, key) }
        for field in ["chargedFrom", "commissionFrom"] { periodErrors.add(field, "exams.number-invalid", ["most": "20"]) }
        var dateErrors = FormErrors()
        for (field, key) in [
            ("course", "exams.choose-course"), ("day", "exams.in-the-past"), ("room", "form.too-long"),
            ("reason", "form.too-long"),
        ] { dateErrors.add(field, key) }
        for (field, key) in [("minutes", "exams.minutes-invalid"), ("seats", "exams.seats-invalid")] {
            dateErrors.add(field, key, ["least": "5", "most": "720"])
        }
        let held = sheet.dates.at(0)
        let form = held.map { ExamDateForm($0.date, strings.formats.zone) } ?? ExamDateForm()
        return [
            SamplePage("a new period", edit(nil, ExamPeriodForm(period: id, chargedFrom: "1"))),
            SamplePage("a period with errors", edit(nil, ExamPeriodForm(period: id, name: "<b>"), periodErrors)),
            SamplePage("a period to change", edit(full, ExamPeriodForm(full, strings.formats))),
            SamplePage(
                "a period, overtaken", edit(full, ExamPeriodForm(full, strings.formats), .one("name", "exams.changed"))),
            SamplePage("a new date", date(nil, ExamDateForm(date: id))),
            SamplePage("a new date with errors", date(nil, ExamDateForm(date: id, room: "<b>"), dateErrors)),
            SamplePage("a date to change", date(held, form)),
            SamplePage("a date, overtaken", date(held, form, .one("day", "exams.changed"))),
        ]
    }

    private static func examLists(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleExams
        let frame = staffFrame(strings, heading: strings("exams.list"))
        let (date, course): (ID<ExamDate>, ID<Course>) = (ID(text: "date"), ID(text: "course"))
        func list(_ list: ExamList, isOffice: Bool, _ errors: FormErrors? = nil) -> ExamListPage {
            ExamListPage(
                frame: frame, strings: strings, list: list,
                ways: .init(
                    csvHref: TeacherExamRoutes.csv(of: date, in: course),
                    workbookHref: TeacherExamRoutes.workbook(of: date, in: course),
                    pointsHref: isOffice ? nil : TeachRoutes.points(in: course),
                    marksHref: isOffice ? nil : TeachRoutes.confirmedMarks(in: course),
                    cancelAction: isOffice ? ExamOfficeRoutes.cancellations(of: date, in: ID(text: "period")) : nil,
                    students: isOffice ? [:] : [ID(text: "ana"): TeachRoutes.student(ID(text: "ana"), in: course)]),
                institution: "Școala <de probă>", now: Sample.now,
                errors: errors)
        }
        var errors = FormErrors.one("registration", "exams.choose-student")
        errors.add("reason", "exams.reason-missing")
        func exams(_ dates: [(period: ExamPeriod, date: ExamDate, crowd: ExamCrowd)]) -> TeacherExamsPage {
            TeacherExamsPage(
                frame: frame, strings: strings,
                exams: .init(taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), dates: dates),
                now: Sample.now)
        }
        return [
            SamplePage("for the office", list(Sample.list(), isOffice: true)),
            SamplePage("for teachers", list(Sample.list(), isOffice: false)),
            SamplePage("begun", list(Sample.list(isBegun: true), isOffice: false)),
            SamplePage("nobody", list(Sample.list(true), isOffice: true)),
            SamplePage("cancelled in vain", list(Sample.list(), isOffice: true, errors)),
            SamplePage(
                "dates",
                exams([
                    (Sample.period(), Sample.held("one"), ExamCrowd(seated: 3)),
                    (Sample.period(), Sample.held("two", days: -9), ExamCrowd(seated: 3, waiting: 1)),
                ])),
            SamplePage("no dates", exams([])),
        ]
    }
}
