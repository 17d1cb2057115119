import Testing

@testable import App

@Suite("The page of the methods for course design")
struct RPCMethodsPageTests {
    @Test("says how each is called, which right it needs, what the screens hold, and what errors mean")
    func shown() throws {
        let ground = try PageGround()
        let page = RPCMethodsPage(frame: ground.frame, address: "https://gata.example.org/rpc", strings: ground.strings)
        #expect(page.methods.count == RPCMethod.allCases.count)
        #expect(page.methods.map(\.signature).contains("objectives.move(objective: text, direction: up | down)"))
        #expect(page.methods.map(\.signature).contains("session.open(user: text, password: text)"))
        let free = page.methods.filter { $0.scope == nil }.map { String($0.signature.prefix { $0 != "(" }) }
        #expect(free == ["session.open", "session.close"])
        #expect(page.methods.allSatisfy { !$0.about.isEmpty })
        #expect(page.screens.map(\.name) == RPCScreen.allCases.map(\.rawValue))
        #expect(page.screens.allSatisfy { !$0.fields.isEmpty })
        #expect(page.errors.map(\.code).contains("-32009") && page.errors.allSatisfy { !$0.sentence.isEmpty })
    }

    @Test("methods are called by their names, and no name by two of them")
    func names() {
        #expect(RPCMethod.allCases.allSatisfy { RPCMethod(name: $0.name) == $0 && !$0.name.contains("/") })
        #expect(Set(RPCMethod.allCases.map(\.row.about)).count == RPCMethod.allCases.count)
        for method in RPCMethod.allCases {
            let names = method.row.takes.map(\.name)
            #expect(Set(names).count == names.count, "\(method.name)")
        }
    }

    @Test("is there for everybody where the service is on")
    func reached() async throws {
        try await TestSite.run { site in
            #expect(try await site.visitor().get(RPCRoutes.service).status == .notFound)
            site.site.institution.services.jsonRPC = true
            let page = try await site.visitor().get(RPCRoutes.service)
            #expect(page.status == .ok && page.text.contains("design.alignment"))
        }
    }
}
