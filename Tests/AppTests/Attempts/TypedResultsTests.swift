import Testing

@testable import App

@Suite("What was typed, in the results")
struct TypedResultsTests {
    @Test(
        "is marked, and a quiz says what was right",
        arguments: [("3,13", "INITIALIZATOR", false), ("3,15", "<Inițializator>", true), ("3.1", "__Init__", true)])
    func marked(number: String, text: String, isText: Bool) async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            _ = try await test.type(number, to: 1)
            _ = try await test.type(text, to: 2)
            let page = try await ana.follow(ana.end(attempt))
            let isNumber = number != "3.1"
            #expect(try await site.submission(of: attempt)?.earned == (isNumber ? 1000 : 0) + (isText ? 1000 : 0))
            let right = site.sentence("results.right")
            #expect(page.words.contains("\(right) 3,14 ± 0,01 ") == !isNumber)
            #expect(page.words.contains("\(right) __init__ ") == !isText)
            #expect(page.words.contains("Împărțiți."))
        }
    }

    @Test(
        "shows a number that is very small or very large as one can read it",
        arguments: [
            ("6,626e-34", "6,626e-34"), ("1.602E-19", "1,602e-19"), ("9.109e-31 ± 1e-34", "9,109e-31 ± 1e-34"),
            ("6.02214076e23", "6,02214076e23"), ("-0.00000000025", "-2,5e-10"), ("123456789.5", "123456789,5"), ("0", "0"),
        ])
    func extremes(written: String, shown: String) async throws {
        try await TestSite.run { site in
            try await site.add("05-typed.md", "---\ntitle: Scris\nkind: quiz\n---\n\n### Cât? {#cat}\n\n= \(written)\n")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Scris")
            let page = try await ana.follow(ana.end(attempt))
            #expect(page.words.contains("\(site.sentence("results.right")) \(shown) "))
            let again = try await OpenPage(ana, 1, of: ana.start("Scris")).press(
                "next", [("text", shown.prefix { $0 != " " }.description)])
            #expect(again.status == .seeOther, "what is shown may be typed")
        }
    }

    @Test("of a final tells nothing about what is right, in no answer it gives")
    func final() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site, isFinal: true)
            let (ana, attempt) = (test.ana, test.attempt)
            var pages = [try await test.type("nu știu", to: 1, press: "stay")]
            for (number, text) in [(1, "3"), (2, "init")] {
                pages.append(try await test.type(text, to: number, press: "stay"))
                pages.append(try await ana.get("\(attempt)/questions/\(number)"))
            }
            pages.append(try await ana.get("\(attempt)/review"))
            pages.append(try await ana.follow(ana.end(attempt)))
            pages.append(try await ana.get("\(attempt)/log"))
            for page in pages {
                for secret in ["3,14", "3.14", "0,01", "0.01", "__init__", "inițializator", "Împărțiți", "initialize"] {
                    #expect(!page.text.contains(secret), "\(secret)")
                }
            }
            #expect(pages.contains { $0.text.contains(site.sentence("results.withheld")) })
        }
    }
}
