import Testing

@testable import App

@Suite("A whole quiz and a whole final through Service1")
struct SOAPQuizTests {
    private static let quiz = "<nrTest>2</nrTest>"
    private static let final = "<nrTest>1</nrTest>"
    private static let me = "<idUser>-1</idUser>"
    private static let right: Set = ["Cocoa Touch", "Foundation", "Core Data", "Adevărat"]

    /// What answers a question as its key says, or with the first option.
    private static func answer(_ question: ReceivedElement, rightly: Bool = true) throws -> String {
        let options = try #require(question["variante"]).children
        let meant = rightly ? options.filter { right.contains($0.text("text") ?? "") } : Array(options.prefix(1))
        let places = try meant.map { try #require($0.text("idVarianta")) }
        let id = "<idIntrebare>\(question.text("idIntrebare") ?? "")</idIntrebare>"
        guard question.text("tip") == "multiple" else { return id + "<idVarianta>\(places.first ?? "")</idVarianta>" }
        return id + "<variante>" + places.map { "<int>\($0)</int>" }.joined() + "</variante>"
    }

    @Test("a quiz begins with its first question, is answered one by one, and tells everything at the end")
    func singly() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            for number in 1...3 {
                let question = try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>\(number)</nrIntrebare>").result
                #expect(question["raspuns"] == nil)
                #expect(try await ana.call("TrimiteRaspuns", Self.me + Self.quiz + Self.answer(question)).value == "true")
                let again = try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>\(number)</nrIntrebare>").result
                #expect(again["raspuns"]?.text("idIntrebare") == question.text("idIntrebare"))
            }
            #expect(try await site.count("attempt") == 1)
            let session = try await ana.call("IncepeTest", Self.me + Self.quiz)
            let result = try await ana.call("FinalizeazaTest", "<idSesiune>\(session.field("id"))</idSesiune>")
            #expect(try result.field("nota") == "10" && result.field("nrCorecte") == "3")
            #expect(try result.field("nrGresite") == "0" && result.field("nrFaraRaspuns") == "0")
            let shares = try #require(result.result["procentePeTema"]).children
            #expect(!shares.isEmpty && shares.allSatisfy { $0.text("procent") == "100" })
            #expect(ReceiptCode(typed: try result.field("chitanta")) != nil)
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.quiz).field("nota") == "10")
            let solution = try await ana.call("GetRaspunsuriCorecte", Self.me + Self.quiz).result.children
            #expect(solution.count == 3 && solution.filter { $0["variante"]?.children.count == 2 }.count == 1)
        }
    }

    @Test("a number that no question has is refused, and begins no quiz", arguments: [0, -1, 4, 2_147_483_647])
    func number(_ number: Int) async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            let refused = try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>\(number)</nrIntrebare>")
            #expect(refused.fault == "not-found")
            #expect(try await site.count("attempt") == 0)
        }
    }

    @Test("all questions come in one answer, and all answers go in one call that ends the attempt")
    func together() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            let questions = try await ana.call("GetIntrebariTest", Self.quiz).result.children
            #expect(questions.count == 3 && questions.filter { $0.text("tip") == "multiple" }.count == 1)
            let answers = try questions.map { "<Raspuns>\(try Self.answer($0))</Raspuns>" }.joined()
            let all = Self.me + Self.quiz + "<raspunsuri>\(answers)</raspunsuri>"
            #expect(try await ana.call("TrimiteRaspunsuri", all).value == "true")
            #expect(try await site.count("submission") == 1)
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.quiz).field("nota") == "10")
            #expect(try await ana.call("TrimiteRaspunsuri", all).fault == "too-late")
        }
    }

    @Test("the questions, options and answers are those of the page, and each shows what the other saved")
    func asOnThePage() async throws {
        try await TestSite.run { site in
            let (browser, ana) = (try await site.signedIn("ana"), try await site.service("ana"))
            let attempt = try await browser.start("Exerciții")
            let questions = try await ana.call("GetIntrebariTest", Self.quiz).result.children
            for (index, question) in questions.enumerated() {
                let page = try await browser.get("\(attempt)/questions/\(index + 1)").text
                let options = try #require(question["variante"]).children.compactMap { $0.text("text") }
                let places = options.compactMap { page.range(of: $0)?.lowerBound }
                #expect(places.count == options.count && places == places.sorted())
            }
            try await browser.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "stay")])
            let seen = try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>1</nrIntrebare>").result
            let given = try #require(seen["raspuns"])
            #expect(given.text("idVarianta") == "2" || given["variante"]?.children.map(\.text) == ["2"])
            let id = "<idIntrebare>\(seen.text("idIntrebare") ?? "")</idIntrebare>"
            #expect(try await ana.call("TrimiteRaspuns", Self.me + Self.quiz + id).value == "true")
            #expect(try await site.log(of: attempt).last?.hasSuffix(": ") == true)
        }
    }

    @Test("a final is closed to programs unless its author opens it")
    func closed() async throws {
        try await TestSite.run { site in
            let (browser, ana) = (try await site.signedIn("ana"), try await site.service("ana"))
            #expect(try await ana.call("IncepeTest", Self.me + Self.final).fault == "no-programs")
            let attempt = try await browser.start("Test final")
            #expect(try await ana.call("GetIntrebare", Self.final + "<nrIntrebare>1</nrIntrebare>").fault == "no-programs")
            #expect(try await ana.call("GetIntrebariTest", Self.final).fault == "no-programs")
            let answer = "<idIntrebare>1</idIntrebare><idVarianta>1</idVarianta>"
            #expect(try await ana.call("TrimiteRaspuns", Self.me + Self.final + answer).fault == "no-programs")
            let session = "<idSesiune>\(TestSite.lastPart(attempt))</idSesiune>"
            #expect(try await ana.call("FinalizeazaTest", session).fault == "no-programs")
            #expect(try await site.log(of: attempt) == [])
            #expect(try await site.count("submission") == 0)
        }
    }

    @Test("a final begins only when it is asked to, has an end, and never tells what was right")
    func wholeFinal() async throws {
        try await TestSite.run { site in
            try await site.openFinals()
            let ana = try await site.service("ana")
            #expect(try await ana.call("GetIntrebare", Self.final + "<nrIntrebare>1</nrIntrebare>").fault == "not-begun")
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.final).fault == "not-begun")
            let session = try await ana.call("IncepeTest", Self.me + Self.final)
            #expect(
                try session.field("inceput") == "2026-11-21T08:00:00.000Z"
                    && session.field("expira") == "2026-11-21T08:30:00.000Z")
            let reply = try await ana.call("GetIntrebariTest", Self.final)
            for secret in ["secretul", "UIKit ține", "Două dintre ele"] { #expect(!reply.reply.text.contains(secret)) }
            for question in try reply.result.children {
                #expect(try await ana.call("TrimiteRaspuns", Self.me + Self.final + Self.answer(question)).value == "true")
            }
            let end = try await ana.call("FinalizeazaTest", "<idSesiune>\(session.field("id"))</idSesiune>")
            #expect(try end.field("nota") == "10" && end.field("chitanta").count == 29)
            // Its topics have too few questions to be shown one by one.
            #expect(try end.result["procentePeTema"]?.children == [])
            #expect(try await ana.call("GetRaspunsuriCorecte", Self.me + Self.final).fault == "not-shown")
            #expect(try await ana.call("GetIntrebare", Self.final + "<nrIntrebare>1</nrIntrebare>").fault == "ended")
            #expect(try await ana.call("IncepeTest", Self.me + Self.final).fault == "cannot-begin")
        }
    }

    @Test("a result that waits is a receipt without a mark at the end, and a fault when it is asked for")
    func waiting() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            try await site.openFinals()
            let ana = try await site.service("ana")
            let session = try await ana.call("IncepeTest", Self.me + Self.final)
            let end = try await ana.call("FinalizeazaTest", "<idSesiune>\(session.field("id"))</idSesiune>")
            #expect(try end.field("nota") == "" && end.field("nrCorecte") == "" && end.field("chitanta").count == 29)
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.final).fault == "not-shown")
            site.clock.advance(by: .hours(4))
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.final).field("nota") == "1")
        }
    }

    @Test("in the grace an answer counts, after it the answer is in the log and the caller is told")
    func late() async throws {
        try await TestSite.run { site in
            try await site.openFinals()
            let ana = try await site.service("ana")
            let session = try await ana.call("IncepeTest", Self.me + Self.final).field("id")
            let questions = try await ana.call("GetIntrebariTest", Self.final).result.children
            site.clock.advance(by: .seconds(30 * 60 + 20))
            #expect(try await ana.call("GetIntrebare", Self.final + "<nrIntrebare>1</nrIntrebare>").fault == "ended")
            #expect(try await ana.call("TrimiteRaspuns", Self.me + Self.final + Self.answer(questions[0])).value == "true")
            site.clock.advance(by: .seconds(20))
            #expect(try await ana.call("TrimiteRaspuns", Self.me + Self.final + Self.answer(questions[1])).fault == "too-late")
            let all = "<raspunsuri><Raspuns>\(try Self.answer(questions[2]))</Raspuns></raspunsuri>"
            #expect(try await ana.call("TrimiteRaspunsuri", Self.me + Self.final + all).fault == "too-late")
            #expect(try await site.arrivals(of: session).map { $0.split(separator: " ").last } == ["grace", "late", "late"])
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.final).field("nrCorecte") == "1")
        }
    }

    @Test("an access code is asked for, and guesses are counted together with those on the page")
    func codes() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "code: aula-magna-7")
            let ana = try await site.service("ana")
            let begin = Self.me + Self.quiz
            #expect(try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>1</nrIntrebare>").fault == "not-begun")
            #expect(try await ana.call("IncepeTest", begin).fault == "wrong-code")
            for number in 1...5 {
                #expect(try await ana.call("IncepeTest", begin + "<cod>ghicit \(number)</cod>").fault == "wrong-code")
            }
            #expect(try await ana.call("IncepeTest", begin + "<cod>aula-magna-7</cod>").fault == "too-many")
            site.clock.advance(by: .minutes(2))
            #expect(try await ana.call("IncepeTest", begin + "<cod>aula-magna-7</cod>").fault == nil)
        }
    }

    @Test("a number and a text are sent as they were typed")
    func typed() async throws {
        try await TestSite.run { site in
            _ = try await TypedTest(site)
            let ana = try await site.service("ana")
            let test = "<nrTest>5</nrTest>"
            let questions = try await ana.call("GetIntrebariTest", test).result.children
            #expect(questions.map { $0.text("tip") } == ["number", "text"] && questions.allSatisfy { $0["variante"] == nil })
            func id(_ index: Int) -> String { "<idIntrebare>\(questions[index].text("idIntrebare") ?? "")</idIntrebare>" }
            #expect(try await ana.call("TrimiteRaspuns", Self.me + test + id(0) + "<text>3,14</text>").value == "true")
            #expect(try await ana.call("TrimiteRaspuns", Self.me + test + id(1) + "<text> __init__\n</text>").value == "true")
            #expect(
                try await ana.call("TrimiteRaspuns", Self.me + test + id(0) + "<idVarianta>1</idVarianta>").fault == "invalid")
            let shown = try await ana.call("GetIntrebariTest", test).result.children.map { $0["raspuns"]?.text("text") }
            #expect(shown == ["3,14", "__init__"])
            let session = try await ana.call("IncepeTest", Self.me + test).field("id")
            #expect(try await ana.call("FinalizeazaTest", "<idSesiune>\(session)</idSesiune>").field("nrCorecte") == "2")
            let solution = try await ana.call("GetRaspunsuriCorecte", Self.me + test).result.children
            #expect(solution.map { $0.text("text") } == ["3.14 ± 0.01", "__init__"])
        }
    }

    @Test("a text that is sent is cleaned like one that is typed on the page")
    func cleaned() async throws {
        try await TestSite.run { site in
            let typed = try await TypedTest(site)
            let ana = try await site.service("ana")
            let questions = try await ana.call("GetIntrebariTest", "<nrTest>5</nrTest>").result.children
            let id = "<idIntrebare>\(questions[1].text("idIntrebare") ?? "")</idIntrebare>"
            let answer = Self.me + "<nrTest>5</nrTest>" + id + "<text>a&#x7F;b</text>"
            #expect(try await ana.call("TrimiteRaspuns", answer).value == "true")
            #expect(try await site.log(of: typed.attempt).last?.hasSuffix("a\u{FFFD}b") == true)
        }
    }

    @Test("what is not of the test or of the question is refused, and then nothing is saved")
    func foreign() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            let questions = try await ana.call("GetIntrebariTest", Self.quiz).result.children
            let (first, second) = (try Self.answer(questions[0]), try Self.answer(questions[1]))
            func code(_ answers: String) async throws -> String? {
                try await ana.call("TrimiteRaspunsuri", Self.me + Self.quiz + "<raspunsuri>\(answers)</raspunsuri>").fault
            }
            #expect(try await code("<Raspuns>\(first)</Raspuns><Raspuns><idIntrebare>9999</idIntrebare></Raspuns>") == "invalid")
            #expect(try await code("<Raspuns>\(first)</Raspuns><Raspuns>\(first)</Raspuns>") == "invalid")
            let place = second.replacing(#/<(idVarianta|int)>\d+</#) { "<\($0.1)>9<" }
            #expect(try await code("<Raspuns>\(first)</Raspuns><Raspuns>\(place)</Raspuns>") == "invalid")
            #expect(try await site.count("answer") == 0)
            #expect(try await site.count("submission") == 0)
        }
    }

    @Test("a list that grew in between puts no answer into another test")
    func grown() async throws {
        try await TestSite.run { site in
            let felix = try await site.service("felix")
            // Felix assists in the course of the four tests, and studies the one with the fifth.
            let words = "<nrTest>5</nrTest>"
            let question = try await felix.call("GetIntrebare", words + "<nrIntrebare>1</nrIntrebare>").result
            let id = "<idIntrebare>\(question.text("idIntrebare") ?? "")</idIntrebare><idVarianta>1</idVarianta>"
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment SET removed_at = 1 WHERE number = (SELECT min(number) FROM assessment)")
            }
            #expect(try await felix.call("TrimiteRaspuns", Self.me + words + id).fault == "not-found")
            #expect(try await felix.call("TrimiteRaspuns", Self.me + "<nrTest>4</nrTest>" + id).value == "true")
            #expect(try await felix.call("TrimiteRaspuns", Self.me + "<nrTest>1</nrTest>" + id).fault == "not-begun")
        }
    }

    @Test("an attempt of another person is not there")
    func others() async throws {
        try await TestSite.run { site in
            let session = try await site.service("ana").call("IncepeTest", Self.me + Self.quiz).field("id")
            let bogdan = try await site.service("bogdan")
            #expect(try await bogdan.call("FinalizeazaTest", "<idSesiune>\(session)</idSesiune>").fault == "not-found")
            #expect(try await bogdan.call("FinalizeazaTest", "<idSesiune>nothing</idSesiune>").fault == "not-found")
            #expect(try await site.count("submission") == 0)
        }
    }

    @Test("what a token may only read begins nothing")
    func readers() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana", [.learnRead])
            #expect(try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>1</nrIntrebare>").fault == "scope-too-small")
            #expect(try await site.count("attempt") == 0)
        }
    }
}
