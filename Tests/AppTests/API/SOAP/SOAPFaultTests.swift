import HTTPTypes
import Hummingbird
import Testing

@testable import App

@Suite("What is wrong with a call is a fault with a code, and nothing of ours in it")
struct SOAPFaultTests {
    private static let body = TestService.envelope("GetNumarTeste", "<idUser>-1</idUser>")

    @Test("a service that is off is not there; one that is on takes GET and POST")
    func off() async throws {
        try await TestSite.run { site in
            #expect(try await site.stranger().get(SOAPRoutes.service).status == .notFound)
            #expect(try await site.stranger().get(SOAPRoutes.description).status == .notFound)
            let service = try await site.service("ana")
            site.site.institution.services.soap = false
            #expect(try await service.send(Self.body).reply.status == .notFound)
            site.site.institution.services.soap = true
            let refused = try await service.program.send(SOAPRoutes.service, .put)
            #expect(refused.status == .methodNotAllowed && refused.headers[.allow]?.contains("POST") == true)
        }
    }

    @Test("the sentence is in the language of the caller, who asks for another one by its header")
    func languages() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            for (header, language) in [("en", Language.english), ("sr", .serbian), ("xx", .romanian)] {
                let answer = try await ana.send(
                    TestService.envelope("GetNumarIntrebariTest", "<nrTest>99</nrTest>"), [.acceptLanguage: header])
                #expect(answer.content?["faultstring"]?.text == site.site.strings(language)("refusal.not-found.sentence"))
                #expect(answer.content?["detail"]?["Eroare"]?["mesaj"]?.text == answer.content?["faultstring"]?.text)
            }
        }
    }

    @Test(
        "each mistake of a message has its code, its side and its status",
        arguments: [
            ("x", "malformed", "Client"), ("<!DOCTYPE a><a/>", "malformed", "Client"), ("", "malformed", "Client"),
            (
                "<Envelope xmlns='http://www.w3.org/2003/05/soap-envelope'><Body/></Envelope>", "version-mismatch",
                "VersionMismatch"
            ),
            (
                body.replacing(
                    "<soap:Body>", with: "<soap:Header><a xmlns='urn:a' soap:mustUnderstand='1'/></soap:Header><soap:Body>"),
                "must-understand", "MustUnderstand"
            ),
            (TestService.envelope("Nimic", ""), "unknown-operation", "Client"),
            (TestService.envelope("GetNumarTeste", "<idUser>x</idUser>"), "invalid", "Client"),
            (TestService.envelope("GetNumarTeste", "<idUser>-1</idUser><alt/>"), "invalid", "Client"),
        ])
    func messages(text: String, code: String, side: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.service("ana").send(text)
            #expect(answer.fault == code && answer.faultCode == "soap:" + side)
            #expect(answer.reply.status == .internalServerError)
            #expect(answer.reply.headers[.contentType] == "text/xml; charset=utf-8")
            let children = answer.content?.children.map(\.name.local)
            #expect(answer.content?.name.space == SOAPNames.envelope && children == ["faultcode", "faultstring", "detail"])
        }
    }

    @Test("values that are wrong are named")
    func places() async throws {
        try await TestSite.run { site in
            let answer = try await site.service("ana").call("GetNumarIntrebariTest", "<nrTest>doi</nrTest>")
            #expect(answer.content?["faultstring"]?.text.contains("nrTest: ") == true)
        }
    }

    @Test(
        "what is no text/xml in UTF-8 is not read",
        arguments: [
            ("application/json", "unsupported-type"), ("text/plain", "unsupported-type"), ("", "unsupported-type"),
            ("text/xml; charset=iso-8859-1", "unsupported-type"), ("text/xml;charset=\"UTF-8\"", nil), ("text/xml", nil),
            ("application/soap+xml; charset=utf-8", "version-mismatch"),
        ] as [(String, String?)])
    func types(type: String, code: String?) async throws {
        try await TestSite.run { site in
            let answer = try await site.service("ana").send(Self.body, type: type)
            #expect(answer.fault == code)
        }
    }

    @Test("a packed call is read, and an answer is packed for those who take that")
    func packedCalls() async throws {
        try await TestSite.run { site in
            let ana = try await site.service("ana")
            var headers: HTTPFields = [.contentType: "text/xml", .contentEncoding: "gzip"]
            headers[.acceptEncoding] = "gzip"
            let body = ByteBuffer(bytes: try packed(Array(Self.body.utf8)))
            let reply = try await ana.program.send(SOAPRoutes.service, .post, headers, body: body)
            #expect(reply.status == .ok)
            let wideBody = String(repeating: " ", count: ReceivedXML.longest + 1)
            let wide = try await ana.program.send(
                SOAPRoutes.service, .post, headers,
                body: ByteBuffer(bytes: try packed(Array(wideBody.utf8))))
            #expect(wide.status == .contentTooLarge)
        }
    }

    @Test("a body of more than 256 KB is not read, and nothing is stored of it")
    func long() async throws {
        try await TestSite.run { site in
            let answer = try await site.service("ana").send(String(repeating: " ", count: ServiceBodies.longest) + Self.body)
            #expect(answer.reply.status == .contentTooLarge && answer.fault == "too-large")
        }
    }

    @Test("the page at the address names every operation, and the description is beside it")
    func page() async throws {
        try await TestSite.run { site in
            let program = site.service().program
            let page = try await program.get(SOAPRoutes.service)
            #expect(page.status == .ok && page.headers[.contentType]?.hasPrefix("text/html") == true)
            #expect(SOAPOperation.allCases.allSatisfy { page.text.contains($0.rawValue + "(") })
            for address in [SOAPRoutes.description, SOAPRoutes.service + "?wsdl"] {
                let description = try await program.get(address)
                #expect(description.headers[.contentType] == "text/xml; charset=utf-8")
                #expect(try ReceivedXML.read(.init(description.bytes)).name.local == "definitions")
            }
        }
    }
}
