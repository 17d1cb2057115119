import HTTPTypes
import Testing

@testable import App

@Suite("The place where somebody stopped reading")
struct ReadingPlaceTests {
    private struct Place: Equatable {
        let anchor: String?
        let at: Instant?
    }

    private func place(_ site: TestSite) async throws -> Place? {
        try await site.database.read { tx in
            try tx.first(
                "SELECT place, placed_at FROM reading ORDER BY CASE WHEN placed_at IS NULL THEN 1 ELSE 0 END"
            ).map { try Place(anchor: $0["place"], at: $0["placed_at"]) }
        }
    }

    private func run(_ body: @escaping @Sendable (TestSite, TestBrowser, String) async throws -> Void) async throws {
        try await TestSite.run(from: .lessons) { site in
            let (ana, lesson) = (try await site.signedIn("ana"), try await site.lesson("Straturile sistemului"))
            try await body(site, ana, lesson)
        }
    }

    @Test("is kept by a button below a heading, which leads back to it; home and the list lead there from then on")
    func kept() async throws {
        try await run { site, ana, lesson in
            let page = try await ana.get(lesson).text
            #expect(page.contains("form=\"the_place\" name=\"anchor\" value=\"core-os\">"))
            let reply = try await ana.post(lesson + "/places", [("anchor", "core-os")])
            #expect(reply.status == .seeOther && reply.location == lesson + "#core-os")
            #expect(try await place(site) == Place(anchor: "core-os", at: site.clock.now))
            for address in ["/", "/lessons"] {
                #expect(try await ana.get(address).text.contains("href=\"\(lesson)#core-os\""), "\(address)")
            }
            let again = try await ana.get(lesson)
            #expect(
                again.words.contains(site.sentence("lesson.resume") + " Core OS")
                    && again.words.contains(site.sentence("lesson.here")))
        }
    }

    @Test("is kept in silence for the script")
    func quiet() async throws {
        try await run { site, ana, lesson in
            _ = try await ana.get(lesson)
            let reply = try await ana.post(lesson + "/places", [("anchor", "cocoa-touch"), ("quiet", "1")])
            #expect(reply.status == .noContent && reply.text.isEmpty)
            #expect(try await place(site)?.anchor == "cocoa-touch")
        }
    }

    @Test(
        "is a heading of this lesson and nothing else", arguments: ["", "stari", "cocoa-touch ", "<script>", "core-os#", "title"])
    func refused(anchor: String) async throws {
        try await run { site, ana, lesson in
            _ = try await ana.get(lesson)
            #expect(try await ana.post(lesson + "/places", [("anchor", anchor)]).status == .unprocessableContent)
            #expect(try await ana.post(lesson + "/places").status == .unprocessableContent)
            #expect(try await place(site)?.anchor == nil)
        }
    }

    @Test("is kept four times in a second at most, the later one instead of the earlier, and only when it is another one")
    func pace() async throws {
        try await run { site, ana, lesson in
            _ = try await ana.get(lesson)
            let first = site.clock.now
            for (anchor, later, kept) in [
                ("core-os", 0, "core-os"), ("cocoa-touch", 249, "core-os"), ("cocoa-touch", 1, "cocoa-touch"),
                ("core-os", 250, "core-os"),
            ] {
                site.clock.advance(by: Milliseconds(count: Int64(later)))
                try await ana.post(lesson + "/places", [("anchor", anchor)])
                #expect(try await place(site)?.anchor == kept)
            }
            site.clock.advance(by: .minutes(5))
            try await ana.post(lesson + "/places", [("anchor", "core-os")])
            #expect(try await place(site)?.at == first + Milliseconds(count: 500))
        }
    }

    @Test("is not kept by looking, nor of a lesson that was never opened or is read, nor of who does not study there")
    func notKept() async throws {
        try await run { site, ana, lesson in
            try await ana.post(lesson + "/places", [("anchor", "core-os")])
            #expect(try await place(site) == nil)
            _ = try await ana.get(lesson)
            #expect(try await place(site)?.anchor == nil)
            try await ana.post(lesson + "/readings")
            try await ana.post(lesson + "/places", [("anchor", "core-os")])
            #expect(try await place(site)?.anchor == nil)
            #expect(try await !ana.get(lesson).text.contains("/places"))
            let carmen = try await site.signedIn("carmen")
            #expect(try await carmen.post(lesson + "/places", [("anchor", "core-os")]).status == .seeOther)
            #expect(try await site.database.read { try $0.rows("SELECT person_id FROM reading").count } == 1)
        }
    }

    @Test("stays when the lesson is opened again, and is forgotten by the page when the heading is gone")
    func stays() async throws {
        try await run { site, ana, lesson in
            _ = try await ana.get(lesson)
            try await ana.post(lesson + "/places", [("anchor", "core-os")])
            site.clock.advance(by: .minutes(3))
            _ = try await ana.get(site.lesson("Ciclul de viață"))
            _ = try await ana.get(lesson)
            #expect(try await place(site)?.anchor == "core-os")
            try await site.database.write { try $0.execute("UPDATE reading SET place = 'gone'") }
            let page = try await ana.get(lesson)
            #expect(page.status == .ok && !page.words.contains(site.sentence("lesson.resume")))
        }
    }
}
