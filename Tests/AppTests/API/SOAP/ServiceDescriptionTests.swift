import Foundation
import Testing

@testable import App

@Suite("The description says all that messages are")
struct ServiceDescriptionTests {
    private static let text = ServiceDescription(address: "https://gata.example.org/Service1.asmx?a&b").text
    private static let root = Result { try ReceivedXML.read(Data(text.utf8)) }

    private static func all(_ name: String, in element: ReceivedElement) -> [ReceivedElement] {
        (element.name.local == name ? [element] : []) + element.children.flatMap { all(name, in: $0) }
    }

    @Test("it is XML of WSDL 1.1, with the address in it")
    func whole() throws {
        let root = try Self.root.get()
        #expect(root.name == .init(space: "http://schemas.xmlsoap.org/wsdl/", local: "definitions"))
        #expect(root.plain("targetNamespace") == "http://tempuri.org/")
        #expect(root.children.map(\.name.local).filter { $0 != "message" } == ["types", "portType", "binding", "service"])
        #expect(Self.all("address", in: root).first?.plain("location") == "https://gata.example.org/Service1.asmx?a&b")
    }

    @Test("every operation has its elements, its messages and its action", arguments: SOAPOperation.allCases)
    func operations(operation: SOAPOperation) throws {
        let (root, name) = (try Self.root.get(), operation.rawValue)
        let schema = try #require(Self.all("schema", in: root).first)
        let elements = schema.children.filter { $0.name.local == "element" }.compactMap { $0.plain("name") }
        #expect(elements.filter { $0 == name }.count == 1 && elements.filter { $0 == name + "Response" }.count == 1)
        let messages = root.children.filter { $0.name.local == "message" }.compactMap { $0.plain("name") }
        #expect(messages.filter { [name + "SoapIn", name + "SoapOut"].contains($0) }.count == 2)
        let bound = Self.all("operation", in: root).filter { $0.plain("name") == name }
        #expect(bound.count == 2)
        #expect(bound.flatMap(\.children).compactMap { $0.plain("soapAction") } == ["http://tempuri.org/" + name])
    }

    @Test("every type that is named is there once, and every message and element that is meant")
    func references() throws {
        let root = try Self.root.get()
        let types = Self.all("complexType", in: root).compactMap { $0.plain("name") }
        #expect(Set(types).count == types.count)
        let named = Self.all("element", in: root).compactMap { $0.plain("type") }.filter { $0.hasPrefix("tns:") }
        #expect(Set(named.map { String($0.dropFirst(4)) }).isSubset(of: types))
        let messages = Set(root.children.compactMap { $0.name.local == "message" ? $0.plain("name") : nil })
        let meant = Self.all("input", in: root) + Self.all("output", in: root) + Self.all("header", in: root)
        #expect(Set(meant.compactMap { $0.plain("message")?.dropFirst(4) }.map(String.init)) == messages)
        let parts = Self.all("part", in: root).compactMap { $0.plain("element")?.dropFirst(4) }.map(String.init)
        let elements = Self.all("schema", in: root).flatMap(\.children).filter { $0.name.local == "element" }.compactMap {
            $0.plain("name")
        }
        #expect(Set(parts).isSubset(of: elements) && Set(elements).count == elements.count)
    }

    @Test("all but the calls that the paper prints, and the one that signs in, declare the header that says who calls")
    func credentials() throws {
        let bound = try Self.all("binding", in: Self.root.get()).flatMap(\.children).filter { $0.name.local == "operation" }
        let without = bound.filter { Self.all("header", in: $0).isEmpty }.compactMap { $0.plain("name") }
        #expect(Set(without) == ["Login", "GetNumarTeste", "GetNumarIntrebariTest"])
        #expect(bound.count == SOAPOperation.allCases.count)
    }

    @Test("the generator of the paper's client makes the classes and the call that the paper prints")
    func generatedNames() throws {
        let generated = try GeneratedNames(Self.root.get())
        #expect(generated.bindings == ["Service1SoapBinding"])
        #expect(generated.responses == ["Service1SoapBindingResponse"])
        #expect(generated.classes.isSuperset(of: ["Service1_GetNumarTeste", "Service1_GetNumarTesteResponse"]))
        #expect(generated.calls["GetNumarTeste"] == "GetNumarTesteUsingParameters:")
        #expect(generated.calls["GetNumarIntrebariTest"] == "GetNumarIntrebariTestUsingParameters:")
        #expect(generated.properties["Service1_GetNumarTeste"] == ["idUser"])
        #expect(generated.properties["Service1_GetNumarTesteResponse"] == ["GetNumarTesteResult"])
    }
}

/// The names that wsdl2objc gives to what it generates: classes of types bear the name of the service before theirs, because it
/// is the prefix of the namespace; a binding ends with `Binding`; a call has an argument for its part and one for each declared
/// header block.
private struct GeneratedNames {
    let bindings: [String]
    let classes: Set<String>
    /// By operations.
    let calls: [String: String]
    /// By classes.
    let properties: [String: [String]]

    var responses: [String] { bindings.map { $0 + "Response" } }

    init(_ root: ReceivedElement) throws {
        func all(_ name: String, in element: ReceivedElement) -> [ReceivedElement] {
            (element.name.local == name ? [element] : []) + element.children.flatMap { all(name, in: $0) }
        }
        let service = try #require(root["service"]?.plain("name"))
        let declared = root.children.filter { $0.name.local == "binding" }
        bindings = declared.compactMap { $0.plain("name") }.map { $0.lowercased().hasSuffix("binding") ? $0 : $0 + "Binding" }
        let schema = try #require(all("schema", in: root).first)
        let named = schema.children.compactMap { element in element.plain("name").map { (service + "_" + $0, element) } }
        classes = Set(named.map(\.0))
        properties = Dictionary(
            named.map { ($0.0, all("sequence", in: $0.1).flatMap(\.children).compactMap { $0.plain("name") }) },
            uniquingKeysWith: { first, _ in first })
        let parts = Dictionary(
            root.children.filter { $0.name.local == "message" }.compactMap { message in
                message.plain("name").map { ($0, message.children.compactMap { $0.plain("name") }) }
            }, uniquingKeysWith: { first, _ in first })
        let headers = Dictionary(
            declared.flatMap(\.children).compactMap { operation in
                operation.plain("name").map { ($0, all("header", in: operation).compactMap { $0.plain("part") }) }
            }, uniquingKeysWith: { first, _ in first })
        calls = headers.reduce(into: [:]) { calls, operation in
            let arguments = (parts[operation.key + "SoapIn"] ?? []) + operation.value
            let first = arguments.first.map { $0.prefix(1).uppercased() + $0.dropFirst() + ":" } ?? ""
            calls[operation.key] = operation.key + "Using" + first + arguments.dropFirst().map { $0 + ":" }.joined()
        }
    }
}

extension ReceivedElement {
    /// An attribute in no namespace.
    fileprivate func plain(_ name: String) -> String? { attributes[.init(space: "", local: name)] }
}
