import Testing

@testable import App

@Suite("Service1 lists tests and topics as a person sees them")
struct SOAPTestListTests {
    @Test("Ana has four tests, under −1 and under her own number; another's number is nobody's")
    func counts() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            #expect(try await ana.call("GetNumarTeste", "<idUser>-1</idUser>").value == "4")
            let own = try await site.number(of: "ana")
            #expect(try await ana.call("GetNumarTeste", "<idUser>\(own)</idUser>").value == "4")
            let other = try await site.number(of: "bogdan")
            for number in [other, 0, 999, -2] {
                let answer = try await ana.call("GetNumarTeste", "<idUser>\(number)</idUser>")
                #expect(answer.fault == "not-found" && answer.reply.status == .internalServerError)
            }
            #expect(try await site.service("ema").call("GetNumarTeste", "<idUser>-1</idUser>").value == "0")
            #expect(try await site.service("dan").call("GetNumarTeste", "<idUser>-1</idUser>").value == "5")
        }
    }

    @Test("a test has its place, its number, what kind it is, when it can be taken, and how it stands")
    func list() async throws {
        try await TestSite.run { site in
            let tests = try await site.service("ana").call("GetListaTeste", "<idUser>-1</idUser>").result.children
            #expect(tests.map { $0.text("nrTest") } == ["1", "2", "3", "4"])
            #expect(tests.map { $0.text("titlu") } == ["Test final", "Exerciții", "Test viitor", "Test trecut"])
            #expect(tests.map { $0.text("tip") } == ["final", "quiz", "final", "final"])
            #expect(tests.map { $0.text("stare") } == ["open", "open", "opens-later", "closed"])
            #expect(tests.map { $0.text("durataMinute") } == ["30", "", "30", "30"])
            #expect(tests.map { $0.text("inceput") }.first == "2026-11-21T07:00:00.000Z")
            #expect(tests.allSatisfy { $0.text("tema") == "Arhitectura" && $0.text("nrIntrebari") == "3" })
            let numbers = tests.compactMap { $0.text("idTest").flatMap { Int($0) } }
            #expect(numbers == numbers.sorted() && Set(numbers).count == 4)
        }
    }

    @Test("how many questions a test has is asked by its place, which is one of the list")
    func questions() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            #expect(try await ana.call("GetNumarIntrebariTest", "<nrTest>2</nrTest>").value == "3")
            for place in ["0", "5", "-1", "2147483647"] {
                #expect(try await ana.call("GetNumarIntrebariTest", "<nrTest>\(place)</nrTest>").fault == "not-found")
            }
        }
    }

    @Test("topics have the tests about them and about what is below them")
    func topics() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            let topics = try await ana.call("GetTeme").result.children
            #expect(topics.map { $0.text("tema") } == ["Arhitectura", "Limbajul"])
            let tests = try await ana.call("GetListaTeste", "<idUser>-1</idUser>").result.children.map { $0.text("idTest") }
            #expect(
                topics.map { topic in topic.children.filter { $0.name.local == "idTest" }.map(\.text) } == [
                    tests.compactMap(\.self), [],
                ])
            let first = try #require(topics.first?.text("idTema"))
            let below = try await ana.call("GetSubteme", "<idTema>\(first)</idTema>").result.children
            #expect(below.map { $0.text("tema") } == ["Straturi", "Ciclul"])
            let last = try #require(below.last?.text("idTema"))
            #expect(try await ana.call("GetSubteme", "<idTema>\(last)</idTema>").result.children == [])
            #expect(try await ana.call("GetSubteme", "<idTema>9999</idTema>").fault == "not-found")
            #expect(try await site.service("ema").call("GetSubteme", "<idTema>\(first)</idTema>").fault == "not-found")
        }
    }

    @Test("topics keep their numbers, and new ones get new numbers")
    func topicNumbers() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            let before = try await ana.call("GetTeme").result.children.map { $0.text("idTema") }
            try await site.reimport { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/course.yaml"), "  - Limbajul", "  - Unelte\n  - Limbajul")
            }
            let after = try await ana.call("GetTeme").result.children
            #expect(after.map { $0.text("tema") } == ["Arhitectura", "Unelte", "Limbajul"])
            let numbers = after.map { $0.text("idTema") }
            #expect([numbers.first, numbers.last] == [before.first, before.last] && Set(numbers).count == 3)
        }
    }
}
