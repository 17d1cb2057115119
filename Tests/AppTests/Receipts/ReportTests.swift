import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("The report that a student keeps")
struct ReportTests {
    /// Ana's test, twenty minutes long: the first two questions answered, one rightly.
    private func ended(_ title: String, _ site: TestSite) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start(title)
        try await ana.answer(1, of: attempt, ["Cocoa Touch"])
        try await ana.answer(2, of: attempt, ["Foundation", "Metal"])
        site.clock.advance(by: .minutes(20))
        try await ana.end(attempt)
        return (ana, attempt)
    }

    private static let wording = [
        "Ce strat", "UIKit", "Core OS", "Cocoa", "Media", "Ce este în", "Foundation", "Core Data", "Metal", "tipuri", "Adevărat",
        "Fals",
    ]
    private static let secrets = ["secretul", "Două dintre ele", "Cu semnul", "stratul de sus"]

    @Test(
        "holds student, test, date, mark, counts, topics, answers and receipt, as a page and as text",
        arguments: ["report.html", "report.txt"])
    func contents(file: String) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await ended("Exerciții", site)
            let reply = try await ana.get("\(attempt)/\(file)")
            #expect(reply.status == .ok)
            let text = reply.text.replacing("\u{A0}", with: " ")
            let code = try await site.receipt(of: attempt).text
            for word in [
                "Școala de probă", "Ana Țîrlea", "Exerciții", "Programarea dispozitivelor mobile",
                "21 noiembrie 2026, 10:20", "București", site.sentence("results.mark"), "5,50",
                site.sentence("results.correct"),
                "2 din 4 p.", "Arhitectura / Straturi", "66,7 %", "Limbajul", "0 %", "Ce strat conține UIKit?", "Cocoa Touch",
                "Swift are tipuri opționale.", site.sentence("review.no-answer"), code, "/receipts/" + code,
            ] { #expect(text.contains(word), "\(word)") }
            for secret in ["Adevărat", "Core Data", "Core OS"] + Self.secrets {
                #expect(!text.contains(secret), "\(secret) is right, or was not chosen")
            }
            #expect(!text.contains(site.sentence("results.passed")), "practice is neither passed nor failed")
        }
    }

    @Test("of a final says whether it was passed", arguments: ["report.html", "report.txt"])
    func passed(file: String) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await ended("Test final", site)
            #expect(try await ana.get("\(attempt)/\(file)").text.contains(site.sentence("results.passed")))
        }
    }

    @Test("is a page of its own: one file, no script, no address but that of the receipt")
    func selfContained() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await ended("Exerciții", site)
            let page = try await ana.get("\(attempt)/report.html").text
            #expect(page.hasPrefix("<!doctype html>") && page.contains("<style>:root"))
            let addresses = page.matches(of: #/(?:href|src|action)="([^"]*)"|url\(([^)]*)\)/#).map { String($0.0) }
            let link = try #require(addresses.first)
            #expect(addresses.count == 1)
            #expect(link.hasPrefix("href=\"http://") && link.contains("/receipts/"))
            for tag in ["<script", "<form", "<link", "<img", "<iframe", "name=\"token\""] { #expect(!page.contains(tag)) }
        }
    }

    @Test("is a file with the test and the day in its name, and nobody keeps it on the way")
    func files() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await ended("Exerciții", site)
            for (ending, type) in [("html", "text/html; charset=utf-8"), ("txt", "text/plain; charset=utf-8")] {
                let headers = try await ana.get("\(attempt)/report.\(ending)").headers
                #expect(headers[.contentDisposition] == "attachment; filename=\"exercitii-2026-11-21.\(ending)\"")
                #expect(headers[.contentType] == type)
                #expect(headers[.cacheControl] == "no-store")
            }
        }
    }

    @Test(
        "has a name that every system takes, with the day of the institution",
        arguments: [
            ("Țări, orașe & „đaci”/2", "tari-orase-daci-2-2026-11-22.txt"), ("???", "test-2026-11-22.txt"),
            ("Тест", "test-2026-11-22.txt"), ("../../etc/passwd", "etc-passwd-2026-11-22.txt"),
            (String(repeating: "a", count: 300), String(repeating: "a", count: 60) + "-2026-11-22.txt"),
        ])
    func names(title: String, name: String) throws {
        let midnight = Instant(milliseconds: 1_795_298_400_000)
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        #expect(ReportFileName.text(title, midnight, in: zone, ending: "txt") == name)
        #expect(
            ReportFileName.text(title, midnight + Milliseconds(count: -1), in: zone, ending: "txt")
                == name.replacing("11-22", with: "11-21"))
    }

    @Test("holds nothing of the wording of a final that can still be taken; numbers stand in its place")
    func wordless() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await ended("Test final", site)
            let shown = try #require(try await chosen(2, ["Foundation", "Metal"], of: attempt, site))
            for file in ["report.html", "report.txt", "sharing"] {
                let text = try await ana.get("\(attempt)/\(file)").text
                for word in Self.wording + Self.secrets { #expect(!text.contains(word), "\(file): \(word)") }
                guard file != "sharing" else { continue }
                #expect(text.contains("Întrebarea 3"))
                #expect(text.contains(shown.map { "varianta \($0)" }.joined(separator: ", ")))
                #expect(words(text).contains(site.sentence("report.wording-later", time: "21 noiembrie 2026, 12:00")))
            }
        }
    }

    /// Where the options of these texts stood, from 1, in the order that Ana saw.
    private func chosen(_ number: Int, _ texts: [String], of attempt: String, _ site: TestSite) async throws -> [Int]? {
        let id = ID<Attempt>(text: TestSite.lastPart(attempt))
        let snapshot = try await site.attempts.snapshot(id, of: site.person("ana").id, at: site.clock.now)
        guard let snapshot, case .choice(let choice)? = snapshot.question(number)?.content else { return nil }
        let order = snapshot.order(of: choice, number: number).map(\.plainText)
        return order.indices.filter { texts.contains(order[$0]) }.map { $0 + 1 }
    }

    private func words(_ text: String) -> String {
        text.replacing(#/\s+/#, with: " ")
    }

    @Test("holds the wording when nobody can take the final any more, to the millisecond")
    func wordsAfterwards() async throws {
        try await TestSite.run { site in
            let (_, attempt) = try await ended("Test final", site)
            try await expectWording(false, of: attempt, site, at: site.minute(120))
            try await expectWording(true, of: attempt, site, at: site.minute(120, 1))
        }
    }

    @Test("waits with the wording for somebody with extra time, and not for somebody who never came back")
    func extraTime() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["bogdan": "1.5,10"])
            let (_, attempt) = try await ended("Test final", site)
            site.clock.set(site.minute(110))
            let bogdan = try await site.signedIn("bogdan")
            let bogdans = try await bogdan.start("Test final")
            try await expectWording(false, of: attempt, site, at: site.minute(135, 30_000))
            try await expectWording(true, of: attempt, site, at: site.minute(135, 30_001))
            site.clock.set(site.minute(130))
            try await bogdan.end(bogdans)
            try await expectWording(true, of: attempt, site, at: site.minute(130))
        }
    }

    private func expectWording(_ isThere: Bool, of attempt: String, _ site: TestSite, at moment: Instant) async throws {
        site.clock.set(moment)
        let ana = try await site.signedIn("ana")
        for file in ["report.html", "report.txt"] {
            let text = try await ana.get("\(attempt)/\(file)").text
            for word in ["Ce strat", "Cocoa Touch", "Metal", "tipuri"] {
                #expect(text.contains(word) == isThere, "\(file): \(word)")
            }
            #expect(text.contains("Întrebarea 1") == !isThere)
            for secret in ["Core OS", "Adevărat"] + Self.secrets { #expect(!text.contains(secret)) }
        }
    }

    @Test("holds what was typed as it was typed, wording or not", arguments: [true, false])
    func typed(isFinal: Bool) async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site, isFinal: isFinal)
            _ = try await test.type("3,1 ", to: 1)
            _ = try await test.type("<b>init & co</b>", to: 2)
            try await test.ana.end(test.attempt)
            let page = try await test.ana.get(test.attempt + "/report.html").text
            let text = try await test.ana.get(test.attempt + "/report.txt").text
            #expect(page.contains(">3,1<") && text.contains("    3,1\n"))
            #expect(page.contains("&lt;b&gt;init &amp; co&lt;/b&gt;") && text.contains("    <b>init & co</b>\n"))
            for reply in [page, text] {
                #expect(reply.contains("Cât face") == !isFinal)
                for secret in ["3.14", "3,14", "__init__", "inițializator", "Împărțiți"] { #expect(!reply.contains(secret)) }
            }
        }
    }

    @Test("as text has lines of at most 76 characters, and loses no word", arguments: Language.allCases)
    func lines(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let long = (1...60).map { "cuvânt\($0)" }.joined(separator: " ")
        let revision = AssessmentRevision(
            id: ID(text: "long"), title: long, introductionHTML: nil,
            questions: SampleSnapshot.revision.questions.map { question in
                Question(
                    id: question.id, number: question.number, topic: question.topic, points: question.points,
                    penalty: question.penalty, textHTML: long, plainText: long, bodyHTML: nil, explanationHTML: nil,
                    content: question.content)
            }, isShuffled: false, pools: [], credit: .rightMinusWrong)
        let open = FinishedAttempt.sample(.final, openUntil: SampleSnapshot.schedule.closes)
        for finished in [.sample(.quiz, revision: revision), open] {
            let report = Report.sample(finished, strings)
            let text = TextReport.text(report, strings)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.filter { $0.count > 76 && !$0.hasPrefix("https://") } == [])
            #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && lines.allSatisfy { $0.last != " " })
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let expected = report.answers.map { "\($0.number). \($0.question) " + ($0.answer ?? strings("review.no-answer")) }
            for part in expected + [report.title, report.wordingLater].compactMap({ $0 }) {
                #expect(words.contains(part.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
            }
        }
    }

    @Test("of a final has percent only where a topic says nothing about single questions, like the results")
    func guarded() throws {
        let strings = try SamplePages.strings(.romanian)
        let kinds: [AssessmentKind] = [.quiz, .final]
        let topics = kinds.map { Report.sample(.sample($0), strings).topics.map(\.title) }
        #expect(topics[0] == ["Arhitectura", "Straturi", "Ciclul"])
        #expect(topics[1].count < topics[0].count)
    }
}
