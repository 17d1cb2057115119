import Testing

@testable import App

@Suite("A teacher enters points and marks for exactly those who are registered for a date")
struct TeacherExamPointsTests {
    private static let date = ID<ExamDate>(text: "one")

    /// The scene's course with a date for which Ana is registered and Bogdan waits, and one for which nobody is.
    private static func run(_ body: @escaping @Sendable (PointsScene) async throws -> Void) async throws {
        try await PointsScene.run { scene in
            let (course, now, people) = (scene.course, scene.site.clock.now, [scene.ana, scene.bogdan])
            try await scene.site.database.write { tx in
                let period = ExamPeriod(id: ID(text: "period"), key: nil, fields: SampleExams.fields(now))
                try ExamPeriodRows.insert(period.fields, as: period.id, key: nil, tx)
                for id in [date, ID(text: "two")] {
                    _ = try ExamDateStore.add(
                        SampleExams.date(now + .days(10), seats: 1), as: id, of: course, in: period.id, key: nil, by: nil,
                        at: now,
                        tx)
                }
                let one = try #require(try ExamDateRows.find(date, tx.reading))
                let desk = ExamDesk(receipts: ExamReceiptRows(key: ReceiptKey(bytes: Array(0..<32))), ledger: .none)
                for person in people {
                    _ = try ExamBookingRows(desk: desk, maker: person, now: now, tx: tx).register(
                        person, one, in: period, SampleExams.standing())
                }
            }
            try await body(scene)
        }
    }

    private static func points(_ scene: PointsScene, _ date: ID<ExamDate> = date) -> String {
        GroupPointsQuery(exam: date.text).address(in: scene.course)
    }

    @Test("the list leads to the points, where whoever only waits is not; what is posted for others is refused")
    func entered() async throws {
        try await Self.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let list = try await carmen.get(TeacherExamRoutes.list(of: Self.date, in: scene.course)).text
            #expect(list.contains("href=\"\(Self.points(scene))\""))
            let page = try await carmen.get(Self.points(scene))
            #expect(page.text.contains("p.\(scene.ana).written-exam.0.0") && !page.text.contains(scene.bogdan.text))
            #expect(page.hidden("exam") == Self.date.text)

            let own = [("exam", Self.date.text), ("p.\(scene.ana).written-exam.0.0", "31")]
            #expect(try await carmen.post(TeachRoutes.points(in: scene.course), own).location == Self.points(scene))
            let cell = PointCell(part: ID(text: "written-exam"), week: 0)
            #expect(try await scene.row(scene.ana).entries[cell]?.value == .points(SamplePoints.points(31)))
            let other = [("exam", Self.date.text), ("p.\(scene.bogdan).written-exam.0.0", "30")]
            let refused = try await carmen.post(TeachRoutes.points(in: scene.course), other)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.words.contains(scene.site.sentence("points.not-registered")))
            #expect(try await scene.row(scene.bogdan).entries[cell] == nil)
        }
    }

    @Test("names of those who are registered and of those who wait lead to the student, but of nobody who left the course")
    func names() async throws {
        try await Self.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = TeacherExamRoutes.list(of: Self.date, in: scene.course)
            let people = [scene.ana, scene.bogdan]
            for student in people.map({ TeachRoutes.student($0, in: scene.course) }) {
                #expect(try await carmen.get(address).text.contains("href=\"\(student)\""))
                #expect(try await carmen.get(student).status == .ok)
            }
            try await scene.site.database.write { tx in try tx.execute("DELETE FROM enrolment") }
            #expect(try await !carmen.get(address).text.contains("/students/"))
        }
    }

    @Test("marks are confirmed for those only, and the list to sign and the file have exactly them")
    func marks() async throws {
        try await Self.run { scene in
            let tasks = (1...15).map { scene.edit("tasks", week: $0, 2) }
            let exams = [scene.edit("written-exam", 40), scene.edit("written-exam", 10, of: scene.bogdan)]
            _ = try await PointEntryStore(database: scene.site.database).save(
                tasks + exams, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
            // A pass before the exam would end the registration for it.
            scene.site.clock.advance(by: .days(11))
            let carmen = try await scene.site.signedIn("carmen")
            let address = ConfirmedMarksRoutes.marks(of: scene.course, among: Self.date.text)
            let (ana, bogdan) = (ConfirmedMarksForm.name(of: scene.ana), ConfirmedMarksForm.name(of: scene.bogdan))
            let page = try await carmen.get(address)
            #expect(page.hidden(ana) == "7000" && page.hidden(bogdan) == nil && page.hidden("exam") == Self.date.text)
            let both = [("exam", Self.date.text), (ana, "7000"), (bogdan, "not-passed")]
            #expect(try await carmen.post(TeachRoutes.confirmedMarks(in: scene.course), both).location == address)
            #expect(try await scene.row(scene.ana).confirmed != nil)
            #expect(try await scene.row(scene.bogdan).confirmed == nil)
            let protocolPage = ConfirmedMarksRoutes.protocolPage(of: scene.course, among: Self.date.text)
            let sheet = try await carmen.get(protocolPage).text
            let registered = try await scene.row(scene.ana).student.surname
            let other = try await scene.row(scene.bogdan).student.surname
            #expect(sheet.contains(registered) && !sheet.contains(other))
            let file = try await carmen.get(ConfirmedMarksRoutes.csv(of: scene.course) + "?exam=\(Self.date)").text
            #expect(file.contains(registered) && !file.contains(other))
        }
    }

    @Test("a date of another course, or of none, is not there; a date without anybody says so")
    func foreign() async throws {
        try await Self.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let english = try await scene.site.courseID("ENG1")
            for address in [
                Self.points(scene, ID(text: "nothing")), GroupPointsQuery(exam: Self.date.text).address(in: english),
                ConfirmedMarksRoutes.marks(of: english, among: Self.date.text),
                ConfirmedMarksRoutes.protocolPage(of: scene.course, among: "nothing"),
                ConfirmedMarksRoutes.csv(of: scene.course) + "?exam=nothing",
            ] {
                #expect(try await carmen.get(address).status == .notFound, "\(address)")
            }
            let posted = try await carmen.post(TeachRoutes.points(in: scene.course), [("exam", "nothing")])
            #expect(posted.status == .notFound)
            #expect(try await scene.site.signedIn("ana").get(Self.points(scene)).status == .forbidden)
            let empty = try await carmen.get(Self.points(scene, ID(text: "two")))
            #expect(empty.status == .ok && empty.words.contains(scene.site.sentence("exams.nobody")))
        }
    }
}
