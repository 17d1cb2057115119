import Database
import Foundation
import Testing

@testable import App

@Suite("Lessons and tests are found by their words")
struct SearchTests {
    /// A lesson in the import folder.
    private func write(_ title: String, _ text: String, _ path: String, isPublic: Bool = false, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let settings = isPublic ? "title: \(title)\npublic: true" : "title: \(title)"
        try Data("---\n\(settings)\n---\n\n\(text)\n".utf8).write(to: file)
    }

    /// Lessons of the course that Ana is in, and of one that she is not in.
    private func run(_ body: @escaping @Sendable (TestSite, TestBrowser) async throws -> Void) async throws {
        try await TestSite.run { site in
            try await site.importAgain { folder in
                try write("Țările <b>de jos</b>", "Despre **canale** și Đorđe.", "01-mobile/lessons/01-tari.md", in: folder)
                let text = "Un strat peste altul, ca în Țările de jos."
                try write("Straturi", text, "01-mobile/lessons/02-straturi.md", in: folder)
                try write("Loops", "A canal of words.", "02-closed-circle/lessons/01-loops.md", in: folder)
                try write("Open loops", "Canals for all.", "02-closed-circle/lessons/02-open.md", isPublic: true, in: folder)
            }
            try await body(site, site.signedIn("ana"))
        }
    }

    /// The titles that a search finds, in their order.
    private func titles(_ browser: TestBrowser, _ typed: String) async throws -> [String] {
        let page = try await browser.get("/search?" + TestBrowser.encode([("q", typed)]))
        try #require(page.status == .ok)
        return page.text.matches(of: #/<strong>(.*?)<\/strong>/#).map { title in
            OpenPage.unescaped(String(title.1.replacing(#/<\/?mark>/#, with: "")))
        }
    }

    @Test("without diacritics, by the beginning of words, better titles first")
    func folded() async throws {
        try await run { site, ana in
            #expect(try await titles(ana, "tarile") == ["Țările <b>de jos</b>", "Straturi"])
            #expect(try await titles(ana, "JOS țări") == ["Țările <b>de jos</b>", "Straturi"])
            #expect(try await titles(ana, "djordje") == ["Țările <b>de jos</b>"])
            #expect(try await titles(ana, "đorđe") == ["Țările <b>de jos</b>"])
            #expect(try await titles(ana, "arile") == [])
            let page = try await ana.get("/search?q=tari+jos").text
            #expect(page.contains("<mark>Țările</mark> &lt;b&gt;de <mark>jos</mark>&lt;/b&gt;"))
            #expect(page.contains("Un strat peste altul, ca în <mark>Țările</mark> de <mark>jos</mark>."))
            #expect(!page.contains("<b>de"))
            #expect(page.contains("value=\"tari jos\"") && page.contains(site.sentence("search.count", n: 2)))
        }
    }

    @Test("Ana finds what she may see, and of other courses what is for everyone")
    func onlyWhatMayBeSeen() async throws {
        try await run { site, ana in
            #expect(try await titles(ana, "canal") == ["Țările <b>de jos</b>", "Open loops"])
            #expect(try await titles(ana, "words") == [])
            #expect(try await titles(site.signedIn("ema"), "canal") == ["Open loops"])
            let ofFelix = try await titles(site.signedIn("felix"), "canal")
            #expect(ofFelix.contains("Loops"))
            #expect(try await titles(site.signedIn("dan"), "words") == ["Words", "Loops"])
            let href = try await ana.get("/search?q=canale").link("/lessons/[^\"]+")
            #expect(href.hasSuffix("?q=canale"), "there is no heading to open it at")
            let lesson = try await ana.get(href)
            #expect(lesson.status == .ok && lesson.text.contains("<strong><mark>canale</mark></strong>"))
        }
    }

    @Test("nothing of what tests ask is found, title, introduction and topic are")
    func testsByTitle() async throws {
        try await run { _, ana in
            for secret in ["UIKit", "Cocoa", "Foundation", "optionale", "secretul", "Metal"] {
                #expect(try await titles(ana, secret) == [], "\(secret)")
            }
            let all = ["Test final", "Exerciții", "Test viitor", "Test trecut"]
            #expect(Set(try await titles(ana, "introducere arhitectura")) == Set(all))
            #expect(try await titles(ana, "exercitii") == ["Exerciții"])
            let tests = try await titles(ana, "test")
            #expect(Array(tests.prefix(2)) == ["Test final", "Test viitor"])
            let href = try await ana.get("/search?q=exercitii").link("/tests/[^\"]+")
            #expect(try await ana.get(href).status == .ok)
        }
    }

    @Test("a hit opens at the heading above the words; a heading with all the words comes before text, and after titles")
    func headings() async throws {
        try await TestSite.run { site in
            try await site.importAgain { folder in
                let text = "Despre poduri.\n\n## Alt titlu\n\n## Lângă apă\n\nUn far mic.\n\n## Poduri de piatră"
                try write("Prima", "Poduri și un far mic.", "01-mobile/lessons/01-prima.md", in: folder)
                try write("A doua", text, "01-mobile/lessons/02-doua.md", in: folder)
                try write("Poduri", "Nimic.", "01-mobile/lessons/03-poduri.md", in: folder)
            }
            let ana = try await site.signedIn("ana")
            #expect(try await titles(ana, "poduri") == ["Poduri", "A doua", "Prima"])
            let found = try await ana.get("/search?q=poduri+piatr%C4%83").text
            #expect(found.contains("?q=poduri%20piatr%C4%83#poduri-de-piatra\""))
            #expect(found.contains("<mark>Poduri</mark> de <mark>piatră</mark>"))
            #expect(try await ana.get("/search?q=far+mic").text.contains("?q=far%20mic#langa-apa\""))
        }
    }

    @Test("teachers of one's own courses are found by name, and a hit leads to them on the page of the course")
    func teachers() async throws {
        try await run { site, ana in
            #expect(try await titles(ana, "branza") == ["Carmen Brânză"])
            #expect(try await titles(ana, "pop") == ["Felix Pop"])
            let page = try await ana.get("/search?q=felix+pop")
            #expect(page.words.contains(site.sentence("search.teacher")))
            let href = try page.link("/courses/[^\"]+")
            #expect(href.hasSuffix("#teacher-2"))
            #expect(try await ana.get(String(href.prefix { $0 != "#" })).text.contains("id=\"teacher-2\"><strong>Felix Pop"))
            #expect(try await titles(site.signedIn("ema"), "branza") == [])
            #expect(try await titles(site.signedIn("felix"), "branza") == ["Carmen Brânză", "Carmen Brânză"])
        }
    }

    @Test("a lesson that is opened with too long a search, or with none, marks nothing")
    func markedLesson() async throws {
        try await run { _, ana in
            let lesson = try await String(ana.get("/search?q=canale").link("/lessons/[^\"]+").prefix { $0 != "?" })
            for query in ["", "?q=", "?q=x", "?x=canale", "?q=" + String(repeating: "canale+", count: 60), "?q=canale&q=canale"] {
                let page = try await ana.get(lesson + query)
                #expect(page.status == .ok && !page.text.contains("<mark>"), "\(query)")
            }
            let page = try await ana.get(lesson + "?q=%3Cscript%3Ecanale").text
            #expect(page.contains("&lt;script&gt;canale") && !page.contains("<script>"))
        }
    }

    @Test("what was put away is not found, and neither is an old edition")
    func putAway() async throws {
        try await run { site, ana in
            try await site.importRemoving { folder in
                try FileManager.default.removeItem(at: folder.appendingPathComponent("01-mobile/tests/02-quiz.md"))
                try FileManager.default.removeItem(at: folder.appendingPathComponent("01-mobile/lessons/01-tari.md"))
                try write("Straturi", "Numai atât.", "01-mobile/lessons/02-straturi.md", in: folder)
                try FileManager.default.removeItem(at: folder.appendingPathComponent("02-closed-circle"))
            }
            #expect(try await titles(ana, "tarile") == [])
            #expect(try await titles(ana, "exercitii") == [])
            #expect(try await titles(ana, "canal") == [], "the public lesson went with its course")
            #expect(try await titles(ana, "numai") == ["Straturi"])
        }
    }

    @Test(
        "signs that mean something to databases mean nothing here",
        arguments: ["%", "_", "\\", "'", "\"", "' OR '1' = '1", "ca%ale", "can_le", "%canale", "canale'--"])
    func signs(typed: String) async throws {
        try await run { _, ana in
            let expected = ["%canale", "canale'--"].contains(typed) ? ["Țările <b>de jos</b>", "Open loops"] : []
            let found = try await titles(ana, typed)
            #expect(found == expected)
        }
    }

    @Test("nothing typed says what can be looked for, nothing found what to try", arguments: Language.allCases)
    func emptyStates(language: Language) async throws {
        try await run { site, ana in
            try await ana.post("/language", [("language", language.rawValue)])
            for address in ["/search", "/search?q=", "/search?q=%20a%20", "/search?q", "/search?x=1"] {
                let page = try await ana.get(address)
                #expect(page.status == .ok && page.text.contains(site.sentence("search.help", in: language)), "\(address)")
            }
            let page = try await ana.get("/search?q=%3Cnimic%3E").text
            #expect(page.contains(site.sentence("search.nothing", ["query": "<nimic>"], in: language)))
            #expect(page.contains(site.sentence("search.nothing-help", in: language)) && !page.contains("<nimic>"))
        }
    }

    @Test("what is too long comes back with a sentence, and what was typed")
    func tooLong() async throws {
        try await run { site, ana in
            let long = String(repeating: "lung ", count: 41)
            let page = try await ana.get("/search?" + TestBrowser.encode([("q", long)]))
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("search.too-long")) && page.text.contains("value=\"\(long)\""))
            #expect(try await ana.get("/search?q=a&q=b").status == .unprocessableContent)
            #expect(try await site.visitor().get("/search?q=canale").status == .seeOther)
        }
    }

    @Test("of very many the first fifty are shown, and all are counted")
    func many() async throws {
        try await run { site, ana in
            try await site.importAgain { folder in
                for number in 10..<70 {
                    let path = "01-mobile/lessons/\(number)-pod-\(number).md"
                    try write("Lecția \(number)", "Text despre poduri.", path, in: folder)
                }
            }
            #expect(try await titles(ana, "poduri") == (10..<60).map { "Lecția \($0)" })
            let page = try await ana.get("/search?q=poduri").text
            #expect(page.contains(site.sentence("search.count", n: 60)) && page.contains(site.sentence("search.limit", n: 50)))
        }
    }

    /// What a feature that is not there yet would bring: a loan in each course.
    private struct LoanRows: SearchRows {
        private struct Loan: SearchFind {
            let title: String
            let place: Int

            func hit(_ tx: ReadTransaction) -> SearchHit {
                SearchHit(
                    href: "/loans", kind: "home.lesson", title: title, course: "", language: .english, topics: nil, text: "")
            }
        }

        func find(_ query: SearchQuery, in courses: [Course], _ tx: ReadTransaction) -> [any SearchFind] {
            courses.indices.flatMap { [Loan(title: "Test \($0)", place: $0), Loan(title: "Loan \($0)", place: $0)] }
        }
    }

    @Test("what a new feature finds stands among the rest: better titles first, then course by course")
    func new() async throws {
        try await run { site, _ in
            let ana = Viewer(
                id: try await site.person("ana").id, userName: "ana", fullName: "", roles: [.student], language: nil,
                session: ID(text: ""))
            let sources = site.features.flatMap { $0.searchRows }
            let query = try #require(SearchQuery("test"))
            let before = try await SearchStore(database: site.database, sources: sources).find(query, for: ana)
            let found = try await SearchStore(database: site.database, sources: sources + [LoanRows()]).find(query, for: ana)
            let loans = found.best.filter { $0.href == "/loans" }.map(\.title)
            #expect(loans.prefix(1) == ["Test 0"] && loans.last?.hasPrefix("Loan") == true)
            #expect(found.count == before.count + loans.count)
            #expect(found.best.filter { $0.href != "/loans" } == before.best)
            let best = found.best.prefix { query.rank(title: $0.title) == 0 }
            #expect(best.contains { $0.href == "/loans" } && best.contains { $0.href != "/loans" })
            #expect(found.best.dropFirst(best.count).allSatisfy { query.rank(title: $0.title) > 0 })
        }
    }
}
