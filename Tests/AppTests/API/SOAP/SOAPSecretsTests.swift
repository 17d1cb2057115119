import Foundation
import Testing

@testable import App

@Suite("What programs are not told of a final by Service1")
struct SOAPSecretsTests {
    private static let me = "<idUser>-1</idUser>"
    private static let test = "<nrTest>1</nrTest>"
    private static let right = [1: ["Cocoa Touch"], 2: ["Foundation", "Core Data"], 3: ["Adevărat"]]
    private static let wrong = [1: ["Media"], 2: ["UIKit", "Metal"], 3: ["Fals"]]

    /// Every answer of the service from the list to the result and after.
    private func journey(
        _ site: TestSite, _ userName: String, _ chosen: [Int: [String]]
    ) async throws -> [TestService.Answer] {
        let service = try await site.service(userName)
        var answers: [TestService.Answer] = []
        func look() async throws {
            for (operation, parameters) in [
                ("GetListaTeste", Self.me), ("GetTeme", ""), ("GetNumarIntrebariTest", Self.test),
                ("GetIntrebariTest", Self.test), ("GetIntrebare", Self.test + "<nrIntrebare>1</nrIntrebare>"),
                ("GetRezultatTest", Self.me + Self.test), ("GetRaspunsuriCorecte", Self.me + Self.test),
            ] { answers.append(try await service.call(operation, parameters)) }
        }
        let begun = try await service.call("IncepeTest", Self.me + Self.test)
        let session = try begun.field("id")
        try await site.setSeed(4, of: session)
        try await look()
        let questions = try await service.call("GetIntrebariTest", Self.test).result.children
        for (index, question) in questions.enumerated() {
            let options = try #require(question["variante"]).children
            let meant = options.filter { chosen[index + 1]?.contains($0.text("text") ?? "") == true }
            let places = meant.compactMap { $0.text("idVarianta") } + ["50"]
            let id = "<idIntrebare>\(question.text("idIntrebare") ?? "")</idIntrebare>"
            // One that is there, and one that is not.
            for sent in [places.dropLast(), places.suffix(1)] {
                let given = "<variante>" + sent.map { "<int>\($0)</int>" }.joined() + "</variante>"
                answers.append(try await service.call("TrimiteRaspuns", Self.me + Self.test + id + given))
            }
        }
        try await look()
        answers.append(try await service.call("FinalizeazaTest", "<idSesiune>\(session)</idSesiune>"))
        try await look()
        return answers
    }

    /// An answer without what differs between any two students and without what was chosen.
    private static func masked(_ answer: TestService.Answer, totals: Bool) -> String {
        var text = answer.reply.text
        text = text.replacing(#/[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}/#, with: "RECEIPT")
        text = text.replacing(#/<raspuns>.*?<\/raspuns>/#, with: "GIVEN")
        if totals { text = text.replacing(#/<(?:nota|nrCorecte|nrGresite|procent)>[0-9.]+</#, with: "TOTAL<") }
        return text
    }

    @Test(
        "no byte tells right options or explanations, and a right and a wrong answer look the same, before the result in all",
        arguments: ["results: at-once", "results: after-everyone", "results: 2026-11-21 11:30"], [1, 2, 3])
    func twins(setting: String, number: Int) async throws {
        let isShown = setting == "results: at-once"
        try await TestSite.run { site in
            try await site.rule(.final, setting)
            try await site.openFinals()
            let rights = try await journey(site, "ana", [number: Self.right[number] ?? []])
            let wrongs = try await journey(site, "bogdan", [number: Self.wrong[number] ?? []])
            #expect(rights.count == wrongs.count && rights.count > 20)
            for (one, other) in zip(rights, wrongs) {
                for secret in ["secretul", "Cu semnul", "ține de stratul", "Două dintre ele"] {
                    #expect(!one.reply.text.contains(secret) && !other.reply.text.contains(secret))
                }
                #expect(one.reply.status == other.reply.status)
                #expect(Self.masked(one, totals: isShown) == Self.masked(other, totals: isShown))
            }
            #expect(rights.contains { $0.fault == "not-shown" })
            #expect(rights.contains { $0.reply.text.contains("<nota>") } == isShown)
        }
    }

    @Test("a survey's gate keeps the mark back here as well")
    func gate() async throws {
        try await SurveyScene.run(policy: "gate") { scene in
            let site = scene.site
            try await site.openFinals()
            let ana = try await site.service("ana")
            let session = try await ana.call("IncepeTest", Self.me + Self.test).field("id")
            let end = "<idSesiune>\(session)</idSesiune>"
            _ = try await ana.call("FinalizeazaTest", end)
            try await scene.open()
            #expect(try await ana.call("GetRezultatTest", Self.me + Self.test).fault == "not-shown")
            let again = try await ana.call("FinalizeazaTest", end)
            #expect(try again.field("nota") == "" && again.field("nrCorecte") == "" && again.field("chitanta").count == 29)
        }
    }
}
