import Foundation
import Testing

@testable import App

@Suite("What version 1 of the service for programs has promised stays")
struct ReleasedAPITests {
    /// The description as it was released, without its sentences. What is added in a release is added there as well; nothing of
    /// it is taken away.
    private static let released = "Tests/Release/api-v1.json"

    private static func promises(of file: String) throws -> APIPromises {
        let data = try Data(contentsOf: TestSite.package.appendingPathComponent(file))
        return APIPromises(try #require(JSONValue(data), "\(file) is no JSON"))
    }

    @Test("what was released is in the description of today, with its type, and nothing more is needed")
    func stays() throws {
        let released = try Self.promises(of: Self.released)
        #expect(released.given.count > 500 && !released.needed.isEmpty)
        let complaints = try Self.promises(of: "Public/" + OpenAPIController.file).complaints(against: released)
        #expect(complaints == [], "put it back: programs rely on it")
    }

    private static let sample = #"""
        {"paths": {"/things": {"post": {
            "operationId": "makeThing", "security": [{"token": ["a.write"]}],
            "parameters": [{"name": "limit", "in": "query", "schema": {"type": "integer"}}],
            "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sent"}}}},
            "responses": {
                "200": {
                    "headers": {"ETag": {}}, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}},
                "default": {"$ref": "#/components/responses/Problem"}}}}},
        "components": {
            "responses": {"Problem": {"content": {"application/problem+json": {"schema": {"type": "object"}}}}},
            "schemas": {
                "Sent": {"properties": {"name": {"type": "string"}, "size": {"type": ["integer", "null"]}}, "required": ["name"]},
                "Thing": {"oneOf": [{"$ref": "#/components/schemas/Big"}, {"type": "null"}]},
                "Big": {
                    "properties": {
                        "kind": {"type": "string", "enum": ["one", "two"]}, "at": {"type": "string", "format": "date"},
                        "parts": {"type": "array", "items": {"properties": {"number": {"type": "integer"}}}}},
                    "required": ["kind"]}}}}
        """#

    private static func complaints(_ old: String, _ new: String) throws -> [String] {
        try #require(sample.contains(old), "\(old)")
        let earlier = APIPromises(try #require(JSONValue(Data(sample.utf8))))
        let changed = APIPromises(try #require(JSONValue(Data(sample.replacing(old, with: new).utf8)), "\(new)"))
        return changed.complaints(against: earlier)
    }

    @Test(
        "what is taken away, changed or newly needed is found out",
        arguments: [
            (#""/things""#, #""/other""#), (#""post""#, #""put""#), ("makeThing", "addThing"), ("a.write", "b.write"),
            (#""limit", "in": "query", "schema": {"type": "integer"}"#, #""limit", "in": "query", "schema": {"type": "string"}"#),
            (#""in": "query","#, #""in": "query", "required": true,"#),
            (#""requestBody": {"#, #""requestBody": {"required": true, "#),
            (#""200""#, #""201""#), (#""ETag""#, #""Link""#), ("problem+json", "json"), (#""size""#, #""length""#),
            (#"["integer", "null"]"#, #""integer""#), (#""required": ["name"]"#, #""required": ["name", "size"]"#),
            ("schemas/Big", "schemas/Sent"), (#""two""#, #""three""#), (#""format": "date""#, #""format": "time""#),
            (#""number""#, #""place""#), (#""items": {"properties": {"number": {"type": "integer"}}}"#, #""items": {}"#),
            (#""required": ["kind"]"#, #""required": []"#),
        ])
    func changed(old: String, new: String) throws {
        #expect(try !Self.complaints(old, new).isEmpty, "\(old)")
    }

    @Test(
        "what is added breaks no promise",
        arguments: [
            (#""paths": {"#, #""paths": {"/more": {"get": {"security": [], "responses": {}}}, "#),
            (#""parameters": ["#, #""parameters": [{"name": "after", "in": "query", "schema": {"type": "string"}}, "#),
            (#""enum": ["one","#, #""enum": ["zero", "one","#), (#""required": ["name"]"#, #""required": []"#),
            (#""kind": {"#, #""more": {"type": "integer"}, "kind": {"#),
            (#""required": ["kind"]"#, #""required": ["kind", "at"]"#),
            (#""size": {"#, #""shape": {"properties": {"sides": {}}, "required": ["sides"]}, "size": {"#),
            (#""security": ["#, #""security": [{"basic": ["a.write"]}, "#),
            (#""responses": {"#, #""summary": "More", "responses": {"#),
        ])
    func added(old: String, new: String) throws {
        #expect(try Self.complaints(old, new) == [], "\(new)")
    }
}
