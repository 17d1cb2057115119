import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import App

@Suite("Who reaches the eStudent API, and how it says no")
struct EStudentAccessTests {
    private static let all = [
        EStudentRoutes.login, EStudentRoutes.reports, EStudentRoutes.professors, EStudentRoutes.openCourses,
        EStudentRoutes.finance, EStudentRoutes.signup,
    ]

    private static func isError(_ reply: TestProgram.Reply, _ status: Int) -> Bool {
        reply.status.code == status && reply.text == "ERROR" && reply.headers[.contentType]?.hasPrefix("text/plain") == true
    }

    @Test("off it is not there; on it wants somebody who signs in with every request")
    func switches() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            for path in Self.all {
                let stranger = try await app.sending(nil).post(path)
                #expect(Self.isError(stranger, 401), "\(path)")
                let challenges = stranger.headers[values: .wwwAuthenticate]
                #expect(challenges.contains { $0.hasPrefix("Basic realm=") }, "\(path)")
            }
            #expect(try await app.get(EStudentRoutes.reports).status == .ok)
            site.site.institution.services.eStudent = false
            for path in Self.all { #expect(try await Self.isError(app.post(path), 404), "\(path)") }
        }
    }

    @Test("another student's number, or another name, opens nothing: the one who is signed in has none but the own")
    func others() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            for path in Self.all {
                let more = [("password", "x"), ("predmeti[][kod]", "PDM301"), ("predmeti[][termin]", "one")]
                let own = path == EStudentRoutes.signup ? Array(more.dropFirst()) : path == EStudentRoutes.login ? [more[0]] : []
                let foreign = [("name", "Ana"), ("surname", "Țîrlea"), ("student_id", "1002")] + own
                #expect(try await Self.isError(app.post(path, foreign), 403), "\(path)")
                let renamed = [("name", "Bogdan"), ("surname", "Țîrlea"), ("student_id", "1001")] + own
                #expect(try await Self.isError(app.post(path, renamed), 403), "\(path)")
            }
            #expect(try await Self.isError(app.get(EStudentRoutes.finance, [("student_id", "1002")]), 403))
            #expect(try await site.count("exam_registration") == 0)
        }
    }

    @Test("whoever has no number is nobody here, and whoever is no student has no right to it")
    func numberless() async throws {
        try await TestSite.run { site in
            let (ana, app) = (try await site.person("ana").id, try await site.app())
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE person SET index_number = NULL WHERE id = \(ana)")
            }
            for number in ["", " ", "1001"] {
                #expect(try await Self.isError(app.get(EStudentRoutes.reports, [("student_id", number)]), 403), "\(number)")
            }
            let carmen = try await site.app("carmen")
            #expect(try await Self.isError(carmen.get(EStudentRoutes.reports, [("student_id", "1001")]), 403))
        }
    }

    @Test("accents and capitals of the name make no difference, and a number may come as one")
    func lenient() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            let plain = [("name", "ANA"), ("surname", "Tirlea"), ("student_id", " 1001 ")]
            #expect(try await app.post(EStudentRoutes.professors, plain).status == .ok)
            let json = try await app.program.post(EStudentRoutes.reports, json: #"{"student_id": 1001}"#)
            #expect(json.status == .ok)
        }
    }

    @Test("a token with too small a scope opens nothing, and reading registers nobody")
    func scopes() async throws {
        try await TestSite.run { site in
            let learner = try await site.app("ana", [.learnRead, .learnWrite])
            for path in Self.all { #expect(try await Self.isError(learner.post(path), 403), "\(path)") }
            let reader = try await site.app("ana", [.studentRead])
            #expect(try await reader.post(EStudentRoutes.professors).status == .ok)
            #expect(try await Self.isError(reader.post(EStudentRoutes.signup), 403))
        }
    }

    @Test("what is wrong with a request is ERROR with its status, and problem+json for whoever asks for that")
    func failures() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            let reports = EStudentRoutes.reports
            #expect(try await Self.isError(app.get(reports, []), 422))
            #expect(try await Self.isError(app.get(reports, app.student + [("studnet_id", "1")]), 422))
            #expect(try await Self.isError(app.get(reports, [("student_id", "1001"), ("student_id", "1002")]), 422))
            #expect(try await Self.isError(app.get("/estudent/api/get_nothing"), 404))
            let method = try await app.get(EStudentRoutes.login)
            #expect(Self.isError(method, 405) && method.headers[.allow] == "POST")
            for (type, body, status) in [
                ("text/xml", "<a/>", 415), ("application/json", "{", 400), ("application/json", "[]", 400),
                ("application/x-www-form-urlencoded", "student_id=%", 422),
                ("application/x-www-form-urlencoded", "student_id=%00", 422),
                ("application/x-www-form-urlencoded; charset=iso-8859-2", "student_id=1001", 415),
            ] {
                let reply = try await app.program.send(reports, .post, [.contentType: type], body: ByteBuffer(string: body))
                #expect(Self.isError(reply, status), "\(type) \(body)")
            }
            let asking = app.program.sending(.accept, "application/problem+json")
            let problem = try await asking.get(reports)
            #expect(problem.status.code == 422 && problem.headers[.contentType] == "application/problem+json")
            #expect(problem.code == "invalid" && problem.json?["errors"]?[0]?["pointer"]?.text == "/student_id")
            let right = try await asking.get(reports + "?student_id=1001")
            #expect(right.status == .ok && right.headers[.contentType]?.hasPrefix("application/json") == true)
            let any = try await app.program.sending(.accept, "application/json, */*").get(reports)
            #expect(Self.isError(any, 422))
        }
    }

    @Test("who asks too often is told ERROR, and when to come again")
    func rates() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            for _ in 0..<60 { #expect(try await app.get(EStudentRoutes.reports).status == .ok) }
            let over = try await app.get(EStudentRoutes.reports)
            #expect(Self.isError(over, 429) && over.headers[.retryAfter] == "1")
        }
    }

    @Test("login says OK to the token of the person, and to the own password where the institution takes those")
    func login() async throws {
        try await TestSite.run { site in
            let app = try await site.app()
            func login(_ password: String, _ app: EStudentApp) async throws -> TestProgram.Reply {
                try await app.post(EStudentRoutes.login, more: [("password", password)])
            }
            let token = try await site.token("ana", [.studentRead])
            #expect(try await login(token, app).text == #"{"status":"OK"}"#)
            let bogdans = try await site.token("bogdan", [.studentRead])
            #expect(try await Self.isError(login(bogdans, app), 401))
            #expect(try await Self.isError(login(SampleInstitution.password, app), 401))
            site.site.institution.services.ownPasswords = true
            let own = app.sending(TestProgram.basic("ana", SampleInstitution.password))
            #expect(try await login(SampleInstitution.password, own).text == #"{"status":"OK"}"#)
            // A number by which everybody is known, and nobody's password.
            #expect(try await Self.isError(login("0101990710006", own), 401))
            #expect(try await Self.isError(app.post(EStudentRoutes.login), 422))
        }
    }

    @Test("a mistake of ours is ERROR with 500")
    func unexpected() async throws {
        let problem = try ServiceProblem(
            problem: .unexpected(id: "0123456789ab"), strings: SamplePages.strings(.english), type: "https://gata.example.org/x")
        let response = try EStudentService().response(to: problem)
        #expect(response.status == .internalServerError && response.headers[.contentType]?.hasPrefix("text/plain") == true)
        let body = CollectedBody()
        try await response.body.write(body)
        #expect(String(buffer: body.bytes) == "ERROR")
    }
}
