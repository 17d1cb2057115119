/// The list of semesters, for administrators.
struct SemestersPage: Page {
    static let template = "Semesters/semesters"

    struct Row: Sendable {
        let href: String
        let title: String
        let detail: String
    }

    /// The semesters of one time.
    struct Section: Sendable {
        let heading: String
        /// What is to be done about them, if anything.
        let remark: String?
        let rows: [Row]
    }

    let frame: Frame
    let newHref: String
    let sections: [Section]
    let isEmpty: Bool

    /// - Parameter semesters: in their order.
    init(frame: Frame, strings: Strings, semesters: [Semester], today: LocalDay) {
        self.frame = frame
        newHref = SemesterRoutes.newSemester
        isEmpty = semesters.isEmpty
        sections = Semester.Time.allCases.compactMap { time in
            let rows = semesters.filter { $0.time(on: today) == time }.map {
                Row(href: SemesterRoutes.semester($0.id), title: $0.title, detail: $0.detail(strings, today: today))
            }
            guard !rows.isEmpty else { return nil }
            return Section(
                heading: strings(time.key), remark: time == .unknown ? strings("semesters.unknown-remark") : nil, rows: rows)
        }
    }
}

extension Semester.Time {
    fileprivate var key: String {
        switch self {
        case .current: "semesters.current"
        case .planned: "semesters.planned"
        case .unknown: "semesters.unknown"
        case .past: "semesters.past"
        }
    }
}

extension Semester {
    /// Its days, and its present week while it is current.
    fileprivate func detail(_ strings: Strings, today: LocalDay) -> String {
        guard let days else { return strings("semesters.days-missing") }
        let span = strings(
            "semesters.span",
            ["first": strings.formats.shortDay(days.first), "last": strings.formats.shortDay(days.last)])
        switch days.place(of: today) {
        case .week(let week):
            return span + " · " + strings("semesters.week", ["week": String(week), "weeks": String(days.weeks)])
        case .exams: return span + " · " + strings("semesters.exams")
        case .planned, .past: return span
        }
    }
}
