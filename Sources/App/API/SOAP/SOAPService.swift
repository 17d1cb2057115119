import HTTPTypes
import Hummingbird
import NIOCore

/// The service that speaks SOAP 1.1. It states problems as faults.
struct SOAPService: ProgramService {
    func owns(_ path: String) -> Bool { path == SOAPRoutes.service || path.hasPrefix(SOAPRoutes.service + "/") }

    func isOn(_ switches: ServiceSwitches) -> Bool { switches.soap }

    func response(to problem: ServiceProblem) throws -> Response {
        // SOAP 1.1 has one status for all faults of a call (6.2); what HTTP itself must say keeps its own.
        let isOfHTTP = [401, 404, 405, 413, 415, 429].contains(problem.status.code) || problem.status.code >= 500
        return Response(
            status: isOfHTTP ? problem.status : .internalServerError, headers: [.contentType: SOAPAnswer.type],
            body: .init(byteBuffer: ByteBuffer(string: try SOAPAnswer.text(SOAPFault(problem)))))
    }
}

/// What a fault says.
struct SOAPFault: Equatable, Sendable {
    enum Code: String, Sendable {
        /// The message was wrong, or asked for what there is not.
        case client = "Client"
        case server = "Server"
        /// An envelope of another version.
        case version = "VersionMismatch"
        /// A header block that must be understood and is not.
        case header = "MustUnderstand"
    }

    let code: Code
    /// The code of the problem, which all services have in common.
    let problem: String
    let sentence: String
}

extension SOAPFault {
    init(_ problem: ServiceProblem) {
        code =
            switch problem.problem {
            case .refused(let refusal) where refusal.kind == .versionMismatch: .version
            case .refused(let refusal) where refusal.kind == .mustUnderstand: .header
            default: problem.status.code >= 500 ? .server : .client
            }
        self.problem = problem.code
        let places = problem.errors.map { $0.pointer.isEmpty ? $0.detail + "." : $0.pointer + ": " + $0.detail + "." }
        sentence = ([problem.detail] + places).joined(separator: " ")
    }
}
