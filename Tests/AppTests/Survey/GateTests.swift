import Testing

@testable import App

@Suite("A survey with a gate asks before it shows results, and forces no opinion")
struct GateTests {
    /// Ends Ana's final and opens the survey; gives the address of its results.
    private func results(_ scene: SurveyScene, _ ana: TestBrowser, _ title: String = "Test final") async throws -> String {
        let attempt = try await ana.start(title)
        try await ana.end(attempt)
        try await scene.open()
        try await ana.signIn("ana")
        return attempt + "/results"
    }

    @Test("the mark waits on every page until the form is sent")
    func sent() async throws {
        try await SurveyScene.run(policy: "gate") { scene in
            let ana = try await scene.site.signedIn("ana")
            let results = try await results(scene, ana)
            let page = try await ana.get(results)
            #expect(page.words.contains("Rezultatul apare după ce trimiteți sau refuzați chestionarul"))
            let form = try page.link("/surveys/[^\"]+")
            #expect(form.hasPrefix(scene.address + "?back="))
            #expect(try await ana.get(form).hidden("back") == results)
            #expect(!(try await ana.get("/tests").words.contains("nota")))
            #expect(!(try await ana.get("/account/data.json").text.contains("\"mark\"")))
            #expect(try await ana.get(results.replacing("/results", with: "/report.txt")).status == .seeOther)
            #expect(try await ana.post(scene.address, SurveyScene.fields(3) + [("back", results)]).location == results)
            #expect(!(try await ana.get(results).words.contains("Rezultatul apare")))
        }
    }

    @Test("declining leads back to the result")
    func declined() async throws {
        try await SurveyScene.run(policy: "gate") { scene in
            let ana = try await scene.site.signedIn("ana")
            let results = try await results(scene, ana)
            let reply = try await ana.post(scene.address, [("go", "skip"), ("back", results)])
            #expect(reply.location == results)
            #expect(!(try await ana.follow(reply).words.contains("Rezultatul apare")))
        }
    }

    @Test("when the survey is over the result waits no longer, and practice never waits")
    func over() async throws {
        try await SurveyScene.run(policy: "gate") { scene in
            let ana = try await scene.site.signedIn("ana")
            let practice = try await ana.start("Exerciții")
            try await ana.end(practice)
            let results = try await results(scene, ana)
            #expect(!(try await ana.get(practice + "/results").words.contains("Rezultatul apare")))
            scene.site.clock.advance(by: .hours(2))
            try await ana.signIn("ana")
            #expect(!(try await ana.get(results).words.contains("Rezultatul apare")))
        }
    }

    @Test("a reminder keeps nothing back and stands at home until it is done; off does not")
    func reminder() async throws {
        for policy in ["reminder", "off"] {
            try await SurveyScene.run(policy: policy) { scene in
                let ana = try await scene.site.signedIn("ana")
                let results = try await results(scene, ana)
                #expect(!(try await ana.get(results).words.contains("Rezultatul apare")))
                #expect(try await ana.get("/").words.contains("Prima jumătate") == (policy == "reminder"))
                #expect(try await ana.get("/surveys").words.contains("Prima jumătate"))
                try await ana.post(scene.address, [("go", "skip")])
                #expect(!(try await ana.get("/").words.contains("Prima jumătate")))
            }
        }
    }
}
