@testable import App

extension Semester {
    /// A semester that began on Monday, 5 October 2026; on 21 November 2026 its seventh week is.
    static func sample(_ id: String = "autumn", isDated: Bool = true) -> Semester {
        let days = LocalDay(year: 2026, month: 10, day: 5).flatMap { first in
            LocalDay(year: 2027, month: 2, day: 14).flatMap { SemesterDays(first: first, weeks: 15, last: $0) }
        }
        return Semester(
            id: ID(text: id), key: nil, title: "2026/2027, semestrul <I>", schoolYear: isDated ? SchoolYear(start: 2026) : nil,
            days: isDated ? days : nil)
    }
}

extension SamplePages {
    static func semesters(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("semesters.title"))
        let today = LocalDay(SampleSnapshot.start, in: strings.formats.zone)
        func list(_ semesters: [Semester]) -> SemestersPage {
            SemestersPage(frame: frame, strings: strings, semesters: semesters, today: today)
        }
        func edit(_ semester: Semester, _ use: SemesterUse, _ errors: FormErrors? = nil) -> SemesterEditPage {
            SemesterEditPage(
                frame: frame, strings: strings, changing: .init(semester: semester, use: use), today: today,
                form: SemesterForm(semester, strings.formats), errors: errors)
        }
        let (free, used) = (SemesterUse(courses: 0, surveys: 0), SemesterUse(courses: 21, surveys: 1))
        var errors = FormErrors()
        for (field, key) in [
            ("school-year", "semesters.school-year-invalid"), ("name", "semesters.name-missing"),
            ("first-day", "semesters.day-invalid"), ("weeks", "semesters.order"), ("last-day", "semesters.long"),
        ] { errors.add(field, key) }
        let new = SemesterForm(semester: "0191d2c0-0000-7000-8000-000000000001", weeks: "15")
        return [
            SamplePage("some", list([.sample(), .sample("undated", isDated: false)])),
            SamplePage("none", list([])),
            SamplePage("new", SemesterEditPage(frame: frame, strings: strings, form: new)),
            SamplePage("new, with errors", SemesterEditPage(frame: frame, strings: strings, form: new, errors: errors)),
            SamplePage("unused", edit(.sample(), free)),
            SamplePage("used, without days", edit(.sample("undated", isDated: false), used)),
            SamplePage("overtaken", edit(.sample(), used, .init(items: [.init(field: "school-year", key: "semesters.changed")]))),
            SamplePage(
                "deleted in vain", edit(.sample(), used, .init(items: [.init(field: "removal", key: "semesters.used")]))),
        ]
    }
}
