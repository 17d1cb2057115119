import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A registration as the answer to a request. Its mark (ETag) begins with its version, and names the content as well: the place
/// in a waiting list changes without anything happening to the registration.
struct RegistrationAnswer {
    private let resource: RegistrationDetailsResource
    private let bytes: [UInt8]
    let mark: String

    init(_ details: ExamDetails, at now: Instant) throws {
        resource = RegistrationDetailsResource(details, at: now)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        bytes = [UInt8](try encoder.encode(resource))
        mark = "\"\(details.registration.sequence).\(ContentDigest(bytes).base64URL(bytes: 16))\""
    }

    /// - Parameter headers: what else is said.
    func response(
        to request: Request, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) throws -> Response {
        var fields: HTTPFields = [.eTag: mark, .cacheControl: "private, no-cache"]
        fields.append(contentsOf: headers)
        let isRead = request.method == .get || request.method == .head
        guard AcceptedTypes(request.headers[.accept]).include(JSONAnswer.type) else { throw ServiceRefusal(.notAcceptable) }
        if isRead, JSONAnswer.isKnown(mark, to: request) { return Response(status: .notModified, headers: fields) }
        fields[.contentType] = JSONAnswer.type
        return Response(status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// Says that the registration was changed meanwhile, and what is there now.
    func overtaken(_ problem: ServiceProblem) throws -> Response {
        var response = try JSONAnswer.response(
            OvertakenRegistration(problem: JSONProblem(problem), current: resource), status: problem.status,
            type: JSONAnswer.problemType)
        response.headers[.eTag] = mark
        return response
    }
}

/// A problem with what is there now.
struct OvertakenRegistration: Encodable, Sendable {
    let problem: JSONProblem
    let current: RegistrationDetailsResource

    private enum Key: CodingKey { case current }

    func encode(to encoder: any Encoder) throws {
        try problem.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(current, forKey: .current)
    }
}
