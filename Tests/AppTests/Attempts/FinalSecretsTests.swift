import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("What a final test must not tell")
struct FinalSecretsTests {
    /// Everything that a final sends to a student from the list to the results, and after.
    private func journey(_ site: TestSite, _ userName: String, _ answers: [Int: [String]]) async throws -> [String] {
        let student = try await site.signedIn(userName)
        var pages: [String] = []
        func keep(_ reply: TestBrowser.Reply) {
            let parts = reply.text.hasPrefix("{") ? reply.text.split(whereSeparator: "{},".contains).sorted() : [reply.text[...]]
            pages.append("\(reply.status.code) \(reply.location ?? "")\n" + parts.joined(separator: "\n"))
        }
        let test = try await site.test("Test final")
        try await keep(student.get("/tests"))
        try await keep(student.get(test))
        let attempt = try await student.start("Test final")
        try await site.setSeed(4, of: attempt)
        for number in 1...3 {
            try await keep(student.get("\(attempt)/questions/\(number)"))
            let texts = answers[number] ?? []
            try await keep(student.answer(number, of: attempt, texts, press: "stay"))
            try await keep(student.get("\(attempt)/questions/\(number)"))
            student.headers[.accept] = "application/json"
            try await keep(student.answer(number, of: attempt, texts, press: "stay"))
            student.headers[.accept] = nil
            try await keep(student.post("\(attempt)/questions/\(number)", [("choice[]", "50")]))
        }
        try await keep(student.get("\(attempt)/review"))
        try await keep(student.get("/tests"))
        try await keep(student.end(attempt))
        try await keep(student.get("\(attempt)/results"))
        try await keep(student.post("\(attempt)/questions/1", [("choice[]", "1")]))
        try await keep(student.get("\(attempt)/results"))
        try await keep(student.get(test))
        try await keep(student.get("/tests"))
        return pages
    }

    @Test("no page of it holds an explanation, a verdict or the points of a question")
    func nothingLeaks() async throws {
        try await TestSite.run { site in
            let answers = [1: ["Cocoa Touch"], 2: ["Foundation"], 3: ["Fals"]]
            let pages = try await journey(site, "ana", answers)
            for page in pages {
                for secret in ["secretul", "Cu semnul", "ține de stratul", "Două dintre ele"] {
                    #expect(!page.contains(secret))
                }
                for key in ["results.right", "results.verdict-partly", "results.verdict-incorrect"] {
                    #expect(!page.contains(">\(site.sentence(key)) "))
                    #expect(!page.contains(">\(site.sentence(key))<"))
                }
                let answers = page.components(separatedBy: ">\(site.sentence("results.answers"))<").dropFirst().joined()
                for word in [" good", " bad", " p.<", site.sentence("results.verdict-correct")] {
                    #expect(!answers.contains(word))
                }
            }
            #expect(pages.contains { $0.contains(site.sentence("results.withheld")) })
        }
    }

    @Test(
        "a right and a wrong answer to one question look the same but for the totals",
        arguments: [
            (1, ["Cocoa Touch"], ["Media"]), (2, ["Foundation", "Core Data"], ["UIKit", "Metal"]), (3, ["Adevărat"], ["Fals"]),
        ])
    func twins(number: Int, right: [String], wrong: [String]) async throws {
        try await TestSite.run { site in
            let rights = try await journey(site, "ana", [number: right])
            let wrongs = try await journey(site, "bogdan", [number: wrong])
            for (one, other) in zip(rights, wrongs) {
                #expect(Self.masked(one, right + wrong) == Self.masked(other, right + wrong))
            }
            #expect(rights.count == wrongs.count)
            #expect(rights.last.map { $0.contains("nota 1,00") } == false)
            #expect(wrongs.last.map { $0.contains("nota 1,00") } == true)
        }
    }

    /// A page without what differs between any two students, without what was chosen, and without the totals.
    private static func masked(_ page: String, _ chosen: [String]) -> String {
        var page = page.replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/#, with: "ID")
        page = page.replacing(#/[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}/#, with: "RECEIPT")
        page = page.replacing(#/name="token" value="[^"]*"/#, with: "TOKEN")
        page = page.replacing(#/name="page" value="[^"]*"/#, with: "PAGE")
        page = page.replacing(#/Ana Țîrlea|Bogdan Șerban/#, with: "STUDENT")
        page = page.replacing(#/(?s)>Notă<.*?<\/dl>/#, with: "TOTALS")
        page = page.replacing(#/(?s)>Notă<.*?<\/div>/#, with: "TOTAL")
        page = page.replacing(#/nota \d+,\d\d|>\d+,\d\d</#, with: "MARK")
        // The mark and the counts in the e-mail, which are its second and third line.
        page = page.replacing(#/(body=[^%]*(?:%20[^%]*)*%0D%0A)(?:[^"&]*?%0D%0A){2}/#) { $0.1 + "TOTALS" }
        page = page.replacingOccurrences(of: " checked", with: "")
        for text in chosen { page = page.replacingOccurrences(of: text, with: "OPTION") }
        return page
    }

    @Test("the small numbers of people, courses, tests and questions are on no page that a student sees")
    func numbers() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                for table in ["person", "course", "assessment", "question"] {
                    _ = try tx.execute(.init(stringLiteral: "UPDATE \(table) SET number = number + 7354100"))
                }
            }
            let pages = try await journey(site, "ana", [1: ["Media"]])
            #expect(!pages.contains { $0.contains("73541") })
        }
    }

    @Test("the options of a question page say nothing but their shown position")
    func attributes() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.get("\(attempt)/questions/2").text
            let inputs = page.matches(of: #/<label class="option"><input ([^>]*)>/#).map { String($0.1) }
            #expect(
                inputs
                    == (1...4).map { position in
                        "id=\"answer\(position == 1 ? "" : "-\(position)")\" type=\"checkbox\" name=\"choice[]\" value=\"\(position)\""
                    })
        }
    }
}
