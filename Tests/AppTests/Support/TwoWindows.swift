import Testing

@testable import App

/// Ana's final with the same question in two windows, the second one on her phone, its options in the document's order.
struct TwoWindows {
    var first: OpenPage
    var second: OpenPage
    let attempt: String

    init(_ site: TestSite, _ number: Int = 2, hasScript: Bool = false) async throws {
        let (laptop, phone) = try await (site.signedIn("ana"), site.signedIn("ana"))
        try #require(laptop.cookies["s"] != phone.cookies["s"])
        try await site.importAgain { folder in
            let test = folder.appendingPathComponent("01-mobile/tests/01-final.md")
            for key in ["#strat", "#servicii", "#optionale"] { try rewrite(test, key, key + " order=fixed") }
        }
        attempt = try await laptop.start("Test final")
        first = try await OpenPage(laptop, number, of: attempt, hasScript: hasScript)
        second = try await OpenPage(phone, number, of: attempt, hasScript: hasScript)
    }
}

/// What ticking the options of these places posts.
func ticks(_ positions: Int...) -> [(String, String)] {
    positions.map { ("choice[]", String($0)) }
}
