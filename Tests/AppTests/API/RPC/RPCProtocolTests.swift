import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import App

@Suite("The service speaks JSON-RPC 2.0")
struct RPCProtocolTests {
    private static func body(_ method: String, id: String? = "1", _ more: String = "") -> String {
        "{\"jsonrpc\": \"2.0\", \"method\": \"\(method)\"" + (id.map { ", \"id\": \($0)" } ?? "") + more + "}"
    }

    @Test("a call gets its result with its id, whatever that is", arguments: ["1", "-7", "\"a b\"", "null"])
    func ids(id: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.designer("carmen").send(Self.body("courses.list", id: id))
            #expect(answer.reply.status == .ok && answer.reply.headers[.contentType] == "application/json")
            #expect(answer.reply.json?["jsonrpc"]?.text == "2.0" && answer.reply.json?["id"] == JSONValue(Array(id.utf8)))
            #expect(try answer.given().list?.compactMap { $0["number"]?.text }.sorted() == ["ENG1", "PDM301"])
            #expect(answer.reply.json?["error"] == nil)
        }
    }

    @Test("parameters come by their names or in their order")
    func parameters() async throws {
        try await TestSite.run { site in
            let (carmen, course) = (try await site.designer("carmen"), try await site.courseID("PDM301").text)
            let named = try await carmen.call("course.get", "{\"screen\": \"details\", \"course\": \"\(course)\"}")
            let ordered = try await carmen.call("course.get", "[\"\(course)\", \"details\"]")
            #expect(try named.given() == ordered.given() && named.given()["values"]?["title"]?.text != nil)
            let long = try await carmen.call("course.get", "[\"\(course)\", \"details\", null, 1]")
            #expect(long.error == -32602 && long.wrong == ["/3"])
        }
    }

    @Test(
        "what is no JSON, no call or no method has its code",
        arguments: [
            ("{", -32700), ("", -32700), ("{\"a\": 1, \"a\": 2}", -32700), (String(repeating: "[", count: 100), -32700),
            ("[]", -32600), ("1", -32600), ("{}", -32600),
            ("{\"jsonrpc\": \"1.0\", \"method\": \"courses.list\", \"id\": 1}", -32600),
            (body("courses.list", ", \"params\": 1"), -32600), (body("courses.list", ", \"more\": 1"), -32600),
            (body("courses.list", id: "1.5"), -32600), (body("courses.list", id: "{}"), -32600),
            (body("courses.lost"), -32601), (body("courses/list"), -32601), (body(""), -32601),
        ])
    func broken(body: String, code: Int) async throws {
        try await TestSite.run { site in
            let answer = try await site.designer("carmen").send(body)
            #expect(answer.error == code && answer.reply.status == .ok, "\(answer.reply.text)")
            #expect(answer.reply.json?["result"] == nil && answer.reply.json?["id"] != nil)
        }
    }

    @Test("what HTTP says of the request itself has its status, and is an error as well")
    func http() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let call = ByteBuffer(string: Self.body("courses.list"))
            func code(_ headers: HTTPFields, _ body: ByteBuffer = call) async throws -> [Int?] {
                let reply = try await carmen.program.send(RPCRoutes.service, .post, headers, body: body)
                return [reply.status.code, TestDesigner.Answer(reply: reply).error]
            }
            #expect(try await code([.contentType: "text/plain"]) == [415, -32600])
            #expect(try await code([.contentType: "application/json", .accept: "text/html"]) == [406, -32600])
            let long = ByteBuffer(string: String(repeating: " ", count: ServiceBodies.longest + 1))
            #expect(try await code([.contentType: "application/json"], long) == [413, -32600])
            #expect(try await carmen.program.put(RPCRoutes.service, json: "{}").status == .methodNotAllowed)
            site.site.institution.services.jsonRPC = false
            #expect(try await code([.contentType: "application/json"]) == [404, -32004])
            #expect(try await site.visitor().get(RPCRoutes.service).status == .notFound)
        }
    }

    // MARK: - Batches and notifications

    @Test("a batch is answered in its order, each call by itself, and what is no call among them as well")
    func batch() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = try await site.courseID("PDM301").text
            func rename(_ name: String, _ version: String, id: String?) -> String {
                let values = "{\"course\": \"\(course)\", \"screen\": \"name\", \"version\": \"\(version)\","
                return Self.body("course.set", id: id, ", \"params\": \(values) \"values\": {\"working-name\": \"\(name)\"}}")
            }
            let calls = [
                rename("Unu", "", id: "1"), rename("Doi", "", id: "2"), "7", rename("Trei", "Unu", id: nil),
                Self.body("course.get", id: "\"last\"", ", \"params\": [\"\(course)\", \"name\"]"),
            ]
            let replies = try #require(try await carmen.send("[" + calls.joined(separator: ",") + "]").reply.json?.list)
            #expect(replies.map { $0["id"] } == [.integer(1), .integer(2), .null, .text("last")])
            #expect(replies.map { $0["error"]?["code"]?.integer } == [nil, -32009, -32600, nil])
            #expect(replies.last?["result"]?["values"]?["working-name"]?.text == "Trei")
        }
    }

    @Test("notifications get no answer, even those that fail; a batch of them is answered with nothing")
    func notifications() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = try await site.courseID("PDM301").text
            let words = ", \"params\": [\"\(course)\", \"name\", \"\", {\"working-name\": \"Tăcut\"}]"
            for body in [
                Self.body("course.set", id: nil, words), Self.body("courses.lost", id: nil),
                "[\(Self.body("courses.list", id: nil)), \(Self.body("course.get", id: nil))]",
            ] {
                let reply = try await carmen.send(body).reply
                #expect(reply.status == .noContent && reply.text.isEmpty, "\(body)")
            }
            let name = try await carmen.call("course.get", "[\"\(course)\", \"name\"]").given()
            #expect(name["values"]?["working-name"]?.text == "Tăcut")
        }
    }

    @Test("a batch has at most fifty calls")
    func longBatch() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            func batch(_ count: Int) -> String {
                "[" + Array(repeating: Self.body("objectives.words"), count: count).joined(separator: ",") + "]"
            }
            #expect(try await carmen.send(batch(50)).reply.json?.list?.count == 50)
            site.clock.advance(by: .minutes(1))
            let long = try await carmen.send(batch(51))
            #expect(long.error == -32600 && long.reply.json?["id"] == .null)
        }
    }

    @Test("each call of a batch counts, and those that are too many are told so")
    func rates() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let batch = "[" + Array(repeating: Self.body("objectives.words"), count: 50).joined(separator: ",") + "]"
            #expect(try await carmen.send(batch).reply.json?.list?.allSatisfy { $0["result"] != nil } == true)
            let codes = try #require(try await carmen.send(batch).reply.json?.list).map { $0["error"]?["code"]?.integer }
            #expect(codes == Array(repeating: nil, count: 10) + Array(repeating: -32029, count: 40))
            let alone = try await carmen.call("courses.list")
            #expect(alone.error == -32029 && alone.reply.status == .tooManyRequests)
            #expect(alone.reply.headers[.retryAfter] != nil && alone.data?["retryAfter"]?.integer != nil)
        }
    }

    // MARK: - Anything

    /// The same numbers in every run.
    private struct Dealer: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 8 | state << 56
        }
    }

    @Test("whatever becomes of calls on their way, they are answered, and nothing of what is inside is told")
    func mutated() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = try await site.courseID("PDM301").text
            let criteria = "{\"course\": \"\(course)\", \"criteria\": {\"speed\": {\"on\": true}}}"
            let design = "[\"\(course)\", \"\", {\"events\": [{\"hours\": \"1:30\"}], \"seats\": 1}]"
            let kept = [
                Self.body("course.get", ", \"params\": [\"\(course)\", \"policy\"]"),
                Self.body("objectives.put", ", \"params\": " + criteria), Self.body("design.put", ", \"params\": " + design),
            ]
            var dealer = Dealer(state: 31)
            for _ in 0..<150 {
                var bytes = Array(("[" + kept.shuffled(using: &dealer).joined(separator: ",") + "]").utf8)
                for _ in 0..<Int.random(in: 1...3, using: &dealer) {
                    let place = Int.random(in: 0..<bytes.count, using: &dealer)
                    switch Int.random(in: 0...2, using: &dealer) {
                    case 0: bytes[place] = UInt8.random(in: 0...255, using: &dealer)
                    case 1: bytes.remove(at: place)
                    default: bytes.insert(contentsOf: bytes.suffix(place % 20), at: place)
                    }
                }
                site.clock.advance(by: .minutes(1))
                let reply = try await carmen.program.send(
                    RPCRoutes.service, .post, [.contentType: "application/json"], body: ByteBuffer(bytes: bytes))
                #expect(reply.status == .ok && reply.json != nil, "\(String(decoding: bytes, as: UTF8.self))")
                #expect(!reply.text.contains("unexpected") && !reply.text.contains("Error("), "\(reply.text)")
            }
        }
    }
}
