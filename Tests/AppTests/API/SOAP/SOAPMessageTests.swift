import Testing

@testable import App

@Suite("Calls are read as many clients write them")
struct SOAPMessageTests {
    private static func read(_ text: String, action: String? = nil) throws -> SOAPMessage {
        try SOAPMessage(ReceivedXML.read(.init(text.utf8)), action: action)
    }

    private static func envelope(_ body: String, header: String = "") -> String {
        "<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\">\(header)<s:Body>\(body)</s:Body></s:Envelope>"
    }

    /// Messages as clients wrote them: the paper's by wsdl2objc, that for Android by kSOAP, .NET's, and one by zeep.
    private static let kept = [
        """
        <?xml version="1.0"?>
        <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:Service1="http://tempuri.org/"
          xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
          soap:encodingStyle="">
          <soap:Body>
            <Service1:GetNumarTeste>
              <Service1:idUser>-1</Service1:idUser>
            </Service1:GetNumarTeste>
          </soap:Body>
        </soap:Envelope>
        """,
        """
        <v:Envelope xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns:d="http://www.w3.org/2001/XMLSchema" \
        xmlns:c="http://schemas.xmlsoap.org/soap/encoding/" xmlns:v="http://schemas.xmlsoap.org/soap/envelope/"><v:Header />\
        <v:Body><n0:GetNumarTeste id="o0" c:root="1" xmlns:n0="http://tempuri.org/">\
        <idUser i:type="d:int">-1</idUser></n0:GetNumarTeste></v:Body></v:Envelope>
        """,
        """
        <?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" \
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body>\
        <GetNumarTeste xmlns="http://tempuri.org/"><idUser>-1</idUser></GetNumarTeste></soap:Body></soap:Envelope>
        """,
        """
        <?xml version='1.0' encoding='utf-8'?>
        <soap-env:Envelope xmlns:soap-env="http://schemas.xmlsoap.org/soap/envelope/"><soap-env:Body>\
        <ns0:GetNumarTeste xmlns:ns0="http://tempuri.org/"><ns0:idUser>-1</ns0:idUser>\
        </ns0:GetNumarTeste></soap-env:Body></soap-env:Envelope>
        """,
    ]

    @Test("with any prefixes, a default namespace, types and spaces between", arguments: kept)
    func keptMessages(text: String) throws {
        let message = try Self.read(text)
        #expect(message.operation == .countTests && message.credentials == nil)
        #expect(try message.arguments.int("idUser") == -1)
    }

    @Test(
        "SOAPAction names the operation with quotation marks or without, or says nothing",
        arguments: ["\"http://tempuri.org/GetTeme\"", "http://tempuri.org/GetTeme", "\"\"", "", nil] as [String?])
    func actions(action: String?) throws {
        let message = try Self.read(Self.envelope("<GetTeme xmlns=\"http://tempuri.org/\"/>"), action: action)
        #expect(message.operation == .listTopics)
    }

    @Test(
        "an action or an element of nothing that there is, is unknown",
        arguments: [
            ("<GetTeme xmlns='http://tempuri.org/'/>", "\"http://tempuri.org/Logout\""),
            ("<GetTeme xmlns='http://tempuri.org/'/>", "GetTeme"),
            ("<GetTeme/>", ""), ("<GetTeme xmlns='urn:a'/>", ""), ("<getteme xmlns='http://tempuri.org/'/>", ""),
            ("<Drop xmlns='http://tempuri.org/'/>", ""),
        ])
    func unknown(body: String, action: String) {
        #expect(throws: ServiceRefusal(.unknownOperation)) { try Self.read(Self.envelope(body), action: action) }
    }

    @Test(
        "an envelope without one body with one element is none",
        arguments: [
            "<Envelope xmlns='http://schemas.xmlsoap.org/soap/envelope/'/>", envelope(""), envelope("x"),
            envelope("<GetTeme xmlns='http://tempuri.org/'/><GetTeme xmlns='http://tempuri.org/'/>"),
            envelope("<GetTeme xmlns='http://tempuri.org/'/></s:Body><s:Body><GetTeme xmlns='http://tempuri.org/'/>"),
            envelope("<GetTeme xmlns='http://tempuri.org/'/>", header: "<s:Header/><s:Header/>"),
            envelope("<GetTeme xmlns='http://tempuri.org/'/>", header: "x"), "<a/>",
        ])
    func bodies(text: String) {
        #expect(throws: ServiceRefusal(.malformed)) { try Self.read(text) }
    }

    @Test("an envelope of SOAP 1.2, or of no version, is of another one")
    func versions() {
        for space in ["http://www.w3.org/2003/05/soap-envelope", "", "urn:soap"] {
            #expect(throws: ServiceRefusal(.versionMismatch)) { try Self.read("<Envelope xmlns='\(space)'><Body/></Envelope>") }
        }
    }

    @Test("header blocks of others are left aside, unless this receiver must understand them")
    func headers() throws {
        func read(_ block: String) throws -> SOAPMessage {
            try Self.read(Self.envelope("<GetTeme xmlns='http://tempuri.org/'/>", header: "<s:Header>\(block)</s:Header>"))
        }
        #expect(try read("").credentials == nil)
        #expect(try read("<a:b xmlns:a='urn:a' s:mustUnderstand='0'><c/></a:b><d/>").credentials == nil)
        #expect(try read("<b xmlns='urn:a' s:mustUnderstand='1' s:actor='urn:someone'/>").operation == .listTopics)
        for actor in ["", "s:actor='http://schemas.xmlsoap.org/soap/actor/next'", "s:actor=''"] {
            #expect(throws: ServiceRefusal(.mustUnderstand)) { try read("<b xmlns='urn:a' s:mustUnderstand='1' \(actor)/>") }
        }
        let own = "<t:Autentificare xmlns:t='http://tempuri.org/' s:mustUnderstand='1'><t:jeton>abc</t:jeton></t:Autentificare>"
        #expect(try read("<x/>" + own).credentials == "abc")
        #expect(throws: ServiceRefusal(.malformed)) { try read(own + own) }
        #expect(throws: ServiceRefusal.self) { try read("<Autentificare xmlns='http://tempuri.org/'/>") }
    }

    // MARK: - Parameters

    private static func answer(_ parameters: String) throws -> SOAPArguments {
        let body = "<TrimiteRaspuns xmlns='http://tempuri.org/' xmlns:i='http://www.w3.org/2001/XMLSchema-instance'>"
        return try read(envelope(body + "<idUser>-1</idUser><nrTest>1</nrTest>" + parameters + "</TrimiteRaspuns>")).arguments
    }

    @Test("an answer is one option, several, a text, or nothing, which takes it back")
    func answers() throws {
        #expect(try Self.answer("<idIntrebare>7</idIntrebare><idVarianta> +2\n</idVarianta>").optionalInt("idVarianta") == 2)
        #expect(try Self.answer("<idVarianta i:nil='true'/><idIntrebare>7</idIntrebare>").optionalInt("idVarianta") == nil)
        #expect(try Self.answer("<idIntrebare>7</idIntrebare><idVarianta/>").optionalInt("idVarianta") == nil)
        #expect(try Self.answer("<idIntrebare>7</idIntrebare>").optionalText("text") == nil)
        let several = try Self.answer("<idIntrebare>7</idIntrebare><variante><int>1</int><int>3</int></variante><text/>")
        #expect(several.ints("variante") == [1, 3] && several.optionalText("text") == "")
    }

    @Test(
        "what is wrong is told with its place",
        arguments: [
            ("", "idIntrebare", "refusal.field-missing"), ("<idIntrebare/>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare i:nil='true'/>", "idIntrebare", "refusal.field-missing"),
            ("<idIntrebare>x</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare>1.0</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare>1 2</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare>+-1</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare>2147483648</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare>99999999999999999999999999</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare><a/>1</idIntrebare>", "idIntrebare", "refusal.field-integer"),
            ("<idIntrebare>1</idIntrebare><idIntrebare>1</idIntrebare>", "idIntrebare", "refusal.field-twice"),
            ("<idIntrebare>1</idIntrebare><alt>1</alt>", "TrimiteRaspuns", "refusal.field-unknown"),
            ("<idIntrebare>1</idIntrebare><text xmlns='urn:a'>1</text>", "TrimiteRaspuns", "refusal.field-unknown"),
            ("<idIntrebare>1</idIntrebare>x", "TrimiteRaspuns", "refusal.field-unknown"),
            ("<idIntrebare>1</idIntrebare><text><b/></text>", "text", "refusal.field-text"),
            ("<idIntrebare>1</idIntrebare><variante><x>1</x></variante>", "variante", "refusal.field-list"),
            ("<idIntrebare>1</idIntrebare><variante><int>1</int><int>x</int></variante>", "variante/2", "refusal.field-integer"),
        ])
    func wrong(parameters: String, place: String, key: String) throws {
        let refusal = try #require(throws: ServiceRefusal.self) { try Self.answer(parameters) }
        #expect(refusal.kind == .invalid)
        #expect(refusal.errors.map(\.field) == [place] && refusal.errors.map(\.key) == [key])
    }

    @Test("texts and lists have an end")
    func lengths() throws {
        func key(_ parameters: String) throws -> String? {
            try #require(throws: ServiceRefusal.self) { try Self.answer("<idIntrebare>1</idIntrebare>" + parameters) }.errors
                .first?.key
        }
        #expect(try key("<text>\(String(repeating: "a", count: SOAPReader.longest + 1))</text>") == "refusal.field-long")
        let ints = String(repeating: "<int>1</int>", count: SOAPReader.most + 1)
        #expect(try key("<variante>\(ints)</variante>") == "refusal.field-list")
    }
}
