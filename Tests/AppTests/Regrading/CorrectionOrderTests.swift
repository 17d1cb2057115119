import Testing

@testable import App

@Suite("Two corrections and a clock that is set back between them")
struct CorrectionOrderTests {
    @Test("The second key holds, for whoever ends then and in the list of what was corrected")
    func keys() async throws {
        try await TestSite.run { site in
            let scene = try await CorrectionScene(site)
            try await scene.correct("strat", [("right[]", "3")], because: "Întâi Media")
            site.clock.advance(by: .minutes(-10))
            try await scene.correct("strat", [("right[]", "1")], because: "De fapt Core OS")
            let attempt = try await scene.dan.start("Exerciții")
            try await scene.dan.answer(1, of: attempt, ["Core OS"])
            try await scene.dan.end(attempt)
            #expect(try await site.submission(of: attempt)?.earned == 2000)
            let page = try await scene.carmen.get(scene.corrections).text
            let (first, second) = (page.range(of: "Întâi Media"), page.range(of: "De fapt Core OS"))
            #expect(try #require(second).lowerBound < #require(first).lowerBound)
        }
    }

    @Test("The points that were given second stay when another key moves the mark")
    func points() async throws {
        try await TestSite.run { site in
            let scene = try await CorrectionScene(site)
            let address = try await scene.pointsAddress("strat", of: scene.attempts[0])
            for points in ["1,5", "0,5"] {
                let form = [("points", points), ("reason", "Recitit")]
                let shown = try await scene.carmen.post(address, form).hidden("shown") ?? ""
                #expect(try await scene.carmen.post(address, form + [("shown", shown)]).status == .seeOther)
                site.clock.advance(by: .minutes(-10))
            }
            try await scene.correct("optionale", [("everyone", "1")], because: "Întrebarea era greșită")
            #expect(try await scene.earned() == [1500, 3000])
        }
    }

    @Test("Corrections of a test are counted one by one")
    func numbers() async throws {
        try await TestSite.run { site in
            let scene = try await CorrectionScene(site)
            for key in ["strat", "optionale"] { try await scene.correct(key, [("everyone", "1")], because: "x") }
            let numbers = try await site.database.read { tx in
                try tx.rows("SELECT sequence FROM mark_correction ORDER BY sequence").map { row -> Int in try row["sequence"] }
            }
            #expect(numbers == [1, 2])
        }
    }
}
