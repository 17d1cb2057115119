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
        .init("GET /Service1.asmx", .nothing),
        // Each of its operations has a scope of its own, see `SOAPSignInTests`.
        .init("POST /Service1.asmx", .nothing),
        .init("GET /rpc", .nothing),
        // Each of its methods has a right of its own, see `RPCSignInTests`.
        .init("POST /rpc", .nothing, json: "{}"),
        .init("GET /api/v1/me", .person),
        .init("GET /api/v1/openapi.json", .nothing),
        .init("GET /api/v1/receipts/:code", at: "/api/v1/receipts/{receipt}", .nothing),
        .init("GET /api/v1/home", .scope(.learnRead)),
        .init("GET /api/v1/courses", .scope(.learnRead)),
        .init("GET /api/v1/courses/:course", at: "/api/v1/courses/{course}", .scope(.learnRead)),
        .init("GET /api/v1/tests", .scope(.learnRead)),
        .init("GET /api/v1/tests/:test", at: "/api/v1/tests/{test}", .scope(.learnRead)),
        .init("GET /api/v1/attempts", .scope(.learnRead)),
        .init("GET /api/v1/attempts/:attempt", at: "/api/v1/attempts/{running}", .scope(.learnRead)),
        .init("GET /api/v1/attempts/:attempt/questions", at: "/api/v1/attempts/{running}/questions", .scope(.learnRead)),
        .init(
            "GET /api/v1/attempts/:attempt/questions/:number",
            at: "/api/v1/attempts/{running}/questions/1", .scope(.learnRead)),
        .init("GET /api/v1/attempts/:attempt/pictures/:name", at: "/api/v1/attempts/{ended}/pictures/none", .scope(.learnRead)),
        .init("GET /api/v1/attempts/:attempt/result", at: "/api/v1/attempts/{running}/result", .scope(.learnRead)),
        .init("GET /api/v1/attempts/:attempt/log", at: "/api/v1/attempts/{running}/log", .scope(.learnRead)),
        .init("GET /api/v1/lessons", .scope(.learnRead)),
        .init("GET /api/v1/lessons/:lesson", at: "/api/v1/lessons/{lesson}", .scope(.learnRead)),
        .init("GET /api/v1/lessons/:lesson/files/:name", at: "/api/v1/lessons/{lesson}/files/none", .scope(.learnRead)),
        .init("POST /api/v1/tests/:test/attempts", at: "/api/v1/tests/{test}/attempts", .scope(.learnWrite), json: "{}"),
        .init(
            "PUT /api/v1/attempts/:attempt/questions/:number/answer",
            at: "/api/v1/attempts/{running}/questions/1/answer", .scope(.learnWrite), json: "{}"),
        .init(
            "PATCH /api/v1/attempts/:attempt/answers",
            at: "/api/v1/attempts/{running}/answers", .scope(.learnWrite), json: #"{"answers": []}"#),
        .init(
            "POST /api/v1/attempts/:attempt/submission",
            at: "/api/v1/attempts/{running}/submission", .scope(.learnWrite), json: "{}"),
        .init("PUT /api/v1/lessons/:lesson/reading", at: "/api/v1/lessons/{lesson}/reading", .scope(.learnWrite), json: "{}"),
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
            site.site.institution.services = ServiceSwitches(jsonAPI: true, soap: true, jsonRPC: true, ownPasswords: true)
            let scene = try await AccessScene(site)
            func code(_ program: TestProgram) async throws -> String? {
                let reply = try await program.send(scene.filled(row.address), row.method, json: row.json)
                // A receipt has a code, too.
                return reply.status.code < 400 ? nil : reply.code
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
