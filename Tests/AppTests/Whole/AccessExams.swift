import Testing

@testable import App

extension AccessTable {
    private static let allIn = [303, 200, 200, 200, 200, 200, 200, 200]
    private static let owner = [303, 200, 404, 404, 404, 404, 404, 404]
    private static let nobody = [303, 404, 404, 404, 404, 404, 404, 404]
    private static let office = [303, 403, 403, 403, 403, 403, 200, 403, 200]
    private static let nowhere = [303, 403, 403, 403, 403, 403, 404, 403, 404]
    private static let empty = [401, 403, 403, 403, 403, 403, 422, 403, 422]
    private static let postedNowhere = [401, 403, 403, 403, 403, 403, 404, 403, 404]
    private static let taught = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let untaught = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let newPeriod = [("period", "0191d2c0-0000-7000-8000-000000000028")]
    private static let newDate = [("date", "0191d2c0-0000-7000-8000-000000000029")]

    /// The registration for exams, and the office and the teachers behind it.
    static let exams: [AccessRow] = [
        .init("GET /registration", allIn),
        // Nothing is chosen.
        .init("POST /registration", [401, 422, 422, 422, 422, 422, 422, 422]),
        .init("GET /registration/:registration", "/registration/{registered}", owner),
        .init("GET /registration/:registration", "/registration/nothing", nobody),
        .init("GET /registration/:registration/change", "/registration/{registered}/change", owner),
        .init("GET /registration/:registration/exam.ics", "/registration/{registered}/exam.ics", owner),
        .init(
            "POST /registration/:registration/change", "/registration/{registered}/change", [("date", "{exam}"), ("seen", "1")],
            [401, 303, 404, 404, 404, 404, 404, 404]),
        // Something has happened since, as the number says.
        .init(
            "POST /registration/:registration/withdrawal", "/registration/{registered}/withdrawal", [("seen", "9")],
            [401, 422, 404, 404, 404, 404, 404, 404]),
        .init("GET /office/periods", office), .init("GET /office/periods/new", office),
        .init("GET /office/periods/:period", "/office/periods/{period}", office),
        .init("GET /office/periods/:period", "/office/periods/nothing", nowhere),
        .init("GET /office/periods/:period/edit", "/office/periods/{period}/edit", office),
        .init("GET /office/periods/:period/dates/new", "/office/periods/{period}/dates/new", office),
        .init("GET /office/periods/:period/dates/:date", "/office/periods/{period}/dates/{exam}", office),
        .init("GET /office/periods/:period/dates/:date", "/office/periods/{period}/dates/nothing", nowhere),
        .init("GET /office/periods/:period/dates/:date", "/office/periods/nothing/dates/{exam}", nowhere),
        .init("GET /office/periods/:period/dates/:date/list", "/office/periods/{period}/dates/{exam}/list", office),
        .init("GET /office/periods/:period/dates/:date/list", "/office/periods/nothing/dates/{exam}/list", nowhere),
        .init("GET /office/periods/:period/dates/:date/list.csv", "/office/periods/{period}/dates/{exam}/list.csv", office),
        .init("GET /office/periods/:period/dates/:date/list.xlsx", "/office/periods/{period}/dates/{exam}/list.xlsx", office),
        .init("GET /office/periods/:period/list", "/office/periods/{period}/list", office),
        .init("GET /office/periods/:period/list", "/office/periods/nothing/list", nowhere),
        .init("POST /office/periods/:period/list", "/office/periods/{period}/list", empty),
        .init("POST /office/periods/:period/list/dates", "/office/periods/{period}/list/dates", empty),
        .init("POST /office/periods", "/office/periods", newPeriod, empty),
        .init("POST /office/periods/:period/edit", "/office/periods/{period}/edit", empty),
        .init("POST /office/periods/:period/dates", "/office/periods/{period}/dates", newDate, empty),
        .init("POST /office/periods/:period/dates", "/office/periods/nothing/dates", newDate, postedNowhere),
        .init("POST /office/periods/:period/dates/:date", "/office/periods/{period}/dates/{exam}", empty),
        .init("POST /office/periods/:period/dates/:date", "/office/periods/{period}/dates/nothing", postedNowhere),
        .init(
            "POST /office/periods/:period/dates/:date/cancellations", "/office/periods/{period}/dates/{exam}/cancellations",
            empty),
        .init(
            "POST /office/periods/:period/dates/:date/cancellations", "/office/periods/{period}/dates/{exam}/cancellations",
            [("registration", "nothing"), ("reason", "a")], postedNowhere),
        .init("GET /teach/courses/:course/exams", "/teach/courses/{course}/exams", taught),
        .init("GET /teach/courses/:course/exams", "/teach/courses/nothing/exams", untaught),
        .init("GET /teach/courses/:course/exams/:date", "/teach/courses/{course}/exams/{exam}", taught),
        .init("GET /teach/courses/:course/exams/:date", "/teach/courses/{course}/exams/nothing", untaught),
        .init("GET /teach/courses/:course/exams/:date", "/teach/courses/nothing/exams/{exam}", untaught),
        .init("GET /teach/courses/:course/exams/:date/list.csv", "/teach/courses/{course}/exams/{exam}/list.csv", taught),
        .init("GET /teach/courses/:course/exams/:date/list.xlsx", "/teach/courses/{course}/exams/{exam}/list.xlsx", taught),
    ]
}

/// An exam to be after, for which Ana is registered.
enum AccessExams {
    static let period = "period-1"
    static let date = "exam-1"

    /// Gives the id of the registration.
    static func add(to site: TestSite) async throws -> String {
        let (course, now) = (try await site.courseID("PDM301"), site.clock.now)
        let ana = try await site.person("ana").id
        let desk = ExamDesk(receipts: ExamReceiptRows(key: ReceiptKey(bytes: Array(0..<32))), ledger: .none)
        let outcome = try await site.database.write { tx in
            let period = ExamPeriod(id: ID(text: Self.period), key: nil, fields: SampleExams.fields(now))
            try ExamPeriodRows.insert(period.fields, as: period.id, key: nil, tx)
            let fields = SampleExams.date(now + .days(10))
            _ = try ExamDateStore.add(
                fields, as: ID(text: Self.date), of: course, in: period.id, key: nil, by: nil, at: now, tx)
            let date = try #require(try ExamDateRows.find(ID(text: Self.date), tx.reading))
            return try ExamBookings(desk: desk, maker: ana, now: now, tx: tx).register(
                ana, date, in: period, SampleExams.standing())
        }
        return try #require(outcome.registration).id.text
    }
}
