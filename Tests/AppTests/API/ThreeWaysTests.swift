import HTTPTypes
import Testing

@testable import App

@Suite("One test by page, by JSON and by Service1")
struct ThreeWaysTests {
    enum Way: CaseIterable, Sendable {
        case page
        case json
        case soap
    }

    /// What happens to an attempt of thirty minutes before the right answer to its first question arrives.
    enum Story: CaseIterable, Sendable {
        case inTime
        case inTheGrace
        case late
        case minutesGiven
        case endedByTheTeacher

        /// How the answer is in the log.
        var arrival: String {
            switch self {
            case .inTime, .minutesGiven: "in-time"
            case .inTheGrace: "grace"
            case .late, .endedByTheTeacher: "late"
            }
        }

        func happen(to scene: InterventionScene) async throws {
            let (clock, begun) = (scene.site.clock, scene.begun)
            try await scene.later(20)
            switch self {
            case .inTime: clock.set(begun + .minutes(29))
            case .inTheGrace: clock.set(begun + .minutes(30) + .seconds(20))
            case .late: clock.set(begun + .minutes(30) + .seconds(31))
            case .minutesGiven:
                try await scene.give("10", because: "Curent oprit")
                clock.set(begun + .minutes(35))
            case .endedByTheTeacher: try await scene.end()
            }
        }
    }

    private static let test = "<nrTest>1</nrTest>"

    /// Sends an answer to the first question. Gives the code of a refusal, which a page does not have.
    private func answer(
        _ question: String, with place: String, by way: Way, in scene: InterventionScene
    ) async throws -> String? {
        switch way {
        case .page:
            try await scene.ana.post(scene.attempt + "/questions/1", [("choice[]", place), ("go", "stay")])
            return nil
        case .json:
            let address = JSONRoutes.version + scene.attempt + "/questions/1/answer"
            return try await scene.site.program("ana").put(address, json: "{\"options\": [\(place)]}").code
        case .soap:
            let given = "<idIntrebare>\(question)</idIntrebare><idVarianta>\(place)</idVarianta>"
            return try await scene.site.service("ana").call("TrimiteRaspuns", "<idUser>-1</idUser>" + Self.test + given).fault
        }
    }

    @Test(
        "an answer counts in time, in the grace and in minutes that were given, and not after the end, whatever way it comes",
        arguments: Story.allCases, Way.allCases)
    func alike(story: Story, way: Way) async throws {
        try await InterventionScene.run { scene in
            let (site, attempt) = (scene.site, scene.attempt)
            try await site.letPrograms(true, take: "Test final")
            let service = try await site.service("ana")
            let place = try await scene.ana.look(at: 1, of: attempt).value(of: "Cocoa Touch")
            let question = try await service.call("GetIntrebare", Self.test + "<nrIntrebare>1</nrIntrebare>").field("idIntrebare")
            try await story.happen(to: scene)
            let refusal = try await answer(question, with: place, by: way, in: scene)
            #expect(refusal == (story.arrival == "late" && way != .page ? "too-late" : nil))
            let arrivals = try await site.arrivals(of: attempt).map { $0.split(separator: " ").last.map(String.init) ?? "" }
            #expect(arrivals == ["in-time", story.arrival])
            site.clock.advance(by: .hours(3))
            let result = try await site.program("ana").get(JSONRoutes.version + attempt + "/result").json
            let correct = story.arrival == "late" ? 1 : 2
            #expect(result?["state"]?.text == "shown" && result?["correct"]?.integer == correct)
            let told = try await service.call("GetRezultatTest", "<idUser>-1</idUser>" + Self.test)
            #expect(try told.field("nrCorecte") == "\(correct)")
            #expect(try told.field("chitanta") == result?["receipt"]?.text)
        }
    }

    @Test("a quiz by page and by Service1, with one seed: the same questions, order, marks, log, and a receipt that holds")
    func quiz() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.service("bogdan"))
            let (me, test) = ("<idUser>-1</idUser>", "<nrTest>2</nrTest>")
            let page = try await ana.start("Exerciții")
            let attempt = try await bogdan.call("IncepeTest", me + test).field("id")
            for address in [page, attempt] { try await site.setSeed(7, of: address) }
            let questions = try await bogdan.call("GetIntrebariTest", test).result.children
            for (index, texts) in [["Media"], ["Foundation", "Core Data"], ["Adevărat"]].enumerated() {
                let shown = try await ana.look(at: index + 1, of: page)
                let options = try #require(questions[index]["variante"]).children
                #expect(options.compactMap { $0.text("textHTML") } == shown.texts)
                try await ana.answer(index + 1, of: page, texts, press: "stay")
                let places = options.filter { texts.contains($0.text("text") ?? "") }.compactMap { $0.text("idVarianta") }
                let chosen =
                    questions[index].text("tip") == "multiple"
                    ? "<variante>" + places.map { "<int>\($0)</int>" }.joined() + "</variante>"
                    : "<idVarianta>\(places.first ?? "")</idVarianta>"
                let id = "<idIntrebare>\(questions[index].text("idIntrebare") ?? "")</idIntrebare>"
                #expect(try await bogdan.call("TrimiteRaspuns", me + test + id + chosen).value == "true")
            }
            try await ana.end(page)
            let end = try await bogdan.call("FinalizeazaTest", "<idSesiune>\(attempt)</idSesiune>")
            #expect(try await site.log(of: page) == site.log(of: attempt))
            let (one, other) = (try await site.submission(of: page), try await site.submission(of: attempt))
            #expect(one?.earned == other?.earned && one?.reason == other?.reason && one?.endedAt == other?.endedAt)
            #expect(try end.field("nrCorecte") == "2" && end.field("nrGresite") == "1")
            let receipt = try await site.stranger().get(JSONRoutes.version + "/receipts/" + end.field("chitanta")).json
            #expect(receipt?["state"]?.text == "genuine" && receipt?["answered"]?.integer == 3)
        }
    }
}
