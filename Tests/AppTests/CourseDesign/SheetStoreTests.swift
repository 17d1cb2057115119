import Database
import Testing

@testable import App

@Suite("Hours and bibliography are kept by those who teach the course")
struct SheetStoreTests {
    @Test("they come back as they were saved; who saves over another is told, and everything typed stays")
    func saving() async throws {
        try await TestSite.run { site in
            let (course, carmen) = (try await site.courseID("PDM301"), try await site.signedIn("carmen"))
            let address = SheetRoutes.hours(of: course)
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            let fields = [("hours-lecture", "28"), ("assessment-lecture", "examen"), ("bibliography", "Cartea\r\nA doua")]
            #expect(try await carmen.post(address, fields + [("seen", seen)]).location == DesignRoutes.sheet(of: course))
            let other = try await carmen.post(address, [("hours-seminar", "14"), ("seen", seen)])
            #expect(other.status == .unprocessableContent && other.words.contains(site.sentence("teach.changed")))
            #expect(other.text.contains("value=\"14\""))
            let wrong = try await carmen.post(address, [("hours-seminar", "x"), ("bibliography", "Rămâne"), ("seen", seen)])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Rămâne"))
            let stored = try await site.database.read { tx in try CourseHoursRows.find(course, tx) }
            #expect(stored.activities == [.lecture: .init(hours: 28, assessment: "examen")])
            #expect(stored.bibliography == "Cartea\nA doua" && stored.total == 28)
        }
    }

    @Test("hours of topics are saved for the topics of the course alone, and told when they were changed meanwhile")
    func topics() async throws {
        try await TestSite.run { site in
            let (course, carmen) = (try await site.courseID("PDM301"), try await site.signedIn("carmen"))
            let gelus = try await site.addGelusCourse()
            let (own, foreign) = try await (site.topicID("Straturi", in: course), site.topicID("Roci", in: gelus))
            let address = SheetRoutes.topics(of: course)
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            let fields = [("lecture-\(own)", "4"), ("lecture-\(foreign)", "9"), ("individual-study-\(own)", "3"), ("seen", seen)]
            #expect(try await carmen.post(address, fields).status == .seeOther)
            #expect(try await site.values("SELECT topic_id || activity || hours AS v FROM topic_hour") == ["\(own)lecture4"])
            let late = try await carmen.post(address, [("seminar-\(own)", "2"), ("seen", seen)])
            #expect(late.status == .unprocessableContent && late.text.contains("value=\"2\""))
            let wrong = try await carmen.post(address, [("seminar-\(own)", "viele"), ("seen", seen)])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"viele\""))
            #expect(try await site.values("SELECT topic_id || activity || hours AS v FROM topic_hour") == ["\(own)lecture4"])
        }
    }
}
