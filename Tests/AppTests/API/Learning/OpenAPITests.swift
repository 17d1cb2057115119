import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("The description of the service for programs")
struct OpenAPITests {
    private struct Operation {
        let method: String
        let path: String
        let content: JSONValue

        /// As the map of addresses has it.
        var route: String { method + " " + JSONRoutes.version + path.replacing(#/\{(\w+)\}/#) { ":" + $0.1 } }

        /// The scopes that a token needs; nil where nobody has to be signed in.
        var scopes: [String]? {
            guard let security = content["security"]?.list?.first else { return nil }
            return security["token"]?.list?.compactMap(\.text)
        }

        /// The address with ids of which there is none.
        var address: String { JSONRoutes.version + path.replacing("{number}", with: "1").replacing(#/\{\w+\}/#, with: "none") }
    }

    private static func document() throws -> JSONValue {
        let file = TestSite.package.appendingPathComponent("Public/" + OpenAPIController.file)
        return try #require(JSONValue(Data(contentsOf: file)))
    }

    private static func operations() throws -> [Operation] {
        guard case .object(let paths)? = try document()["paths"] else { return [] }
        return paths.sorted { $0.key < $1.key }.flatMap { path, methods -> [Operation] in
            guard case .object(let methods) = methods else { return [] }
            return methods.sorted { $0.key < $1.key }.map {
                Operation(method: $0.key.uppercased(), path: path, content: $0.value)
            }
        }
    }

    @Test("it has every route of the service, and no other")
    func routes() async throws {
        let described = try Self.operations().map(\.route).sorted()
        let routes = try await URLMap.routes().filter { $0.contains(" " + JSONRoutes.version) && !$0.hasPrefix("HEAD ") }
        #expect(described == routes.sorted())
    }

    @Test("every operation is named once, and has parameters for what stands in its address")
    func wellFormed() throws {
        let operations = try Self.operations()
        let names = operations.compactMap { $0.content["operationId"]?.text }
        #expect(Set(names).count == operations.count)
        for operation in operations {
            let written = operation.path.matches(of: #/\{(\w+)\}/#).map { String($0.1) }
            let described = operation.content["parameters"]?.list?.filter { $0["in"]?.text == "path" }.compactMap {
                $0["name"]?.text
            }
            #expect(described ?? [] == written, "\(operation.route)")
            let problem = operation.content["responses"]?["default"]?["$ref"]?.text
            #expect(problem == "#/components/responses/Problem", "\(operation.route)")
        }
    }

    @Test("every POST takes a key, and says which answers a key can have; nothing else takes one")
    func keys() throws {
        for operation in try Self.operations() {
            let key = operation.content["parameters"]?.list?.first { $0["name"]?.text == HTTPField.Name.idempotencyKey.rawName }
            #expect((key != nil) == (operation.method == "POST"), "\(operation.route)")
            guard let key else { continue }
            #expect(key["in"]?.text == "header" && key["required"] == .flag(false), "\(operation.route)")
            for refusal in [ServiceRefusal.Kind.keyInUse, .answerLost, .keyReused] {
                let answer = operation.content["responses"]?["\(ServiceRefusal(refusal).status.code)"]
                #expect(answer?["description"]?.text?.contains(refusal.rawValue) == true, "\(operation.route) \(refusal)")
            }
            let pattern = try Regex(#require(key["schema"]?["pattern"]?.text))
            let longest = String(repeating: "a", count: RepeatedRequests.longestKey)
            for good in ["a", "!~", "a\"b\"", "\"a\"", "\"a\"b\"", "\"\"\"", longest, "\"\(longest)\""] {
                #expect(try pattern.wholeMatch(in: good) != nil, "\(good)")
            }
            for bad in ["", "\"", "\"\"", "\"a", "a b", "ă", "\(longest)a", "\"\(longest)a\""] {
                #expect(try pattern.wholeMatch(in: bad) == nil, "\(bad)")
            }
        }
    }

    @Test("each route wants the scopes that are described, and no more")
    func scopes() async throws {
        let operations = try Self.operations()
        try await TestSite.run { site in
            // A person has only so many tokens.
            var programs: [[String]: TestProgram] = [:]
            func program(_ userName: String, _ scopes: Set<TokenScope>) async throws -> TestProgram {
                let key = [userName] + scopes.map(\.rawValue).sorted()
                if let known = programs[key] { return known }
                let new = try await site.program(userName, scopes)
                programs[key] = new
                return new
            }
            for operation in operations {
                let method = try #require(HTTPRequest.Method(operation.method))
                func code(_ program: TestProgram) async throws -> String? {
                    try await program.send(operation.address, method, json: method == .get ? nil : "{}").code
                }
                let visitor = try await code(site.stranger())
                #expect((visitor == "sign-in-needed") == (operation.scopes != nil), "\(operation.route)")
                guard let scopes = operation.scopes else { continue }
                let needed = Set(scopes.compactMap(TokenScope.init(rawValue:)))
                let holder = needed.first?.holder ?? "ana"
                let enough = try await code(program(holder, needed.isEmpty ? [.learnRead] : needed))
                #expect(enough != "scope-too-small", "\(operation.route)")
                for scope in needed {
                    let others = Set(TokenScope.allCases).subtracting([scope])
                    #expect(try await code(program(holder, others)) == "scope-too-small", "\(operation.route)")
                }
            }
        }
    }

    @Test("it is there for everybody, and is what the file has")
    func everybody() async throws {
        let written = try Self.document()
        try await TestSite.run { site in
            let reply = try await site.stranger().get(LearnerRoutes.document)
            #expect(reply.status == .ok && reply.headers[.contentType] == "application/json")
            #expect(reply.json == written)
            let tag = try #require(reply.headers[.eTag])
            let again = try await site.stranger().get(LearnerRoutes.document, [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
        }
    }

    @Test("the answers of a whole journey are as it describes them")
    func answers() async throws {
        let schema = DocumentedSchema(document: try Self.document())
        let operations = try Self.operations()
        try await TestSite.run(from: .lessons) { site in
            try await site.letPrograms(true, take: "Test final")
            for title in ["Exerciții", "Test final"] {
                for exchange in try await journey(site, title) {
                    let operation = operations.first { URLMap.matches($0.route, exchange.method, exchange.path) }
                    let responses = try #require(operation?.content["responses"], "\(exchange.path)")
                    let status = "\(exchange.reply.status.code)"
                    #expect(responses[status] != nil || exchange.reply.status.code >= 400, "\(exchange.path): \(status)")
                    let content = responses[status]?["content"]?["application/json"]?["schema"]
                    let described = content ?? schema.document["components"]?["schemas"]?["Problem"]
                    let complaints = schema.complaints(try #require(exchange.reply.json), as: try #require(described))
                    #expect(complaints == [], "\(exchange.method) \(exchange.path)")
                }
            }
        }
    }

    private struct Exchange {
        let method: String
        let path: String
        let reply: TestProgram.Reply
    }

    private func journey(_ site: TestSite, _ title: String) async throws -> [Exchange] {
        let learner = try await site.learner("ana")
        var exchanges: [Exchange] = []
        func ask(_ path: String, _ method: HTTPRequest.Method = .get, _ json: String? = nil) async throws {
            let reply = try await learner.program.send(path, method, json: json)
            exchanges.append(Exchange(method: method.rawValue, path: path, reply: reply))
        }
        let test = try await learner.test(title)
        for path in ["/me", "/home", "/courses", "/tests", "/lessons", "/receipts/none"] {
            try await ask(JSONRoutes.version + path)
        }
        try await ask(test)
        try await ask(test + "/attempts", .post, "{}")
        try await ask(test + "/attempts", .post, "{}")
        let attempt = try #require(exchanges.last?.reply.headers[.location])
        for path in ["", "/questions", "/questions/2", "/questions/9", "/result", "/log"] { try await ask(attempt + path) }
        try await ask(attempt + "/questions/2/answer", .put, #"{"options": [1, 3], "seen": 0}"#)
        try await ask(attempt + "/questions/2/answer", .put, #"{"options": [7]}"#)
        try await ask(attempt + "/answers", .patch, #"{"answers": [{"number": 1, "options": [1], "isFlagged": true}]}"#)
        for path in ["", "/questions", "/questions/1"] { try await ask(attempt + path) }
        try await ask(attempt + "/submission", .post, "{}")
        for path in ["", "/questions", "/result", "/log"] { try await ask(attempt + path) }
        let receipt = try #require(exchanges.dropLast().last?.reply.json?["receipt"]?.text)
        try await ask(JSONRoutes.version + "/receipts/" + receipt)
        for path in ["/home", "/tests", "/attempts"] { try await ask(JSONRoutes.version + path) }
        try await ask(test)
        let lesson = JSONRoutes.version + (try await site.lesson("Straturile sistemului"))
        try await ask(lesson)
        try await ask(lesson + "/reading", .put, #"{"isRead": true}"#)
        let course = try #require(exchanges.first { $0.path.hasSuffix("/courses") }?.reply.json?["items"]?[0]?["id"]?.text)
        try await ask(LearnerRoutes.courses + "/" + course)
        return exchanges
    }
}
