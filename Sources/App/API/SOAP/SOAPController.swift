import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The one address of the service: a page, the description, and all calls.
struct SOAPController: Sendable {
    let site: Site
    let callers: SOAPCallers
    let calls: SOAPCalls

    @Sendable func show(_ request: Request, context: ServiceContext) async throws -> Response {
        let address = site.origin(of: request) + SOAPRoutes.service
        if request.uri.query?.lowercased() == "wsdl" { return Self.xml(ServiceDescription(address: address).text) }
        let strings = site.strings(context.language)
        // Whom a program acts for is nothing to a page.
        var visitor = context.visitor
        visitor.viewer = nil
        let back = Frame.Link(href: DevelopersRoutes.developers, text: strings("developers.title"))
        let frame = site.frame(request, visitor, heading: strings("service1.title"), back: back)
        return try site.respond(ServiceOperationsPage(frame: frame, address: address, strings: strings), visitor)
    }

    @Sendable func call(_ request: Request, context: ServiceContext) async throws -> Response {
        let message = try await message(request)
        let (caller, rest) = try await callers.caller(
            message, context, accepting: request.headers[.acceptLanguage], institution: site.institution.language)
        var response: Response
        do {
            if let wait = rest?.wait { throw ServiceRefusal(.tooMany, seconds: wait) }
            let value = try await calls.answer(message, caller)
            response = Self.xml(try SOAPAnswer.text(value, of: message.operation))
        } catch {
            guard let problem = Problem(error) else { throw error }
            response = site.problem(problem, in: SOAPService(), request, caller.visitor)
            if Self.isOfCall(problem) {
                response.status = .internalServerError
                response.headers[values: .wwwAuthenticate] = []
            }
        }
        rest?.write(to: &response.headers)
        return response
    }

    /// Whether a problem is an answer of the operation and nothing that HTTP says: what is asked for is not there, or a
    /// password that was sent in the call is wrong.
    private static func isOfCall(_ problem: Problem) -> Bool {
        switch problem {
        case .notFound: true
        case .refused(let refusal): refusal.kind == .wrongCredentials
        default: false
        }
    }

    private func message(_ request: Request) async throws -> SOAPMessage {
        try Self.requireType(request.headers[.contentType])
        let body = try await request.body.collect(upTo: ServiceBodies.longestUnpacked)
        return try SOAPMessage(Data(body.readableBytesView), action: request.headers[.soapAction])
    }

    /// - Throws: `ServiceRefusal` for what is not an envelope of SOAP 1.1, in UTF-8.
    private static func requireType(_ type: String?) throws {
        // As most send it.
        if type == SOAPAnswer.type { return }
        let parts = (type ?? "").lowercased().split(separator: ";").map { $0.filter { !" \"'".contains($0) } }
        if parts.first == "application/soap+xml" { throw ServiceRefusal(.versionMismatch) }
        guard parts.first == "text/xml", parts.dropFirst().allSatisfy({ !$0.hasPrefix("charset=") || $0 == "charset=utf-8" })
        else {
            throw ServiceRefusal(.unsupportedType)
        }
    }

    private static func xml(_ text: String) -> Response {
        Response(status: .ok, headers: [.contentType: SOAPAnswer.type], body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}

extension HTTPField.Name {
    static let soapAction = HTTPField.Name("SOAPAction")!
}
