import Testing

@testable import App

@Suite("What is new in a report is in the list at home")
struct ReportsAtHomeTests {
    private typealias Sample = SampleStudentReports
    private let course = Sample.course()

    private func items(_ news: StudentReport.News, since: Milliseconds = .days(-14)) -> [HomeItem] {
        ReportsAtHome.items(
            [course, Sample.course("X1", "Y")], [course.id: news], [course.id: SamplePoints.paper],
            since: SampleSnapshot.start + since)
    }

    @Test("as one row for a subject, which leads to its report and tells the newest changes")
    func row() throws {
        let strings = try SamplePages.strings(.serbian)
        let change = PointChange(
            cell: PointCell(part: ID(text: "attendance"), week: 6), old: .attendance(.absent), new: .attendance(.present),
            maker: "Carmen Brânză", madeAt: SampleSnapshot.start)
        let item = try #require(items(.init(changes: [change])).first)
        #expect(item.time == SampleSnapshot.start && items(.init(changes: [change])).count == 1)
        let row = item.matter.row(strings, now: SampleSnapshot.start)
        #expect(row.title == "Prisustvo, 6. nedelja: 0 → 1" && row.href == "/reports/IT250")
        #expect(row.kind == "Izveštaj · IT250" && row.state == "10:00")
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        let more = try #require(items(.init(changes: Sample.changes(4), mark: .init(old: nil, new: nine))).first)
        let told = more.matter.row(strings, now: SampleSnapshot.start)
        #expect(told.title == "Ocena: – → 9" && more.time == SampleSnapshot.start + .minutes(4))
        #expect(told.state == strings("reports.more", n: 4) + " · 10:04")
        let few = try #require(items(.init(changes: Sample.changes(2), mark: .init(old: nil, new: nine))).first)
        #expect(
            few.matter.row(strings, now: SampleSnapshot.start).state
                == ["Zadaci, 2. nedelja: – → 1,5", "Zadaci, 1. nedelja: – → 1,5", "10:02"].joined(separator: " · "))
    }

    @Test("as three rows when there are more: the two that changed last, and the others together, which lead to the list")
    func many() throws {
        let strings = try SamplePages.strings(.serbian)
        let courses = ["A1", "B2", "C3", "D4", "E5"].map { Sample.course($0, $0) }
        let counts = [2, 5, 1, 4, 3]
        let news = zip(courses, counts).map { ($0.id, StudentReport.News(changes: Sample.changes($1))) }
        func rows(_ count: Int) -> [HomeRow] {
            ReportsAtHome.items(
                Array(courses.prefix(count)), Dictionary(uniqueKeysWithValues: news),
                Dictionary(uniqueKeysWithValues: courses.map { ($0.id, SamplePoints.paper) }), since: SampleSnapshot.start
            ).map { $0.matter.row(strings, now: SampleSnapshot.start) }
        }
        #expect(rows(3).map(\.kind) == ["A1", "B2", "C3"].map { "Izveštaj · " + $0 })
        #expect(rows(5).map(\.kind) == ["Izveštaj · B2", "Izveštaj · D4", "Izveštaj"])
        let last = try #require(rows(5).last)
        #expect(last.title == "E5, A1 i C3" && last.href == "/reports" && last.state == strings("reports.new"))
    }

    @Test("not what an import brought, which is many courses at once")
    func imported() {
        let changes = Sample.changes(2).map { change in
            PointChange(cell: change.cell, old: change.old, new: change.new, maker: nil, madeAt: change.madeAt)
        }
        #expect(items(.init(changes: changes)).isEmpty && items(.init(changes: changes + Sample.changes(1))).count == 1)
    }

    @Test("of a report that was never opened only what is of these two weeks")
    func neverOpened() throws {
        let strings = try SamplePages.strings(.serbian)
        let news = StudentReport.News(changes: Sample.changes(4), isBeforeOpening: true)
        func row(_ news: StudentReport.News, _ minutes: Int) throws -> HomeRow {
            let item = try #require(items(news, since: .minutes(minutes)).first)
            return item.matter.row(strings, now: SampleSnapshot.start)
        }
        #expect(try row(news, 3).title == "Zadaci, 4. nedelja: – → 1,5" && row(news, 3).state == "10:04")
        #expect(try row(news, 2).state == "Zadaci, 3. nedelja: – → 1,5 · 10:04")
        #expect(items(news, since: .minutes(4)).isEmpty)
        let opened = StudentReport.News(changes: Sample.changes(4))
        #expect(try row(opened, 3).state == strings("reports.more", n: 3) + " · 10:04", "all that is unread")
    }

    @Test("not when it is older than two weeks, and not when the plan has no such part any more")
    func old() {
        let news = StudentReport.News(changes: Sample.changes(1))
        #expect(items(news, since: .minutes(1)).isEmpty && items(news, since: .minutes(0)).count == 1)
        #expect(ReportsAtHome.items([course], [course.id: news], [:], since: SampleSnapshot.start).isEmpty)
        #expect(items(.init()).isEmpty)
    }
}
