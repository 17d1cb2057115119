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
            status: isOfHTTP ? problem.status : .internalServerError, headers: [.contentType: "text/xml; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: SOAPFault(problem).text)))
    }
}

/// A fault as it stands in an envelope.
struct SOAPFault: Sendable {
    let text: String

    init(_ problem: ServiceProblem) {
        let isOurs = problem.status.code >= 500
        let (code, words) = (HTML.escape(problem.code), HTML.escape(problem.detail))
        text = """
            <?xml version="1.0" encoding="utf-8"?>
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>\
            <faultcode>soap:\(isOurs ? "Server" : "Client")</faultcode><faultstring>\(words)</faultstring>\
            <detail><Eroare xmlns="http://tempuri.org/"><cod>\(code)</cod><mesaj>\(words)</mesaj></Eroare></detail>\
            </soap:Fault></soap:Body></soap:Envelope>
            """
    }
}
