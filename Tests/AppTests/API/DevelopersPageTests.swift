import Testing

@testable import App

@Suite("The page for those who write programs")
struct DevelopersPageTests {
    @Test("says what is on, shows a call of each, and has a place for every code")
    func shown() throws {
        let ground = try PageGround()
        let page = DevelopersPage(
            frame: ground.frame, strings: ground.strings, switches: ServiceSwitches(jsonAPI: true, soap: false, jsonRPC: true),
            origin: "https://gata.example.org", area: nil)
        #expect(page.services.map(\.isOn) == [true, false, true, false, true])
        #expect(page.services.allSatisfy { $0.call.contains("https://gata.example.org/") && $0.address.hasPrefix("https://") })
        let documents = [[LearnerRoutes.document], [SOAPRoutes.description, SOAPRoutes.service], [], [], [RPCRoutes.service]]
        #expect(page.services.map { $0.documents.map(\.href) } == documents)
        #expect(page.services.allSatisfy { $0.documents.allSatisfy { !$0.text.isEmpty } })
        #expect(page.services.map(\.addressHref) == [nil, nil, AccountRoutes.calendar, nil, nil])
        #expect(page.codes.count == Problem.ofServices.count && !page.takesOwnPasswords)
        #expect(page.codes.map(\.code) == page.codes.map(\.code).sorted())
        #expect(page.codes.allSatisfy { !$0.title.isEmpty && !$0.sentence.isEmpty })
    }

    @Test("names each method of the eStudent API, and the fields that a call has", arguments: Language.allCases)
    func eStudent(language: Language) throws {
        let ground = try PageGround(language)
        let page = DevelopersPage(
            frame: ground.frame, strings: ground.strings, switches: ServiceSwitches(eStudent: true),
            origin: "https://gata.example.org", area: nil)
        let more = try #require(page.services.first { $0.address.hasSuffix("/estudent/api") }?.more)
        let methods = [
            "login_client", "get_reports", "get_profesors", "get_open_courses", "getFinance", "makeCoursesSignup",
        ]
        #expect(EStudentRoutes.methods == methods)
        for word in methods + ["student_id", "predmeti", "kod", "termin", "ERROR", "application/problem+json"] {
            #expect(more.contains(word), "\(word) in \(more)")
        }
    }

    @Test("is there for everybody, and the type of a problem leads to its code")
    func reached() async throws {
        try await TestSite.run { site in
            let reply = try await site.stranger().get(JSONRoutes.me)
            let type = try #require(reply.json?["type"]?.text)
            let place = try #require(type.firstIndex(of: "#"))
            let page = try await site.visitor().get(String(type[..<place].drop { $0 != "/" }.dropFirst(2).drop { $0 != "/" }))
            #expect(page.status == .ok)
            #expect(page.text.contains("id=\"\(type[place...].dropFirst())\""))
        }
    }
}
