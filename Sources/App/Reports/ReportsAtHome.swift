import Database

/// What is new in a student's reports, in the list at home: one row for each subject, until its report was opened. Of more than
/// three, the two with the newest changes have rows of their own, and the others one together. Only what a person entered or
/// confirmed is told: an import brings whole courses.
struct ReportsAtHome: HomeSource {
    private static let most = 3

    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        let news = try StudentReportStore.news(of: visit.viewer.id, at: visit.now, tx)
        if news.isEmpty { return [] }
        let courses = try CourseStore.placed(news.keys, tx).map(\.course)
        return try Self.items(courses, news, PointsPlanRows.plans(of: courses, tx), since: visit.since)
    }

    /// - Parameter since: what is older is no news at home, although the report still marks it.
    static func items(
        _ courses: [Course], _ news: [ID<Course>: StudentReport.News], _ plans: [ID<Course>: PointsPlan], since: Instant
    ) -> [HomeItem] {
        let all = courses.compactMap { course -> (course: Course, item: HomeItem, time: Instant)? in
            let told = news[course.id]?.ofPeople.told(in: plans[course.id], since: since)
            guard let told, let newest = told.newest, newest > since else { return nil }
            let matter = ReportAtHome(course: course, plan: plans[course.id], news: told)
            return (course, HomeItem(place: .news, time: newest, matter: matter), newest)
        }
        if all.count <= most { return all.map(\.item) }
        let inOrder = all.enumerated().sorted { one, other in
            one.element.time == other.element.time ? one.offset < other.offset : one.element.time > other.element.time
        }.map(\.element)
        let rest = inOrder.dropFirst(most - 1)
        return inOrder.prefix(most - 1).map(\.item) + [
            HomeItem(place: .news, time: rest.first?.time, matter: ReportsTogether(courses: rest.map(\.course)))
        ]
    }
}

/// What is new in one report.
struct ReportAtHome: HomeMatter {
    let course: Course
    let plan: PointsPlan?
    let news: StudentReport.News

    /// So many changes are told; of more the first one, and how many more there are.
    private static let most = 3

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let lines = ReportWords.news(news, in: plan, strings)
        let told = lines.count > Self.most ? 1 : lines.count
        let more = lines.count > told ? strings("reports.more", n: lines.count - told) : nil
        let time = news.newest.map { strings.formats.near($0, now: now) }
        return HomeRow(
            title: lines.first ?? strings("reports.kind"), contentLanguage: strings.language.rawValue,
            kind: strings("reports.kind") + " · " + course.code, course: nil,
            state: (lines.prefix(told).dropFirst() + [more, time].compactMap(\.self)).joined(separator: " · "),
            href: StudentReportRoutes.report(course.id))
    }
}

/// Several reports in which something is new, by the codes of their subjects.
struct ReportsTogether: HomeMatter {
    let courses: [Course]

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: strings.formats.list(courses.map(\.code)), contentLanguage: strings.language.rawValue,
            kind: strings("reports.kind"), course: nil, state: strings("reports.new"), href: StudentReportRoutes.reports)
    }
}
