import HTTPTypes
import Testing

@testable import App

@Suite("A receipt, for anyone who has its code")
struct ReceiptPageTests {
    private func ended(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String, code: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        try await ana.answer(1, of: attempt, ["Cocoa Touch"])
        try await ana.answer(3, of: attempt, ["Fals"])
        site.clock.advance(by: .minutes(20))
        try await ana.end(attempt)
        return (ana, attempt, try await site.receipt(of: attempt).text)
    }

    @Test("says which test, when it ended and how many questions were answered, to a stranger as to Ana")
    func says() async throws {
        try await TestSite.run { site in
            let (ana, _, code) = try await ended(site)
            for browser in [site.visitor(), ana] {
                let page = try await browser.get("/receipts/" + code)
                #expect(page.status == .ok)
                for word in [
                    site.sentence("receipt.genuine"), "Test final", "21 noiembrie 2026, 10:20", "București", "2 din 3", code,
                ] { #expect(page.words.contains(word), "\(word)") }
            }
        }
    }

    @Test("says nothing else: no name, no mark, no course, no answer, nothing of a question")
    func nothingElse() async throws {
        try await TestSite.run { site in
            let (_, attempt, code) = try await ended(site)
            let page = try await site.visitor().get("/receipts/" + code).text
            let row = try await site.database.read { tx in try tx.first("SELECT mark FROM submission") }
            let mark: Int = try #require(row)["mark"]
            let secrets = [
                "Ana", "Țîrlea", "1001", "PDM301", "Programarea", "Cocoa", "Fals", "UIKit", "Arhitectura", "5,", "punct", "Notă",
                String(mark), TestSite.lastPart(attempt), "10:00",
            ]
            for secret in secrets { #expect(!page.contains(secret), "\(secret)") }
        }
    }

    @Test("is found with small letters, without hyphens, and with an O for a 0")
    func typedAddress() async throws {
        try await TestSite.run { site in
            let (_, _, code) = try await ended(site)
            let bare = code.lowercased().replacing("-", with: "").replacing("0", with: "o").replacing("1", with: "l")
            for address in [code.lowercased(), bare] {
                #expect(try await site.visitor().get("/receipts/" + address).words.contains("Test final"))
            }
        }
    }

    @Test("is reached through a form, typed or pasted as one likes")
    func form() async throws {
        try await TestSite.run { site in
            let (_, _, code) = try await ended(site)
            let visitor = site.visitor()
            let form = try await visitor.get("/receipts")
            #expect(form.status == .ok)
            #expect(form.text.contains("<form action=\"/receipts\"") && form.text.contains("name=\"code\" value=\"\""))
            for typed in [
                code, code.lowercased().replacing("-", with: "+"), "+" + code.replacing("-", with: "%20"),
                "https%3A%2F%2Fgata.example.org%2Freceipts%2F" + code,
            ] {
                let reply = try await visitor.get("/receipts?code=" + typed)
                #expect(reply.status == .seeOther && reply.location == "/receipts/" + code, "\(typed)")
            }
        }
    }

    @Test(
        "comes back with what was typed and a sentence when that is no code",
        arguments: [
            ("", "", "receipt.code-missing"), ("+", "", "receipt.code-missing"), ("abc+def", "abc def", "receipt.code-wrong"),
            ("%3Cb%3E", "&lt;b&gt;", "receipt.code-wrong"),
            ("U0000-00000-00000-00000-00000", "U0000-00000-00000-00000-00000", "receipt.code-wrong"),
        ])
    func notACode(sent: String, shown: String, key: String) async throws {
        try await TestSite.run { site in
            let page = try await site.visitor().get("/receipts?code=" + sent)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("name=\"code\" value=\"\(shown)\""))
            #expect(page.text.components(separatedBy: site.sentence(key)).count == 3, "in the summary and beside the field")
        }
    }

    @Test("that was never issued is not there, and there is the form to try again")
    func unknown() async throws {
        try await TestSite.run { site in
            let (_, _, code) = try await ended(site)
            let other = (code.first == "0" ? "1" : "0") + code.dropFirst()
            for (address, key) in [(other, "receipt.unknown"), ("abc", "receipt.code-wrong"), ("%20", "receipt.code-wrong")] {
                let page = try await site.visitor().get("/receipts/" + address)
                #expect(page.status == .notFound)
                #expect(page.text.contains(site.sentence(key)))
                #expect(page.text.contains("<form action=\"/receipts\""))
            }
        }
    }

    @Test("is a row of the results, and of the page that stands in their place; not while answers are under way")
    func rows() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(10))
            let results = ana.attempt + "/results"
            #expect(try await !ana.browser.get(results).text.contains("/receipts/"))
            site.clock.set(ana.deadline + .seconds(31))
            let pending = try await ana.browser.get(results).text
            let row = try await "href=\"/receipts/" + site.receipt(of: ana.attempt).text + "\""
            #expect(pending.contains(row) && pending.contains(site.sentence("pending.saved")))
            #expect(!pending.contains("/sharing"))
            site.clock.set(site.minute(121))
            let page = try await site.signedIn("ana").get(results).text
            #expect(page.contains(row) && page.contains("href=\"\(ana.attempt)/sharing\""))
        }
    }

    @Test("speaks every language", arguments: Language.allCases)
    func languages(language: Language) async throws {
        try await TestSite.run { site in
            let (_, _, code) = try await ended(site)
            let visitor = site.visitor()
            let address = "/receipts/" + code
            try await visitor.post("/language", [("language", language.rawValue), ("back", address)])
            let page = try await visitor.get(address).text
            #expect(page.contains(site.sentence("receipt.genuine", in: language)))
            #expect(page.contains("<dd lang=\"ro\">Test final</dd>"))
        }
    }

    @Test("is confirmed only where everything is as it was; all else has a verdict of its own, and nothing of the attempt")
    func verdicts() throws {
        let ground = try PageGround()
        let confirmed = ReceiptCheck.Confirmed(
            title: "Test", language: .romanian, endedAt: SampleSnapshot.start, answered: 4, total: 5)
        func page(_ check: ReceiptCheck) -> ReceiptPage {
            ReceiptPage(frame: ground.frame, code: .sample, check: check, area: .learn, strings: ground.strings)
        }
        let genuine = page(.genuine(confirmed))
        #expect(genuine.verdict == ground.strings("receipt.genuine") && genuine.confirmed?.title == "Test")
        let answered = ground.strings("receipt.answered-of", ["answered": "4", "total": "5"])
        #expect(genuine.confirmed?.answered == answered)
        let others: [(ReceiptCheck, String)] = [
            (.changed, "changed"), (.otherKey, "other-key"), (.reopened(SampleSnapshot.start), "reopened"),
        ]
        for (check, key) in others {
            #expect(page(check).verdict == ground.strings("receipt.\(key)") && page(check).confirmed == nil, "\(key)")
        }
    }
}
