import HTTPTypes
import Hummingbird
import Testing

@testable import App

@Suite("Programs that design courses sign in like people, and are shut out like them")
struct RPCSignInTests {
    private static func open(_ designer: TestDesigner, _ user: String, _ password: String) async throws -> TestDesigner.Answer {
        try await designer.call("session.open", ["user": .text(user), "password": .text(password)])
    }

    @Test("session.open gives a key that is sent as a token is, until session.close")
    func session() async throws {
        try await TestSite.run { site in
            var designer = site.designer()
            let opened = try await Self.open(designer, " CARMEN ", SampleInstitution.password)
            #expect(try opened.given()["scopes"]?.list?.contains(.text(TokenScope.designWrite.rawValue)) == true)
            designer.program = designer.program.sending(.authorization, "Bearer " + (try opened.text("token")))
            #expect(try await designer.call("courses.list").given().list?.isEmpty == false)
            let browser = try await site.signedIn("carmen")
            #expect(try await browser.get("/account/sessions").words.contains(BrowserName.jsonRPC))
            #expect(try await designer.call("session.close").given() == .flag(true))
            let over = try await designer.call("courses.list")
            #expect(over.error == -32001 && over.problem == "wrong-credentials" && over.reply.status == .unauthorized)
        }
    }

    @Test("the key of a session opens no other service, and a token has no session to close")
    func keys() async throws {
        try await TestSite.run { site in
            let designer = site.designer()
            let key = try await Self.open(designer, "carmen", SampleInstitution.password).text("token")
            let program = designer.program.sending(.authorization, "Bearer " + key)
            #expect(try await program.get(JSONRoutes.me).status == .unauthorized)
            #expect(try await site.designer("carmen").call("session.close").given() == .flag(false))
        }
    }

    @Test("a wrong password and an account that is not there get the same error, which is no matter of HTTP")
    func wrong() async throws {
        try await TestSite.run { site in
            let designer = site.designer()
            for (user, password) in [("carmen", "greșit"), ("nimeni", SampleInstitution.password), ("carmen", "")] {
                let answer = try await Self.open(designer, user, password)
                #expect(answer.error == -32001 && answer.problem == "wrong-credentials" && answer.reply.status == .ok)
                #expect(answer.reply.json?["id"] == .integer(1))
            }
            #expect(try await site.count("session") == 0)
        }
    }

    @Test("with nothing that says who calls, the answer is 401, a challenge and an error with the call's id")
    func nobody() async throws {
        try await TestSite.run { site in
            for method in RPCMethod.allCases where method.row.access != .everybody {
                let answer = try await site.designer().call(method.name)
                #expect(answer.reply.status == .unauthorized && answer.error == -32001 && answer.problem == "sign-in-needed")
                #expect(answer.reply.headers[values: .wwwAuthenticate].count == 2 && answer.reply.json?["id"] == .integer(1))
            }
        }
    }

    @Test("each method wants its right, which is asked for before anything that was sent is looked at")
    func scopes() async throws {
        try await TestSite.run { site in
            var designers: [TokenScope: TestDesigner] = [:]
            for scope in [TokenScope.designRead, .designWrite] {
                designers[scope] = try await site.designer("carmen", Set(TokenScope.allCases).subtracting([scope]))
            }
            for method in RPCMethod.allCases {
                guard case .scope(let scope) = method.row.access else { continue }
                let answer = try await #require(designers[scope]).call(method.name, "[1]")
                #expect(answer.error == -32003 && answer.problem == "scope-too-small" && answer.reply.status == .ok)
            }
        }
    }

    @Test("somebody who teaches nothing has neither right, whatever the token says")
    func roles() async throws {
        try await TestSite.run { site in
            let ana = try await site.designer("ana")
            #expect(try await ana.call("courses.list").problem == "scope-too-small")
            #expect(TokenScope.open(to: [.student]).isDisjoint(with: [.designRead, .designWrite]))
            #expect(TokenScope.open(to: [.teacher]).isSuperset(of: [.designRead, .designWrite]))
        }
    }

    /// What gives something of nobody, or adds something.
    private static let always: Set<RPCMethod> = [
        .openSession, .closeSession, .listCourses, .listWords, .addCourse, .saveObjective, .saveTopic, .saveInstructor,
        .saveEvent, .saveResource,
    ]

    @Test("courses of others, and all that is in them, are not there")
    func others() async throws {
        try await TestSite.run { site in
            let scene = try await DesignScene(site)
            _ = try await scene.stranger()
            let gelu = try await site.designer("gelu")
            let objective = ID<Objective>(text: "one")
            let own = scene.course
            try await site.database.write { tx in
                try CourseDesignRows.insert(own, tx)
                try ObjectiveWriteRows.insert(Objective(id: objective, version: 1), at: 0, in: own, by: nil, tx)
            }
            let topic = try await site.topicID("Straturi", in: own)
            let ids = [
                "course": own.text, "objective": objective.text, "topic": topic.text, "resource": "x", "instructor": "x",
                "event": "x", "screen": "name", "version": "1", "direction": "up", "kind": "teaching",
                "technique": "minute-paper",
            ]
            for method in RPCMethod.allCases where !Self.always.contains(method) {
                var sent: [String: JSONValue] = [:]
                for field in method.row.takes { sent[field.name] = ids[field.name].map { .text($0) } }
                if method == .saveScreen { sent["values"] = .object([:]) }
                if method == .saveDesign { sent["design"] = .object([:]) }
                let answer = try await gelu.call(method.name, sent)
                #expect(answer.error == -32004, "\(method.name) \(answer.reply.text)")
            }
            let course = JSONValue.text(scene.course.text)
            let adding: [(String, [String: JSONValue])] = [
                ("objectives.put", ["course": course]), ("contents.put", ["course": course, "title": .text("a")]),
                ("instructors.put", ["course": course, "first-name": .text("a"), "last-name": .text("b")]),
                ("plan.put", ["course": course, "title": .text("a"), "due": .text("2026-10-12")]),
                ("contents.resource.put", ["topic": .text(topic.text), "title": .text("a"), "kind": .text("book")]),
                ("objectives.put", ["objective": .text(objective.text), "version": .text("1")]),
            ]
            for (method, sent) in adding { #expect(try await gelu.call(method, sent).error == -32004, "\(method)") }
        }
    }

    @Test("what is in a course of others can be neither read, changed nor taken away, nor named in one's own")
    func foreign() async throws {
        try await TestSite.run { site in
            let (carmen, course) = (try await site.designer("carmen"), JSONValue.text(try await site.courseID("PDM301").text))
            let own = JSONValue.text(try await site.addGelusCourse().text)
            let gelu = try await site.designer("gelu")
            func made(_ method: String, _ sent: [String: JSONValue], _ name: String) async throws -> JSONValue {
                try #require(try await carmen.call(method, sent.merging(["course": course]) { own, _ in own }).given()[name])
            }
            let topic = try await made("contents.put", ["title": .text("Rețele")], "topic")
            let resource = try #require(
                try await carmen.call(
                    "contents.resource.put", ["topic": topic, "title": .text("Carte"), "kind": .text("book")]
                ).given()["resource"])
            let objective = try await made("objectives.put", ["share": .integer(60)], "objective")
            let day: [String: JSONValue] = ["title": .text("Temă"), "due": .text("2026-10-12")]
            let event = try await made("plan.put", day, "event")
            let person: [String: JSONValue] = ["first-name": .text("Ion"), "last-name": .text("Pop")]
            let instructor = try await made("instructors.put", person, "instructor")
            let ids: [String: JSONValue] = [
                "topic": topic, "resource": resource, "objective": objective, "event": event, "instructor": instructor,
                "direction": .text("up"), "kind": .text("assessment"), "technique": .text("minute-paper"),
            ]
            let lists = ["contents.list", "objectives.list", "plan.get", "instructors.list", "design.get"]
            func whole() async throws -> [JSONValue] {
                var all: [JSONValue] = []
                for list in lists { all.append(try await carmen.call(list, ["course": course]).given()) }
                return all
            }
            let before = try await whole()

            let things = ["topic", "resource", "objective", "event", "instructor"]
            var tried = 0
            for method in RPCMethod.allCases {
                let names = method.row.takes.map(\.name)
                guard let thing = names.first, things.contains(thing) else { continue }
                var sent: [String: JSONValue] = [:]
                for field in method.row.takes where field.isRequired || field.name == thing { sent[field.name] = ids[field.name] }
                if names.contains("version") { sent["version"] = .text("1") }
                #expect(try await gelu.call(method.name, sent).error == -32004, "\(method.name)")
                tried += 1
            }
            #expect(tried > 20)

            func wrong(_ method: String, _ sent: [String: JSONValue]) async throws -> [String] {
                try await gelu.call(method, sent.merging(["course": own]) { $1 }).wrong
            }
            #expect(try await wrong("objectives.put", ["topics": .list([topic])]) == ["/topics"])
            #expect(try await wrong("contents.put", ["title": .text("a"), "below": topic]) == ["/below"])
            #expect(try await wrong("plan.put", day.merging(["objectives": .list([objective])]) { $1 }) == ["/objectives"])
            let taking: [(String, [String: JSONValue])] = [
                ("objectives.put", ["objective": objective, "share": .integer(1)]),
                ("plan.put", day.merging(["event": event]) { $1 }),
                ("instructors.put", person.merging(["instructor": instructor]) { $1 }),
            ]
            for (method, sent) in taking {
                let taken = try await gelu.call(method, sent.merging(["course": own]) { $1 })
                #expect(taken.error == -32004, "\(method) \(taken.reply.text)")
            }
            #expect(try await whole() == before)
        }
    }
}
