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
    private static let registration = "/api/v1/exams/:period/:course/registration"
    static let rows: [ServiceAccessRow] = [
        .init("GET /Service1.asmx", .nothing),
        // Each of its operations has a scope of its own, see `SOAPSignInTests`.
        .init("POST /Service1.asmx", .nothing),
        // Its address is its secret.
        .init("GET /calendar/:name", at: "/calendar/{feed}.ics", .nothing),
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
        .init("GET /api/v1/reports", .scope(.studentRead)),
        .init("GET /api/v1/reports/:course", at: "/api/v1/reports/{course}", .scope(.studentRead)),
        .init("GET /api/v1/finances", .scope(.studentRead)),
        .init("GET /api/v1/professors", .scope(.studentRead)),
        .init("GET /api/v1/teachers", at: "/api/v1/teachers?q=ion", .scope(.studentRead)),
        .init("GET /api/v1/exams", .scope(.studentRead)),
        .init("GET \(registration)", at: "/api/v1/exams/{period}/{course}/registration", .scope(.studentRead)),
        .init("PUT \(registration)", at: "/api/v1/exams/{period}/{course}/registration", .scope(.studentWrite), json: "{}"),
        .init("DELETE \(registration)", at: "/api/v1/exams/{period}/{course}/registration", .scope(.studentWrite)),
        .init("POST /estudent/api/login_client", .scope(.studentRead), json: "{}"),
        .init("POST /estudent/api/get_profesors", .scope(.studentRead), json: "{}"),
        .init("GET /estudent/api/get_reports", .scope(.studentRead)),
        .init("POST /estudent/api/get_reports", .scope(.studentRead), json: "{}"),
        .init("GET /estudent/api/get_open_courses", .scope(.studentRead)),
        .init("POST /estudent/api/get_open_courses", .scope(.studentRead), json: "{}"),
        .init("GET /estudent/api/getFinance", .scope(.studentRead)),
        .init("POST /estudent/api/getFinance", .scope(.studentRead), json: "{}"),
        .init("POST /estudent/api/makeCoursesSignup", .scope(.studentWrite), json: "{}"),
    ] + teaching

    private static let teaching: [ServiceAccessRow] = [
        .init("GET /api/v1/teach/attempts/:attempt", at: "/api/v1/teach/attempts/{ended}", .scope(.teachRead)),
        .init("GET /api/v1/teach/courses", .scope(.teachRead)),
        .init("GET /api/v1/teach/courses/:course", at: "/api/v1/teach/courses/{course}", .scope(.teachRead)),
        .init(
            "GET /api/v1/teach/courses/:course/export.zip",
            at: "/api/v1/teach/courses/{course}/export.zip", .scope(.teachRead)),
        .init("GET /api/v1/teach/courses/:course/lessons", at: "/api/v1/teach/courses/{course}/lessons", .scope(.teachRead)),
        .init("GET /api/v1/teach/courses/:course/tests", at: "/api/v1/teach/courses/{course}/tests", .scope(.teachRead)),
        .init("GET /api/v1/teach/lessons/:lesson", at: "/api/v1/teach/lessons/{lesson}", .scope(.teachRead)),
        .init("GET /api/v1/teach/lessons/:lesson/text", at: "/api/v1/teach/lessons/{lesson}/text", .scope(.teachRead)),
        .init("GET /api/v1/teach/tests/:test", at: "/api/v1/teach/tests/{test}", .scope(.teachRead)),
        .init("GET /api/v1/teach/tests/:test/attempts", at: "/api/v1/teach/tests/{test}/attempts", .scope(.teachRead)),
        .init("GET /api/v1/teach/tests/:test/attempts.csv", at: "/api/v1/teach/tests/{test}/attempts.csv", .scope(.teachRead)),
        .init("GET /api/v1/teach/tests/:test/figures", at: "/api/v1/teach/tests/{test}/figures", .scope(.teachRead)),
        .init("GET /api/v1/teach/tests/:test/text", at: "/api/v1/teach/tests/{test}/text", .scope(.teachRead)),
        .init("POST /api/v1/imports", .scope(.adminImport)),
        .init("POST /api/v1/teach/courses", .scope(.teachWrite), json: "{}"),
        .init(
            "POST /api/v1/teach/courses/:course/lessons",
            at: "/api/v1/teach/courses/{course}/lessons", .scope(.teachWrite), json: "{}"),
        .init(
            "POST /api/v1/teach/courses/:course/tests",
            at: "/api/v1/teach/courses/{course}/tests", .scope(.teachWrite), json: "{}"),
        .init(
            "POST /api/v1/teach/lessons/:lesson/publications",
            at: "/api/v1/teach/lessons/{lesson}/publications", .scope(.teachWrite), json: "{}"),
        .init(
            "POST /api/v1/teach/tests/:test/publications",
            at: "/api/v1/teach/tests/{test}/publications", .scope(.teachWrite), json: "{}"),
        .init("PUT /api/v1/teach/courses/:course", at: "/api/v1/teach/courses/{course}", .scope(.teachWrite), json: "{}"),
        .init(
            "PUT /api/v1/teach/lessons/:lesson/text",
            at: "/api/v1/teach/lessons/{lesson}/text", .scope(.teachWrite), json: "{}"),
        .init("PUT /api/v1/teach/tests/:test/text", at: "/api/v1/teach/tests/{test}/text", .scope(.teachWrite), json: "{}"),
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
            site.site.institution.services = ServiceSwitches(
                jsonAPI: true, soap: true, eStudent: true, jsonRPC: true, ownPasswords: true)
            let scene = try await AccessScene(site)
            func code(_ program: TestProgram) async throws -> String? {
                let asking = program.sending(.accept, "application/json, application/problem+json")
                let reply = try await asking.send(scene.filled(row.address), row.method, json: row.json)
                // A receipt has a code, too.
                return reply.status.code < 400 ? nil : reply.code
            }
            #expect(try await code(site.stranger()) == (row.need == .nothing ? nil : "sign-in-needed"))
            for scope in TokenScope.allCases {
                let mayPass = row.need == .nothing || row.need == .person || row.need == .scope(scope)
                let refusal = try await code(site.program(scope.holder, [scope]))
                #expect((refusal == "scope-too-small") == !mayPass, "\(scope.rawValue)")
            }
        }
    }

    // MARK: - Who they are

    private static let all = [200, 200, 200, 200, 200, 200, 200, 200]
    private static let course = [200, 404, 200, 200, 404, 200, 404, 404]
    private static let nothing = [404, 404, 404, 404, 404, 404, 404, 404]
    /// Ana's, but nothing that programs are shown or may change while it runs.
    private static let closed = [403, 404, 404, 404, 404, 404, 404, 404]
    private static let owner = [200, 404, 404, 404, 404, 404, 404, 404]

    /// What the people of `AccessRow` get with a token for everything, without the visitor.
    private static let statuses = ofLearners.merging(ofStudents) { $1 }.merging(ofTeachers) { $1 }

    /// The test is not open to programs.
    private static let ofLearners: [String: [Int]] = [
        "GET /api/v1/me": all,
        "GET /api/v1/home": all,
        "GET /api/v1/courses": all,
        "GET /api/v1/courses/:course": course,
        "GET /api/v1/tests": all,
        "GET /api/v1/tests/:test": course,
        "GET /api/v1/attempts": all,
        "GET /api/v1/attempts/:attempt": owner,
        "GET /api/v1/attempts/:attempt/questions": closed,
        "GET /api/v1/attempts/:attempt/questions/:number": closed,
        "GET /api/v1/attempts/:attempt/pictures/:name": nothing,
        "GET /api/v1/attempts/:attempt/result": owner,
        "GET /api/v1/attempts/:attempt/log": closed,
        "GET /api/v1/lessons": all,
        "GET /api/v1/lessons/:lesson": course,
        "GET /api/v1/lessons/:lesson/files/:name": nothing,
        "POST /api/v1/tests/:test/attempts": [403, 404, 403, 403, 404, 403, 404, 404],
        "PUT /api/v1/attempts/:attempt/questions/:number/answer": closed,
        "PATCH /api/v1/attempts/:attempt/answers": closed,
        "POST /api/v1/attempts/:attempt/submission": closed,
        // Of those who teach the course and do not study it nothing is kept.
        "PUT /api/v1/lessons/:lesson/reading": [200, 404, 200, 403, 404, 403, 404, 404],
    ]

    private static let studying = [200, 200, 200, 403, 403, 403, 403, 403]
    /// Nothing is said of whom it is about, or which date is meant.
    private static let unsaid = [422, 422, 422, 403, 403, 403, 403, 403]

    /// Of reports, money and exams of those who study. Ana is registered for an exam.
    private static let ofStudents: [String: [Int]] = [
        "GET /api/v1/reports": studying,
        "GET /api/v1/reports/:course": [200, 404, 200, 403, 403, 403, 403, 403],
        "GET /api/v1/finances": studying,
        "GET /api/v1/professors": studying,
        "GET /api/v1/teachers": studying,
        "GET /api/v1/exams": studying,
        "GET \(registration)": [200, 404, 404, 403, 403, 403, 403, 403],
        "PUT \(registration)": unsaid,
        // Hers needs the version that was read.
        "DELETE \(registration)": [428, 404, 404, 403, 403, 403, 403, 403],
        "POST /estudent/api/login_client": unsaid,
        "POST /estudent/api/get_profesors": unsaid,
        "GET /estudent/api/get_reports": unsaid,
        "POST /estudent/api/get_reports": unsaid,
        "GET /estudent/api/get_open_courses": unsaid,
        "POST /estudent/api/get_open_courses": unsaid,
        "GET /estudent/api/getFinance": unsaid,
        "POST /estudent/api/getFinance": unsaid,
        "POST /estudent/api/makeCoursesSignup": unsaid,
    ]

    private static let staff = [403, 403, 403, 200, 200, 200, 403, 403]
    private static let taught = [403, 403, 403, 200, 404, 200, 403, 403]
    /// What is sent has nothing in it.
    private static let emptyTaught = [403, 403, 403, 422, 404, 422, 403, 403]
    private static let unversioned = [403, 403, 403, 428, 404, 428, 403, 403]

    /// Of courses that are taught, and of imports.
    private static let ofTeachers: [String: [Int]] = [
        "GET /api/v1/teach/attempts/:attempt": taught,
        "GET /api/v1/teach/courses": staff,
        "GET /api/v1/teach/courses/:course": taught,
        "GET /api/v1/teach/courses/:course/export.zip": taught,
        "GET /api/v1/teach/courses/:course/lessons": taught,
        "GET /api/v1/teach/courses/:course/tests": taught,
        "GET /api/v1/teach/lessons/:lesson": taught,
        "GET /api/v1/teach/lessons/:lesson/text": taught,
        "GET /api/v1/teach/tests/:test": taught,
        "GET /api/v1/teach/tests/:test/attempts": taught,
        "GET /api/v1/teach/tests/:test/attempts.csv": taught,
        "GET /api/v1/teach/tests/:test/figures": taught,
        "GET /api/v1/teach/tests/:test/text": taught,
        // It has no archive.
        "POST /api/v1/imports": [403, 403, 403, 403, 403, 415, 403, 403],
        "POST /api/v1/teach/courses": [403, 403, 403, 422, 422, 422, 403, 403],
        "POST /api/v1/teach/courses/:course/lessons": emptyTaught,
        "POST /api/v1/teach/courses/:course/tests": emptyTaught,
        "POST /api/v1/teach/lessons/:lesson/publications": unversioned,
        "POST /api/v1/teach/tests/:test/publications": unversioned,
        "PUT /api/v1/teach/courses/:course": emptyTaught,
        "PUT /api/v1/teach/lessons/:lesson/text": emptyTaught,
        "PUT /api/v1/teach/tests/:test/text": emptyTaught,
    ]

    @Test("a token opens to each kind of person what is theirs, and somebody else's is not there")
    func roles() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            for (column, person) in AccessRow.people.compactMap(\.self).enumerated() {
                let program = try await site.program(person)
                for row in Self.rows where row.need != .nothing {
                    let expected = try #require(Self.statuses[row.route], "\(row.route) has no row")
                    let reply = try await program.send(scene.filled(row.address), row.method, json: row.json)
                    #expect(reply.status.code == expected[column], "\(person): \(row.route)")
                }
            }
        }
    }

    @Test("a token opens no page: who has only one is a visitor there")
    func pages() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            let (ana, own) = (try await site.program("ana"), Set(Self.rows.map(\.route)))
            for row in AccessTable.rows where row.route.hasPrefix("GET ") && !own.contains(row.route) {
                let reply = try await ana.get(scene.filled(row.address))
                #expect(reply.status.code == row.statuses.first, "\(row.route) at \(row.address)")
            }
        }
    }
}
