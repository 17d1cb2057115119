import Testing

@testable import App

@Suite("The order of the options")
struct ShownOrderTests {
    @Test("what is posted is the position that was shown, whatever the order", arguments: [1, 2, 3, 4, 5, 6] as [Int64])
    func positions(seed: Int64) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await site.setSeed(seed, of: attempt)
            #expect(try await ana.look(at: 1, of: attempt).options.map(\.value) == ["1", "2", "3"])
            #expect(try await ana.look(at: 2, of: attempt).options.map(\.value) == ["1", "2", "3", "4"])
            try await ana.answerAllRightly(attempt)
            #expect(
                try await site.log(of: attempt) == ["strat: 2", "servicii: 1 2", "optionale: 1"])
            let results = try await ana.follow(ana.end(attempt))
            #expect(results.text.contains("<strong>10,00</strong>"))
        }
    }

    @Test("posting position k stores the option that stood there", arguments: [1, 2, 3, 4])
    func eachPosition(position: Int) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            let shown = try await ana.look(at: 2, of: attempt)
            let text = shown.options[position - 1].text
            try await ana.post("\(attempt)/questions/2", [("choice[]", String(position)), ("go", "stay")])
            #expect(try await ana.look(at: 2, of: attempt).ticked == [text])
            let number = try #require(["Foundation", "Core Data", "UIKit", "Metal"].firstIndex(of: text)) + 1
            #expect(try await site.log(of: attempt) == ["servicii: \(number)"])
        }
    }

    @Test("attempts show different orders, and each shows the same one every time")
    func orders() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let bogdan = try await site.signedIn("bogdan")
            let anas = try await ana.start("Test final")
            let bogdans = try await bogdan.start("Test final")
            try await site.setSeed(1, of: anas)
            try await site.setSeed(5, of: bogdans)
            let first = try await ana.look(at: 2, of: anas).texts
            let second = try await bogdan.look(at: 2, of: bogdans).texts
            #expect(first != second)
            #expect(first.sorted() == second.sorted())
            try await ana.answer(2, of: anas, ["Metal"])
            #expect(try await ana.look(at: 2, of: anas).texts == first)
            #expect(try await site.signedIn("ana").look(at: 2, of: anas).texts == first)
        }
    }

    @Test("nobody can tell the order of an attempt from another one: each has a seed of its own")
    func seeds() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            for _ in 1...8 {
                let attempt = try await ana.start("Exerciții")
                try await ana.end(attempt)
            }
            let rows = try await site.database.read { tx in try tx.rows("SELECT DISTINCT seed FROM attempt") }
            #expect(rows.count == 8)
        }
    }
}
