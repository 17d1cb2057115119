import Testing

@testable import App

@Suite("Two areas, one tab bar each")
struct StudentTabTests {
    @Test("each area leads to the other from its main pages", arguments: Language.allCases)
    func areas(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let (learn, student) = (LearnTab.bar(at: .home, strings), StudentTab.bar(at: .surveys, strings))
        #expect(student.tabs.contains { $0.href == learn.areaHref })
        #expect(learn.tabs.contains { $0.href == student.areaHref })
        #expect(learn.areaText != student.areaText)
    }

    @Test("the way to the other area stands where there is none back")
    func place() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/").text.contains("<div class=\"side\"><a href=\"/surveys\">eStudent</a></div>"))
            #expect(try await ana.get("/surveys").text.contains("<div class=\"side\"><a href=\"/\">Învățare</a></div>"))
        }
    }
}
