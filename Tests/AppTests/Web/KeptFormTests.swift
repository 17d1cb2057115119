import Database
import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("A form that did not get through")
struct KeptFormTests {
    /// The fields that a page holds hidden, as a browser would send them.
    private func fields(_ page: TestBrowser.Reply) -> [(String, String)] {
        page.text.matches(of: #/<input type="hidden" name="([^"]*)" value="([^"]*)">/#).map {
            (OpenPage.unescaped(String($0.1)), OpenPage.unescaped(String($0.2)))
        }
    }

    /// The form on a problem's page: what stands between its marks.
    private func keptForm(_ page: TestBrowser.Reply, to address: String) throws -> [(String, String)] {
        let start = try #require(page.text.range(of: "<form method=\"post\" action=\"\(address)\">"))
        let rest = page.text[start.upperBound...]
        let end = try #require(rest.range(of: "</form>"))
        let form = TestBrowser.Reply(
            status: page.status, headers: page.headers, text: String(rest[..<end.lowerBound]), bytes: [])
        return fields(form)
    }

    @Test("because the server is busy comes back with all that was typed, and the same form then saves it")
    func busy() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let typed = "<b> & \"ț\" 'x' + 1=2"
            let open = try await OpenPage(test.ana, 2, of: test.attempt)
            let crowd = try await CrowdedDatabase(site.database)
            let page = try await open.press("previous", [("text", typed)])
            try await crowd.release()
            #expect(page.status == .serviceUnavailable)
            let seconds = try #require(page.headers[.retryAfter].flatMap { Int($0) })
            #expect((1...3).contains(seconds))
            for key in ["problem.busy.sentence", "problem.kept", "problem.again"] {
                #expect(page.text.contains(site.sentence(key)))
            }
            #expect(try await site.log(of: test.attempt).isEmpty)
            let again = try keptForm(page, to: open.address)
            #expect(again.contains { $0 == ("text", typed) })
            #expect(try await test.ana.post(open.address, again).location == "\(test.attempt)/questions/1")
            #expect(try await site.log(of: test.attempt) == ["nume: \(typed)"])
        }
    }

    @Test(
        "because the disk is full is told in words, every answer that was acknowledged is there, and it gets through when there is room"
    )
    func full() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            try await limitPages(site, to: "page_count")
            var saved: [String] = []
            var refused: TestBrowser.Reply?
            for number in 1...400 where refused == nil {
                let typed = "\(number) " + String(repeating: "ț", count: 480)
                let reply = try await test.type(typed, to: 2, press: "stay")
                if reply.status == .seeOther { saved.append("nume: \(typed)") } else { refused = reply }
            }
            let page = try #require(refused)
            #expect(page.status.code == 507)
            #expect(page.headers[.retryAfter] != nil)
            #expect(page.text.contains(site.sentence("problem.disk-full.sentence")))
            #expect(try await site.log(of: test.attempt) == saved)
            try await limitPages(site, to: "1000000")
            let again = try keptForm(page, to: "\(test.attempt)/questions/2")
            #expect(try await test.ana.post("\(test.attempt)/questions/2", again).status == .seeOther)
            #expect(try await site.log(of: test.attempt).count == saved.count + 1)
        }
    }

    /// SQLite then says that the disk is full when its file would grow beyond that.
    private func limitPages(_ site: TestSite, to limit: String) async throws {
        try await site.database.write { tx in
            let count: Int = try tx.first("PRAGMA page_count")?["page_count"] ?? 0
            let pages = limit == "page_count" ? "\(count)" : limit
            _ = try tx.rows(SQL(stringLiteral: "PRAGMA max_page_count = \(pages)"))
        }
    }

    @Test("is never kept when it has a password: there is only the way back")
    func password() async throws {
        try await TestSite.run { site in
            let crowd = try await CrowdedDatabase(site.database)
            let page = try await site.visitor().post("/sign-in", [("user", "ana"), ("password", SampleInstitution.password)])
            try await crowd.release()
            #expect(page.status == .serviceUnavailable)
            #expect(!page.text.contains(SampleInstitution.password))
            #expect(!page.text.contains(site.sentence("problem.kept")))
            #expect(page.text.contains(site.sentence("problem.again")))
        }
    }

    @Test("keeps fields of one name apart and in their order, empty ones as well")
    func order() throws {
        let form = try #require(HeldForm(path: "/a", body: "choice%5B%5D=1&choice%5B%5D=3&text=&flag&go=a+b%2B"))
        let expected = [("choice[]", "1"), ("choice[]", "3"), ("text", ""), ("flag", ""), ("go", "a b+")]
        #expect(form.fields.map { [$0.name, $0.value] } == expected.map { [$0.0, $0.1] })
    }

    @Test("for a problem that neither passes nor asks whose it is, is not offered again")
    func notForOthers() throws {
        let form = HeldForm(path: "/a", body: "a=b")
        let strings = try SamplePages.strings(.romanian)
        for problem in Problem.samples {
            let page = ProblemPage(
                problem, form: form, frame: SamplePages.frame(strings, heading: "x"), strings: strings, entrance: .home)
            #expect((page.again != nil) == [.busy, .diskFull, .restarting, .heldForm].contains(problem))
        }
    }
}
