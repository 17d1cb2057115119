import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import App

@Suite("Problems have a code, and each service states them in its way")
struct ProblemsOfServicesTests {
    private static func shown(_ problem: Problem, _ language: Language = .english) throws -> ServiceProblem {
        try ServiceProblem(
            problem: problem, strings: SamplePages.strings(language), type: "https://gata.example.org/developers#x"
        )
    }

    @Test("no two problems have the same code")
    func codes() {
        let codes = Problem.ofServices.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil })
    }

    @Test("the status is one of an error, and says the same as the code", arguments: ServiceRefusal.Kind.allCases)
    func statuses(kind: ServiceRefusal.Kind) {
        #expect((400..<500).contains(Problem.refused(kind).status.code))
    }

    @Test("JSON has the code, the words and the places", arguments: Language.allCases)
    func json(language: Language) async throws {
        let errors = FormErrors(items: [.init(field: "/a", key: "refusal.field-long", values: ["most": "5"])])
        let problem = try Self.shown(.invalid(errors), language)
        let response = try JSONService().response(to: problem)
        #expect(response.status.code == 422 && response.headers[.contentType] == "application/problem+json")
        let json = try await JSONValue(Self.bytes(of: response))
        #expect(json?["code"] == .text("invalid") && json?["status"] == .integer(422))
        #expect(json?["errors"]?[0]?["pointer"] == .text("/a"))
        #expect(json?["errors"]?[0]?["detail"]?.text?.contains("5") == true)
        #expect(json?["detail"]?.text == problem.detail && !problem.detail.isEmpty)
    }

    @Test("SOAP has a fault with the same code, of the caller or of the server")
    func soap() async throws {
        for (problem, code, status) in [
            (Problem.refused(.tooLate), "Client", 500), (.unexpected(id: "0123456789ab"), "Server", 500),
            (.signInNeeded, "Client", 401),
        ] {
            let response = try SOAPService().response(to: Self.shown(problem))
            let text = String(decoding: try await Self.bytes(of: response), as: UTF8.self)
            #expect(response.status.code == status)
            #expect(text.contains("<faultcode>soap:\(code)</faultcode>") && text.contains("<cod>\(problem.code)</cod>"))
        }
    }

    @Test("a mistake of ours says under which name it is in the log, and nothing else")
    func unexpected() throws {
        #expect(try Self.shown(.unexpected(id: "0123456789ab")).detail.contains("0123456789ab"))
    }

    private static func bytes(of response: Response) async throws -> [UInt8] {
        let body = CollectedAnswer()
        try await response.body.write(body)
        return body.bytes
    }
}

/// Collects a body.
private final class CollectedAnswer: ResponseBodyWriter {
    private(set) var bytes: [UInt8] = []

    func write(_ part: ByteBuffer) async throws { bytes += part.readableBytesView }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
