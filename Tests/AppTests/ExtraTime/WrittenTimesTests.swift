import Testing

@testable import App

@Suite("The text of a test takes back only the extra time that it gave itself")
struct WrittenTimesTests {
    /// A final whose text gives Ana half as much again; Carmen has its editor open, and Bogdan is in the middle of it.
    private struct Scene {
        let site: TestSite
        let felix: TestBrowser
        let bogdan: String
        let editor: TestEditor

        init(_ site: TestSite) async throws {
            self.site = site
            felix = try await site.signedIn("felix")
            bogdan = try await site.signedIn("bogdan").start("Test final")
            var editor = try await TestEditor(site.signedIn("carmen"), site.writtenTest("Test final"))
            try editor.replace("limit: 30", "limit: 30\nextra-time:\n  ana: {factor: 1.5}")
            try await editor.publish()
            self.editor = editor
        }

        /// Somebody else gives a student time on the page for it.
        func give(_ userName: String, _ factor: String, _ minutes: String) async throws {
            let done = try await felix.post(
                editor.test + "/extra-time", [("person", userName), ("factor", factor), ("minutes", minutes)])
            try #require(done.status == .seeOther)
        }

        func exceptions() async throws -> [String] {
            try await site.values(
                """
                SELECT person.user_name || ' ' || time_exception.time_factor || ' ' || (time_exception.extra_time / 60000) AS v
                FROM time_exception JOIN person ON person.id = time_exception.person_id ORDER BY person.user_name
                """)
        }

        /// Goes on after a page of warnings.
        func confirm(_ asked: TestBrowser.Reply, _ more: [(String, String)] = []) async throws -> TestBrowser.Reply {
            let fields = [("version", try #require(asked.hidden("version"))), ("seen", try #require(asked.hidden("seen")))]
            return try await editor.browser.post(editor.test + "/publications", fields + more)
        }
    }

    private func scene(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(Scene(site)) }
    }

    @Test("Bogdan gets minutes while Carmen writes: she is told when she publishes, and he keeps them")
    func meanwhile() async throws {
        try await scene { scene in
            var editor = scene.editor
            #expect(try await scene.exceptions() == ["ana 1500 0"])
            let begun = try await scene.site.deadline(of: scene.bogdan)
            try await scene.give("bogdan", "1", "10")
            #expect(try await scene.site.deadline(of: scene.bogdan) == begun + .minutes(10))
            try editor.replace("limit: 30", "limit: 40")
            let asked = try await editor.press("/publications")
            #expect(asked.status == .unprocessableContent)
            #expect(asked.words.contains("Bogdan Șerban: + 10 min. Nu scrie în text"))
            #expect(!asked.words.contains("Ana Țîrlea"))
            #expect(try await scene.site.assessment(editor.test).schedule?.limit == .minutes(30), "nothing is published yet")
            #expect(try await scene.confirm(asked).status == .seeOther)
            #expect(try await scene.exceptions() == ["ana 1500 0", "bogdan 1000 10"])
            #expect(try await scene.site.deadline(of: scene.bogdan) == begun + .minutes(20))
        }
    }

    @Test("what somebody changed or took away stays so, however often the text is published, unless its writer chooses the text")
    func changed() async throws {
        try await scene { scene in
            var editor = scene.editor
            try await scene.give("ana", "2", "5")
            for limit in ["40", "50"] {
                editor.text = editor.text.replacing(#/limit: \d+/#, with: "limit: \(limit)")
                let asked = try await editor.press("/publications")
                #expect(asked.words.contains("Ana Țîrlea: în text scrie timpul × 1,5"))
                #expect(try await scene.confirm(asked).status == .seeOther)
                #expect(try await scene.exceptions() == ["ana 2000 5"])
                editor = try await TestEditor(editor.browser, editor.test)
            }
            let removed = try await scene.felix.post(editor.test + "/extra-time/endings", [("person", "ana")])
            #expect(removed.status == .seeOther)
            let asked = try await editor.press("/publications")
            #expect(asked.words.contains("timpul suplimentar a fost eliminat între timp"))
            #expect(try await scene.confirm(asked).status == .seeOther)
            #expect(try await scene.exceptions() == [])
            let again = try await editor.press("/publications")
            #expect(again.text.contains("name=\"times\""))
            #expect(try await scene.confirm(again, [("times", "text")]).status == .seeOther)
            #expect(try await scene.exceptions() == ["ana 1500 0"])
        }
    }

    @Test("what only the text changes is as it says, and nobody is asked about it")
    func onlyText() async throws {
        try await scene { scene in
            var editor = scene.editor
            try editor.replace("  ana: {factor: 1.5}", "  ana: {factor: 1.75}\n  bogdan: {minutes: 15}")
            var asked = try await editor.press("/publications")
            #expect(!asked.text.contains("name=\"times\"") && !asked.words.contains("Ana Țîrlea"))
            #expect(try await scene.confirm(asked).status == .seeOther)
            #expect(try await scene.exceptions() == ["ana 1750 0", "bogdan 1000 15"])
            editor = try await TestEditor(editor.browser, editor.test)
            try editor.replace("  ana: {factor: 1.75}\n", "")
            asked = try await editor.press("/publications")
            #expect(!asked.text.contains("name=\"times\"") && !asked.words.contains("Ana Țîrlea"))
            #expect(try await scene.confirm(asked).status == .seeOther)
            #expect(try await scene.exceptions() == ["bogdan 1000 15"])
        }
    }

    @Test("a limit that is changed on the page of settings takes back no minutes either")
    func settings() async throws {
        try await scene { scene in
            let editor = scene.editor
            try await scene.give("bogdan", "1", "10")
            let page = try await editor.browser.get(editor.test + "/settings")
            let begun = try await scene.site.deadline(of: scene.bogdan)
            let fields = try WritingTestSettingsTests.fields(page).map { $0.0 == "limit" ? ($0.0, "40") : $0 }
            let saved = try await editor.browser.post(editor.test + "/settings", fields)
            #expect(saved.status == .seeOther, "\(saved.words)")
            #expect(try await scene.exceptions() == ["ana 1500 0", "bogdan 1000 10"])
            #expect(try await scene.site.deadline(of: scene.bogdan) == begun + .minutes(10))
        }
    }

    @Test("by values: who changed what decides, and nobody is left out")
    func values() {
        func time(_ minutes: Int?) -> [String: ExtraTime] {
            minutes.map { ["ana": ExtraTime(factor: 1000, added: .minutes($0))] } ?? [:]
        }
        for before in [nil, 5, 10] {
            for said in [nil, 5, 10] {
                for known in [nil, 5, 10] {
                    let written = WrittenTimes(times: time(before))
                    let (merged, kept) = (
                        written.merged(saying: time(said), into: time(known)), written.kept(saying: time(said), in: time(known))
                    )
                    #expect(merged == (known == before ? time(said) : time(known)))
                    #expect(kept.isEmpty == (merged == time(said)), "whoever keeps another time is told")
                }
            }
        }
    }

    @Test("they are written down and read again as they were")
    func column() throws {
        let written = WrittenTimes(times: [
            "ana": ExtraTime(factor: 1500, added: .minutes(10)), "o' brien": ExtraTime(factor: 1000, added: .minutes(5)),
        ])
        #expect(try WrittenTimes(sqlValue: written.sqlValue) == written)
        #expect(try WrittenTimes(sqlValue: WrittenTimes().sqlValue) == WrittenTimes())
        #expect(throws: (any Error).self) { try WrittenTimes(sqlValue: .text("ana 1.5")) }
    }
}
