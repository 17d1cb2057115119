import HTTPTypes
import Hummingbird
import Testing

@testable import App

/// A route of a service, and what a program needs for it.
struct ServiceAccessRow: Sendable {
    enum Need: Sendable, Equatable {
        /// Nothing: it is open to everybody.
        case nothing
        /// A person, by a token of any scope.
        case person
        case scope(TokenScope)
    }

    let route: String
    /// Where it is tried: the route with ids in its place, as in `AccessRow`.
    let address: String
    let need: Need
    /// The body that is sent.
    let json: String?

    init(_ route: String, at address: String? = nil, _ need: Need, json: String? = nil) {
        (self.route, self.need, self.json) = (route, need, json)
        self.address = address ?? String(route.drop { $0 != "/" })
    }

    var method: HTTPRequest.Method { HTTPRequest.Method(String(route.prefix { $0 != " " })) ?? .get }
}

@Suite("Which scope opens which route of a service")
struct ServiceAccessTests {
    static let rows: [ServiceAccessRow] = [
        .init("GET /api/v1/me", .person)
    ]

    @Test("every route of a service has a row, and every row a route")
    func theTableIsWhole() {
        let services = URLMapTests.expected.filter { route in
            features.flatMap { $0.programServices }.contains { $0.owns(String(route.drop { $0 != "/" })) }
        }
        #expect(Set(Self.rows.map(\.route)) == Set(services))
    }

    @Test("nobody, a token without the scope, and one with no other are let in as the table says", arguments: rows)
    func scopes(row: ServiceAccessRow) async throws {
        try await TestSite.run { site in
            site.site.institution.services = ServiceSwitches(json: true, soap: true, ownPasswords: true)
            let scene = try await AccessScene(site)
            func code(_ program: TestProgram) async throws -> String? {
                try await program.send(scene.filled(row.address), row.method, json: row.json).code
            }
            #expect(try await code(site.stranger()) == (row.need == .nothing ? nil : "sign-in-needed"))
            for scope in TokenScope.allCases {
                let mayPass = row.need == .nothing || row.need == .person || row.need == .scope(scope)
                let refusal = try await code(site.program("ana", [scope]))
                #expect((refusal == "scope-too-small") == !mayPass, "\(scope.rawValue)")
            }
        }
    }
}
