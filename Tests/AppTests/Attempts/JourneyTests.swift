import Testing

@testable import App

@Suite("A student takes a test")
struct JourneyTests {
    @Test("from the list to the results")
    func wholeJourney() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let first = try await ana.get("\(attempt)/questions/1")
            #expect(first.text.contains("1/3"))
            #expect(first.text.contains("Cocoa Touch"))
            let second = try await ana.follow(ana.post("\(attempt)/questions/1", [("choice[]", "1"), ("go", "next")]))
            #expect(second.text.contains("2/3"))
            let review = try await ana.follow(ana.post("\(attempt)/questions/2", [("go", "done")]))
            #expect(review.text.contains("2 întrebări fără răspuns"))
            let results = try await ana.follow(ana.end(attempt))
            #expect(results.status == .ok)
            #expect(results.text.contains("Rezultate"))
        }
    }
}
