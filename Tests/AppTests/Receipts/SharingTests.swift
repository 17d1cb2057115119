import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Sending one's results to somebody")
struct SharingTests {
    private func ended(_ title: String, _ site: TestSite) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start(title)
        try await ana.answerAllRightly(attempt)
        try await ana.end(attempt)
        return (ana, attempt)
    }

    @Test("sends test, mark, counts and the address of the receipt, by e-mail, by the browser and to copy; never an answer")
    func contents() async throws {
        try await TestSite.run({ $0.origin = "https://gata.example.org" }) { site in
            let (ana, attempt) = try await ended("Exerciții", site)
            let page = try await ana.get(attempt + "/sharing")
            #expect(page.status == .ok)
            let link = try await "https://gata.example.org/receipts/" + site.receipt(of: attempt).text
            let mail = try #require(page.text.firstMatch(of: #/href="mailto:\?subject=([^"&]*)&amp;body=([^"]*)"/#))
            let body = try #require(String(mail.2).removingPercentEncoding)
            #expect(
                body.components(separatedBy: "\r\n") == [
                    "Exerciții", "Notă: 10,00", "Corecte: 3 · Greșite: 0 · Fără răspuns: 0 · Total: 3", "Confirmare: " + link,
                ])
            #expect(String(mail.1).removingPercentEncoding == "Rezultatul la „Exerciții”")
            #expect(page.text.contains("data-title=\"Exerciții\" data-text=\"Exerciții\nNotă: 10,00\nCorecte: 3"))
            #expect(page.text.contains("data-url=\"\(link)\""))
            let counts = "Corecte: 3 · Greșite: 0 · Fără răspuns: 0 · Total: 3"
            #expect(page.words.contains("Notă: 10,00 \(counts) Confirmare: \(link)"))
            for word in ["Cocoa", "Foundation", "Adevărat", "UIKit", "Ce strat", "Straturi"] {
                #expect(!page.text.contains(word))
            }
        }
    }

    @Test(
        "writes an e-mail that every mail program reads, whatever the test is called",
        arguments: ["Țări & „orașe”: 100% = 1 + 1?", "a\"b<c>d'e#f", "Тест 🙂"])
    func mail(title: String) throws {
        let revision = AssessmentRevision(
            id: ID(text: "r"), title: title, introductionHTML: nil, questions: SampleSnapshot.revision.questions,
            isShuffled: false, pools: [], credit: .rightMinusWrong)
        let strings = try SamplePages.strings(.english)
        let text = ShareText(.sample(.quiz, revision: revision), origin: "https://gata.example.org", strings: strings)
        let address = text.mailAddress(strings)
        #expect(address.wholeMatch(of: #/mailto:\?subject=[A-Za-z0-9%._~-]*&body=[A-Za-z0-9%._~-]*/#) != nil)
        let fields = address.dropFirst("mailto:?".count).split(separator: "&").map { $0.split(separator: "=")[1] }
        #expect(fields[0].removingPercentEncoding == "Result of “\(title)”")
        let body = try #require(fields[1].removingPercentEncoding)
        #expect(body.components(separatedBy: "\r\n").first == title)
        #expect(fields[1].components(separatedBy: "%0D%0A").count == 4)
    }

    @Test("has buttons for what a browser may not be able to do only when the script finds that it can")
    func hiddenButtons() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await ended("Exerciții", site)
            let page = try await ana.get(attempt + "/sharing").text
            let buttons = page.matches(of: #/<p( hidden)?><button [^>]*type="button"[^>]*>/#)
            #expect(buttons.count == 2 && buttons.allSatisfy { $0.1 != nil })
            #expect(page.contains("<script type=\"module\" src=\"/assets/sharing-"))
            #expect(page.contains("data-copy=\"#share-text\"") && page.contains("id=\"share-text\""))
            for file in ["report.html", "report.txt"] { #expect(page.contains("href=\"\(attempt)/\(file)\"")) }
            #expect(try await !ana.get(attempt + "/results").text.contains("<script"))
        }
    }

    @Test("waits, like the reports, until results may be seen", arguments: ["sharing", "report.html", "report.txt"])
    func waits(file: String) async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            let (ana, attempt) = try await ended("Test final", site)
            let early = try await ana.get("\(attempt)/\(file)")
            #expect(early.status == .seeOther && early.location == attempt + "/results")
            site.clock.set(site.minute(120))
            #expect(try await site.signedIn("ana").get("\(attempt)/\(file)").location == attempt + "/results")
            site.clock.set(site.minute(120, 1))
            #expect(try await site.signedIn("ana").get("\(attempt)/\(file)").status == .ok)
        }
    }

    @Test("waits for the last seconds of the grace, and is nobody else's", arguments: ["sharing", "report.html", "report.txt"])
    func grace(file: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(30))
            #expect(try await ana.browser.get("\(ana.attempt)/\(file)").location == ana.attempt + "/results")
            site.clock.set(ana.deadline + .seconds(31))
            #expect(try await ana.browser.get("\(ana.attempt)/\(file)").status == .ok)
            for other in ["bogdan", "carmen", "dan"] {
                #expect(try await site.signedIn(other).get("\(ana.attempt)/\(file)").status == .notFound)
            }
        }
    }
}
