import Testing

@testable import App

@Suite("The student office finds all its work from one page")
struct OfficeDeskTests {
    @Test("every page of the office is one press away, and leads back")
    func ways() async throws {
        try await TestSite.run { site in
            try await AccessFinances.addOlga(to: site)
            let olga = try await site.signedIn("olga")
            let start = try await olga.get(OfficePlace.start).text
            for place in OfficePlace.allCases {
                #expect(start.contains("href=\"\(place.href)\""), "\(place)")
                let page = try await olga.get(place.href)
                #expect(page.status == .ok && page.text.contains("href=\"\(OfficePlace.start)\""), "\(place)")
            }
        }
    }

    @Test("the menu beside a page shows where one is; an administrator has the way back to the settings, and no office")
    func menu() async throws {
        try await TestSite.run { site in
            try await AccessFinances.addOlga(to: site)
            let settings = try await site.signedIn("olga").get(OfficeRoutes.settings).text
            #expect(settings.contains("<a href=\"\(OfficeRoutes.settings)\" aria-current=\"true\">"))
            let dan = try await site.signedIn("dan")
            let periods = try await dan.get(ExamOfficeRoutes.periods).text
            #expect(periods.contains("href=\"\(SemesterRoutes.settings)\"") && !periods.contains("href=\"/office\""))
            #expect(try await !dan.get(ExamOfficeRoutes.newPeriod).text.contains("href=\"\(OfficeRoutes.prices)\""))
        }
    }

    @Test("payments of nobody, a waiting list and the period that is open are on the first page")
    func waiting() async throws {
        try await TestSite.run { site in
            _ = try await AccessFinances.add(to: site)
            _ = try await AccessExams.add(to: site)
            let olga = try await site.signedIn("olga")
            let page = try await olga.get(OfficePlace.start)
            #expect(page.words.contains(site.sentence("office.received")))
            #expect(page.text.contains("href=\"\(ExamOfficeRoutes.period(ID(text: AccessExams.period)))\""))
            let date = ExamOfficeRoutes.date(ID(text: AccessExams.date), of: ID(text: AccessExams.period))
            #expect(!page.text.contains("href=\"\(date)\""), "nobody waits")
            let (bogdan, now) = (try await site.person("bogdan").id, site.clock.now)
            try await site.database.write { tx in
                let period = try #require(try ExamPeriodRows.find(ID(text: AccessExams.period), tx.reading))
                let exam = try #require(try ExamDateRows.find(ID(text: AccessExams.date), tx.reading))
                var full = exam.fields
                full.seats = 1
                let desk = ExamDesk(receipts: ExamReceiptRows(key: ReceiptKey(bytes: Array(0..<32))), ledger: .none)
                let bookings = ExamBookingRows(desk: desk, maker: bogdan, now: now, tx: tx)
                _ = try ExamDateStore.change(exam, to: full, because: nil, bookings)
                let present = try #require(try ExamDateRows.find(exam.id, tx.reading))
                _ = try bookings.register(bogdan, present, in: period, SampleExams.standing())
            }
            let after = try await olga.get(OfficePlace.start)
            #expect(after.text.contains("href=\"\(date)\""))
        }
    }
}
