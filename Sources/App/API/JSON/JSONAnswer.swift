import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What the service that speaks JSON answers.
enum JSONAnswer {
    static let type = "application/json"
    static let problemType = "application/problem+json"
    /// Of a document of an import folder, as it is.
    static let documentType = "text/markdown"

    /// A value as the answer to a request. What is read bears a mark of its content: a program that has the same content
    /// already is told so, and gets no body.
    /// - Throws: `ServiceRefusal` when the program does not take JSON.
    /// - Parameter version: of what two may change: its mark names that as well, also after a change.
    static func answer(
        _ value: some Encodable, to request: Request, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:],
        version: ResourceVersion? = nil
    ) throws -> Response {
        try answer(bytes: bytes(of: value), to: request, status: status, headers: headers, version: version)
    }

    /// The same, for what is JSON already.
    static func answer(
        bytes: [UInt8], to request: Request, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:],
        version: ResourceVersion? = nil
    ) throws -> Response {
        guard AcceptedTypes(request.headers[.accept]).include(type) else { throw ServiceRefusal(.notAcceptable) }
        var fields: HTTPFields = [.contentType: type]
        fields.append(contentsOf: headers)
        guard request.method == .get || request.method == .head else {
            fields[.eTag] = version?.mark(on: bytes)
            return Response(status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        return marked(bytes, fields, to: request, status: status, mark: version?.mark(on: bytes))
    }

    /// Content that is read, with its mark; without the content for a program that has it.
    /// - Parameter mark: nil for one that says nothing but which content it is.
    static func marked(
        _ bytes: [UInt8], _ headers: HTTPFields, to request: Request, status: HTTPResponse.Status = .ok, mark: String? = nil
    ) -> Response {
        // Weak: the same content may come packed or not.
        let mark = mark ?? ContentMark.weak("\"" + ContentDigest(bytes).base64URL(bytes: 16) + "\"")
        let fields = marking(headers, mark)
        if ContentMark.isKnown(mark, to: request) { return unchanged(fields) }
        return Response(status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// What is said beside content with a mark.
    static func marking(_ headers: HTTPFields, _ mark: String) -> HTTPFields {
        var fields = headers
        (fields[.eTag], fields[.cacheControl]) = (mark, "private, no-cache")
        return fields
    }

    /// For a program that has the content.
    static func unchanged(_ headers: HTTPFields) -> Response {
        var fields = headers
        fields[.contentType] = nil
        return Response(status: .notModified, headers: fields)
    }

    static func response(
        _ value: some Encodable, status: HTTPResponse.Status, type: String, headers: HTTPFields = [:]
    ) throws -> Response {
        var fields: HTTPFields = [.contentType: type]
        fields.append(contentsOf: headers)
        return Response(status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: try bytes(of: value))))
    }

    static func bytes(of value: some Encodable) throws -> [UInt8] { [UInt8](try encoder.encode(value)) }

    /// Fields in the order of their names, so that the same content gives the same bytes.
    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

/// The types of answers that a program takes (RFC 9110, 12.5.1).
struct AcceptedTypes: Sendable {
    private let ranges: [Substring]?

    /// - Parameter header: nil accepts everything.
    init(_ header: String?) {
        ranges = header.map { header in
            String(decoding: header.utf8.prefix(1000), as: UTF8.self).lowercased().split(separator: ",").compactMap { element in
                let parts = element.split(separator: ";").map { $0.drop { $0 == " " } }
                let isRefused = parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
                return isRefused ? nil : parts.first.map { $0.prefix { $0 != " " } }
            }
        }
    }

    func include(_ type: String) -> Bool {
        guard let ranges else { return true }
        let group = type.prefix { $0 != "/" } + "/*"
        return ranges.contains { $0 == type || $0 == group || $0 == "*/*" }
    }

    /// Whether the program asks for this very type.
    func name(_ type: String) -> Bool { ranges?.contains { $0 == type } ?? false }
}
