import Database
import Foundation
import Testing

@testable import App

@Suite("A test is tried out and leaves no trace")
struct TestPreviewTests {
    /// Every row of every table, as text, but for what signing in writes.
    private func rows(_ site: TestSite) async throws -> [String: String] {
        try await site.database.read { tx in
            let names = try tx.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map { row -> String in
                try row["name"]
            }
            var all: [String: String] = [:]
            for name in names where !name.hasPrefix("sqlite_") && name != "session" {
                let rows = try tx.rows(SQL(stringLiteral: "SELECT * FROM \"\(name)\""))
                all[name] = rows.map { "\(Mirror(reflecting: $0).descendant("values") ?? "")" }.joined(separator: "\n")
            }
            return all
        }
    }

    @Test("start, questions, review and results, forth and back, and no row is another", arguments: ["Exerciții", "Test final"])
    func played(title: String) async throws {
        try await TestSite.run { site in
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test(title))
            let carmen = try await site.signedIn("carmen")
            _ = try await carmen.get(test + "/trial")
            let before = try await rows(site)
            let start = try await carmen.get(test + "/trial")
            #expect(start.words.contains("Nu se păstrează nimic") && start.words.contains("Introducere."))
            var address = try #require(try await carmen.post(test + "/trial").location)
            for number in 1...3 {
                let page = try await carmen.get(address)
                #expect(page.status == .ok && page.words.contains("\(number)/3"))
                #expect(try await carmen.get(address).words == page.words, "a reload shows the same")
                let form = [("state", try #require(page.hidden("state"))), ("choice[]", "1"), ("flag", "1")]
                address = try #require(
                    try await carmen.post("\(test)/trial/questions/\(number)", form + [("go", number < 3 ? "next" : "done")])
                        .location)
            }
            let review = try await carmen.get(address)
            #expect(review.text.contains(site.sentence("review.all-answered")))
            let back = try await carmen.get(
                review.link("[^\"]+/trial/questions/2[^\"]+").replacingOccurrences(of: "&amp;", with: "&"))
            #expect(back.text.contains(" checked"))
            let results = try await carmen.get(review.link("[^\"]+/trial/results[^\"]+"))
            #expect(results.status == .ok && results.words.contains("Carmen Brânză"))
            #expect(results.words.contains("doar în previzualizare") == (title == "Test final"))
            #expect(results.words.contains("semnul întrebării"))
            #expect(try await rows(site) == before)
        }
    }

    @Test("it shows the draft as it is now, and begins again when that has changed")
    func draft() async throws {
        try await TestSite.run { site in
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
            let carmen = try await site.signedIn("carmen")
            let begun = try #require(try await carmen.post(test + "/trial").location)
            var editor = try await TestEditor(carmen, test)
            editor.text = editor.text.replacingOccurrences(of: "Ce strat conține", with: "Care strat conține")
            try await editor.save()
            #expect(try await carmen.get(begun).location == test + "/trial")
            #expect(try await carmen.get(test + "/trial").words.contains("previzualizarea începe din nou"))
            let again = try #require(try await carmen.post(test + "/trial").location)
            #expect(try await carmen.get(again).words.contains("Care strat conține"))
            editor.text = editor.text.replacingOccurrences(of: "[x]", with: "[ ]")
            try await editor.save()
            #expect(try await carmen.get(test + "/trial").words.contains("Pentru previzualizare, corectați mai întâi"))
            #expect(try await carmen.post(test + "/trial").location == test + "/trial")
        }
    }

    @Test("what is no number comes back as it was typed; made-up states and questions lead nowhere")
    func wrong() async throws {
        try await TestSite.run { site in
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
            let carmen = try await site.signedIn("carmen")
            var editor = try await TestEditor(carmen, test)
            editor.text = "---\ntitle: a\nkind: quiz\n---\n\n### Cât?\n\n= 5\n"
            try await editor.save()
            let begun = try #require(try await carmen.post(test + "/trial").location)
            let state = try #require(try await carmen.get(begun).hidden("state"))
            let reply = try await carmen.post(test + "/trial/questions/1", [("state", state), ("text", "cinci"), ("go", "stay")])
            #expect(reply.status == .seeOther)
            let shown = try await carmen.follow(reply)
            #expect(shown.text.contains("value=\"cinci\"") && shown.text.contains(site.sentence("question.not-a-number")))
            #expect(try await carmen.post(test + "/trial/questions/2", [("state", state)]).status == .notFound)
            let version = try await TestEditor(carmen, test).version
            let never = [Int64.max, 0, .min].map {
                Base64URL.encode(Array("{\"a\":{},\"f\":[],\"s\":1,\"t\":\($0),\"v\":\(version)}".utf8))
            }
            for odd in ["", "x", "e30", String(repeating: "A", count: 9000)] + never {
                #expect(try await carmen.get(test + "/trial/questions/1?state=" + odd).location == test + "/trial")
            }
            let gelu = try await site.signedIn("ana")
            #expect(try await gelu.get(begun).status == .forbidden)
        }
    }
}
