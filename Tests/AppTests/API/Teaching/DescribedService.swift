import Foundation
import HTTPTypes
import Testing

@testable import App

/// The description of the JSON service, against which answers are held.
struct DescribedService {
    private let schema: DocumentedSchema

    init() throws {
        let file = TestSite.package.appendingPathComponent("Public/" + OpenAPIController.file)
        schema = DocumentedSchema(document: try #require(JSONValue(Data(contentsOf: file))))
    }

    /// A sentence for each place where an answer is other than described.
    /// - Parameter path: the address, without what follows a question mark.
    func complaints(_ reply: TestProgram.Reply, to method: HTTPRequest.Method, _ path: String) -> [String] {
        guard let operation = operation(method.rawValue.lowercased(), path) else { return ["\(path) is not described"] }
        let described = operation["responses"]?["\(reply.status.code)"]
        guard described != nil || reply.status.code >= 400 else { return ["\(path): \(reply.status) is not described"] }
        if reply.status == .notModified { return [] }
        let type = String((reply.headers[.contentType] ?? "").prefix { $0 != ";" })
        let problem = schema.document["components"]?["responses"]?["Problem"]
        // What is only named is the problem that every operation may answer: there is no other.
        let whole = described?["content"] == nil ? problem : described
        guard let content = whole?["content"]?[type] else {
            return ["\(path): \(reply.status) is not described as \(type)"]
        }
        guard let json = reply.json, type.hasSuffix("json") else { return [] }
        return schema.complaints(json, as: content["schema"] ?? .object([:]), at: path)
    }

    private func operation(_ method: String, _ path: String) -> JSONValue? {
        guard case .object(let paths)? = schema.document["paths"] else { return nil }
        let own = path.dropFirst(JSONRoutes.version.count).split(separator: "/")
        let found = paths.first { known, methods in
            let parts = known.split(separator: "/")
            return parts.count == own.count && methods[method] != nil
                && zip(parts, own).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
        }
        return found?.value[method]
    }
}

/// A program of somebody who teaches, whose answers are all as described.
struct DescribedTeacher {
    let program: TestProgram
    private let service: DescribedService

    init(_ userName: String, _ site: TestSite) async throws {
        program = try await site.program(userName, [.teachRead, .teachWrite]).sending(.acceptLanguage, "en")
        service = try DescribedService()
    }

    func get(_ path: String, _ more: HTTPFields = [:]) async throws -> TestProgram.Reply { try await ask(path, .get, nil, more) }

    func post(_ path: String, _ json: String = "{}", _ more: HTTPFields = [:]) async throws -> TestProgram.Reply {
        try await ask(path, .post, json, more)
    }

    func put(_ path: String, _ json: String, _ more: HTTPFields = [:]) async throws -> TestProgram.Reply {
        try await ask(path, .put, json, more)
    }

    /// Changes what is at an address as it is there now.
    func change(_ path: String, _ json: String) async throws -> TestProgram.Reply {
        try await put(path, json, [.ifMatch: version(path)])
    }

    /// Publishes what is written, with what is accepted.
    func publish(_ path: String, _ json: String = "{}") async throws -> TestProgram.Reply {
        try await post(path + "/publications", json, [.ifMatch: version(path + "/text")])
    }

    /// The same with everything accepted.
    func publishAnyway(_ path: String) async throws -> TestProgram.Reply {
        let reply = try await publish(path)
        guard let accept = reply.json?["accept"]?.text else { return reply }
        return try await publish(path, #"{"accepted": "\#(accept)"}"#)
    }

    /// The version of what is at an address.
    func version(_ path: String) async throws -> String { try #require(try await get(path).headers[.eTag]) }

    private func ask(
        _ path: String, _ method: HTTPRequest.Method, _ json: String?, _ more: HTTPFields
    ) async throws -> TestProgram.Reply {
        let reply = try await program.send(path, method, more, json: json)
        #expect(service.complaints(reply, to: method, String(path.prefix { $0 != "?" })) == [], "\(reply.text.prefix(500))")
        return reply
    }
}

extension TestSite {
    /// Where programs of teachers find the test of a title, and a course.
    func taughtTest(_ title: String) async throws -> String {
        TeachingRoutes.test(ID(text: Self.lastPart(try await test(title))))
    }

    func taughtCourse(_ code: String = "PDM301") async throws -> String { TeachingRoutes.course(try await courseID(code)) }

    func taughtLesson(_ title: String) async throws -> String {
        TeachingRoutes.lesson(ID(text: Self.lastPart(try await lesson(title))))
    }
}

/// A text as it stands in JSON.
func quoted(_ text: String) throws -> String { String(decoding: try JSONEncoder().encode(text), as: UTF8.self) }
