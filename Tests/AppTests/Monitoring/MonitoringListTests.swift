import Database
import Foundation
import Testing

@testable import App

@Suite("Teachers see who is in a test")
struct MonitoringListTests {
    @Test("everybody enrolled is there: not begun, in progress with answers and time left, ended with the mark")
    func states() async throws {
        try await InterventionScene.run { scene in
            let address = try await scene.test() + "/attempts"
            scene.site.clock.advance(by: .minutes(5))
            let during = try await scene.carmen.get(address).words
            #expect(during.contains("Șerban Bogdan") && during.contains(scene.site.sentence("watch.none")))
            #expect(during.contains("1/3") && during.contains("10:30"))
            #expect(during.contains(scene.site.sentence("watch.minutes-left", ["n": "25"])))
            #expect(during.contains(scene.site.sentence("watch.as-of", ["time": "10:05:00"])))
            try await scene.ana.end(scene.attempt)
            let after = try await scene.carmen.get(address).words
            #expect(after.contains("3,25 · "))
            #expect(after.contains(scene.site.sentence("watch.end-submitted")))
            #expect(!after.contains(scene.site.sentence("watch.minutes-left", ["n": "25"])))
        }
    }

    @Test("who has left the course stays in the list with an attempt, which says so; without one nobody who left is there")
    func left() async throws {
        try await InterventionScene.run { scene in
            let address = try await scene.test() + "/attempts"
            let left = scene.site.sentence("marks.left")
            let before = try await scene.carmen.get(address).words
            #expect(!before.contains(left) && before.contains("Șerban Bogdan"))
            try await scene.site.database.write { tx in _ = try tx.execute("DELETE FROM enrolment") }
            let after = try await scene.carmen.get(address).words
            #expect(after.contains("Țîrlea Ana") && after.contains(" · " + left) && !after.contains("Șerban Bogdan"))
        }
    }

    @Test("whoever has not begun by the end is absent, in the list and on the wall")
    func absent() async throws {
        try await InterventionScene.run { scene in
            let test = try await scene.test()
            let before = try await scene.carmen.get(test + "/attempts").words
            #expect(before.contains(scene.site.sentence("watch.none")) && !before.contains(scene.site.sentence("watch.absent")))
            try await scene.later(130)
            let after = try await scene.carmen.get(test + "/attempts")
            #expect(
                after.words.contains(scene.site.sentence("watch.absent"))
                    && !after.words.contains(scene.site.sentence("watch.none")))
            let room = try await scene.carmen.get(test + "/room")
            #expect(room.words.contains(scene.site.sentence("room.absent")) && !room.text.contains("Bogdan"))
        }
    }

    @Test("the page asks for itself without script, and says to its script how often; a page that stays does neither")
    func renews() async throws {
        try await InterventionScene.run { scene in
            let test = try await scene.test()
            for address in [test + "/attempts", test + "/room"] {
                let page = try await scene.carmen.get(address).text
                #expect(page.contains("<noscript><meta http-equiv=\"refresh\" content=\"30\"></noscript>"))
                #expect(page.contains("id=\"live\"") && page.contains("data-every=\"10000\"") && page.contains("/renew-"))
            }
            let still = try await scene.carmen.get(test + "/attempts?renew=off").text
            #expect(!still.contains("http-equiv") && !still.contains("data-every") && !still.contains("/renew-"))
        }
    }

    @Test("an answer that was taken back is none; one that came late does not count")
    func progress() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.answer(1, of: scene.attempt, ["Media"])
            try await scene.ana.answer(1, of: scene.attempt, [])
            let carmen = try await scene.site.person("carmen")
            let store = MonitoringStore(database: scene.site.database)
            let test = ID<Assessment>(text: TestSite.lastPart(try await scene.test()))
            let entry = try await store.find(test, by: carmen, showing: { $0 })?.entries.first { $0.attempt != nil }
            #expect(entry?.progress?.answered == 1 && entry?.questions == 3)
            // Not of those who are not shown.
            #expect(try await store.find(test, by: carmen)?.entries.allSatisfy { $0.progress == nil } == true)
        }
    }

    @Test("states, names and orders are chosen in the address")
    func filters() async throws {
        try await InterventionScene.run { scene in
            let address = try await scene.test() + "/attempts"
            func names(_ query: String) async throws -> [String] {
                let page = try await scene.carmen.get(address + query).text
                return page.matches(of: #/<th scope="row"><[^>]+>([^<]+)</#).map { String($0.1) }
            }
            #expect(try await names("") == ["Șerban Bogdan", "Țîrlea Ana"])
            #expect(try await names("?sort=start") == ["Țîrlea Ana", "Șerban Bogdan"])
            #expect(try await names("?state=running") == ["Țîrlea Ana"])
            #expect(try await names("?state=none&q=bog") == ["Șerban Bogdan"])
            #expect(try await names("?q=1001") == ["Țîrlea Ana"])
            #expect(try await names("?state=ended") == [])
            #expect(try await names("?sort=number&dir=back") == ["Șerban Bogdan", "Țîrlea Ana"])
            #expect(try await names("?dir=back") == ["Țîrlea Ana", "Șerban Bogdan"])
            #expect(try await names("?sort=x&state=y&page=-3") == ["Șerban Bogdan", "Țîrlea Ana"])
        }
    }

    @Test("450 students are three pages of at most 200, each below 40 KB compressed")
    func pages() async throws {
        try await InterventionScene.run { scene in
            let begun = scene.begun
            try await scene.site.database.write { tx in
                for number in 1...450 {
                    let id = ID<Person>(at: begun)
                    try tx.execute(
                        """
                        INSERT INTO person (id, number, user_name, name, surname, index_number, created_at)
                        VALUES (\(id), \(1000 + number), \("s\(number)"), 'Ion', \("Student \(number)"), \("i\(number)"), 0)
                        """)
                    try tx.execute(
                        "INSERT INTO enrolment (course_id, person_id) SELECT id, \(id) FROM course WHERE code = 'PDM301'")
                }
            }
            scene.carmen.headers[.acceptEncoding] = "gzip"
            let page = try await scene.carmen.get(scene.test() + "/attempts")
            #expect(page.bytes.count < 40_000)
            scene.carmen.headers[.acceptEncoding] = nil
            let last = try await scene.carmen.get(scene.test() + "/attempts?page=3").text
            #expect(last.matches(of: #/<th scope="row">/#).count == 52)
            #expect(last.contains("?page=2\"") && !last.contains("?page=4\""))
        }
    }

    @Test("who left the course stays in the list with the attempt, and its page says so")
    func unenrolled() async throws {
        try await InterventionScene.run { scene in
            let gone = scene.site.sentence("marks.left-means")
            #expect(try await !scene.carmen.get(scene.taught).words.contains(gone))
            try await scene.site.database.write { tx in try tx.execute("DELETE FROM enrolment") }
            let page = try await scene.carmen.get(scene.test() + "/attempts")
            #expect(page.text.contains("Țîrlea Ana") && !page.text.contains("Șerban Bogdan"))
            #expect(try await scene.carmen.get(scene.taught).words.contains(gone))
        }
    }

    @Test("other dates of somebody who left the course keep the test open no more, though an attempt is there and one is left")
    func gone() async throws {
        try await InterventionScene.run { scene in
            let site = scene.site
            try await scene.ana.end(scene.attempt)
            #expect(try await scene.annul().status == .seeOther)
            let dates = try await DatesScene(site)
            try await dates.give("ana", from: 24 * 60, to: 25 * 60)
            site.clock.set(site.minute(3 * 60))
            func isClosed() async throws -> Bool {
                let store = MonitoringStore(database: site.database)
                let overview = try #require(try await store.find(dates.test, by: site.person("carmen")))
                #expect(overview.entries.contains { $0.attempt?.id == scene.id })
                return overview.isClosed(at: site.clock.now)
            }
            #expect(try await !isClosed())
            try await site.database.write { tx in try tx.execute("DELETE FROM enrolment") }
            #expect(try await isClosed())
        }
    }

    @Test("the table to save has a row for each attempt and each student without one, harmless in a spreadsheet")
    func file() async throws {
        try await InterventionScene.run { scene in
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE person SET surname = '=1+1', name = \("a\n＝2") WHERE user_name = 'bogdan'")
            }
            scene.site.clock.advance(by: Milliseconds(count: 750_000))
            try await scene.ana.end(scene.attempt)
            let reply = try await scene.carmen.get(scene.test() + "/attempts.csv")
            #expect(reply.headers[.contentType] == "text/csv; charset=utf-8")
            #expect(reply.headers[.contentDisposition] == "attachment; filename=\"pdm301-test-final.csv\"")
            #expect(Array(reply.bytes.prefix(3)) == [0xEF, 0xBB, 0xBF])
            let rows = reply.text.components(separatedBy: "\r\n")
            #expect(rows.count == 4)
            #expect(rows.contains { $0.hasPrefix("\"bogdan\",\"'a\n＝2\",\"'=1+1\",\"1002\",\"\"") })
            let hers = try #require(rows.first { $0.hasPrefix("\"ana\"") })
            #expect(hers.contains("\"2026-11-21 10:00:00\",\"2026-11-21 10:12:30\""))
            #expect(hers.contains("\"12.5\",\"1\",\"4\",\"3.25\",\"1\",\"0\",\"0\",\"2\""))
        }
    }

    @Test("one attempt shows its answers, what is right, and the log with the time of each")
    func attempt() async throws {
        try await InterventionScene.run { scene in
            scene.site.clock.advance(by: Milliseconds(count: 65_000))
            try await scene.ana.answer(1, of: scene.attempt, ["Media"])
            let page = try await scene.carmen.get(scene.taught)
            #expect(page.words.contains("10:01:05") && page.words.contains(scene.site.sentence("results.verdict-incorrect")))
            #expect(page.text.contains("Cocoa Touch") && page.text.contains("Ana Țîrlea"))
            #expect(!page.text.contains("/points/"))
            try await scene.ana.end(scene.attempt)
            let ended = try await scene.carmen.get(scene.taught)
            let receipt = try await scene.site.receipt(of: scene.attempt).text
            #expect(ended.text.contains(receipt))
            #expect(ended.text.contains("/points/") && !ended.text.contains("/ending"))
        }
    }

    @Test("a deadline that the rules moved is told with both times")
    func movedDeadline() async throws {
        try await InterventionScene.run { scene in
            try await scene.site.giveTime(["ana": "1.5,"])
            let formats = scene.site.site.strings(.romanian).formats
            let values = [
                "old": formats.dayAndClock(scene.begun + .minutes(30)), "new": formats.dayAndClock(scene.begun + .minutes(45)),
            ]
            #expect(try await scene.carmen.get(scene.taught).words.contains(scene.site.sentence("watch.deadline-rules", values)))
        }
    }
}
