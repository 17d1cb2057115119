/// The description of the service (WSDL 1.1), written from the table of operations. Its names are those from which generators of
/// clients make the classes that the paper shows: `Service1SoapBinding`, `Service1_GetNumarTeste`.
struct ServiceDescription: Sendable {
    /// Where the service is, with its origin.
    let address: String

    static let service = "Service1"
    private static let port = "Service1Soap"
    private static let soap = "http://schemas.xmlsoap.org/wsdl/soap/"

    var text: String {
        var xml = XMLWriter()
        xml.element(
            "wsdl:definitions",
            [
                "xmlns:wsdl": "http://schemas.xmlsoap.org/wsdl/", "xmlns:soap": Self.soap, "xmlns:s": SOAPNames.schema,
                "xmlns:tns": SOAPNames.service, "targetNamespace": SOAPNames.service,
            ]
        ) { xml in
            Self.types(&xml)
            Self.messages(&xml)
            Self.port(&xml)
            Self.binding(&xml)
            service(&xml)
        }
        return xml.text
    }

    // MARK: - Types

    private static func types(_ xml: inout XMLWriter) {
        xml.element("wsdl:types") { xml in
            xml.element("s:schema", ["elementFormDefault": "qualified", "targetNamespace": SOAPNames.service]) { xml in
                for operation in SOAPOperation.allCases {
                    element(operation.rawValue, operation.row.takes, &xml)
                    element(operation.response, [operation.result], &xml)
                }
                for record in [SOAPNames.credentials, SOAPNames.failure] {
                    xml.element("s:element", ["name": record.name, "type": "tns:" + record.name])
                }
                for type in named { complex(type, &xml) }
            }
        }
    }

    /// An element whose content has no name of its own.
    private static func element(_ name: String, _ fields: [SOAPField], _ xml: inout XMLWriter) {
        xml.element("s:element", ["name": name]) { xml in
            xml.element("s:complexType") { xml in sequence(fields, &xml) }
        }
    }

    private static func complex(_ type: SOAPType, _ xml: inout XMLWriter) {
        xml.element("s:complexType", ["name": type.name]) { xml in
            switch type {
            case .record(let record): sequence(record.fields, &xml)
            case .list(let item): sequence([SOAPField(item.name, item, .repeated)], &xml)
            case .int, .decimal, .boolean, .string, .dateTime: break
            }
        }
    }

    private static func sequence(_ fields: [SOAPField], _ xml: inout XMLWriter) {
        guard !fields.isEmpty else { return xml.element("s:sequence") }
        xml.element("s:sequence") { xml in
            for field in fields { element(field, &xml) }
        }
    }

    private static func element(_ field: SOAPField, _ xml: inout XMLWriter) {
        let type = (field.type.isPlain ? "s:" : "tns:") + field.type.name
        switch field.presence {
        case .required:
            xml.element("s:element", ["minOccurs": "1", "maxOccurs": "1", "name": field.name, "type": type])
        case .nillable:
            xml.element(
                "s:element", ["minOccurs": "1", "maxOccurs": "1", "name": field.name, "nillable": "true", "type": type])
        case .optional:
            xml.element("s:element", ["minOccurs": "0", "maxOccurs": "1", "name": field.name, "type": type])
        case .repeated:
            xml.element("s:element", ["minOccurs": "0", "maxOccurs": "unbounded", "name": field.name, "type": type])
        }
    }

    /// All types with a name that messages have in them, each once.
    static var named: [SOAPType] {
        var found: [SOAPType] = []
        func add(_ type: SOAPType) {
            guard !type.isPlain, !found.contains(type) else { return }
            found.append(type)
            switch type {
            case .record(let record): record.fields.map(\.type).forEach(add)
            case .list(let item): add(item)
            case .int, .decimal, .boolean, .string, .dateTime: break
            }
        }
        for operation in SOAPOperation.allCases { (operation.row.takes + [operation.result]).map(\.type).forEach(add) }
        for record in [SOAPNames.credentials, SOAPNames.failure] { add(.record(record)) }
        return found
    }

    // MARK: - Messages and how they are sent

    private static func messages(_ xml: inout XMLWriter) {
        func message(_ name: String, part: String, _ element: String) {
            xml.element("wsdl:message", ["name": name]) { xml in
                xml.element("wsdl:part", ["name": part, "element": "tns:" + element])
            }
        }
        for operation in SOAPOperation.allCases {
            message(operation.rawValue + "SoapIn", part: "parameters", operation.rawValue)
            message(operation.rawValue + "SoapOut", part: "parameters", operation.response)
        }
        let credentials = SOAPNames.credentials.name
        message(credentials, part: credentials, credentials)
    }

    private static func port(_ xml: inout XMLWriter) {
        xml.element("wsdl:portType", ["name": port]) { xml in
            for operation in SOAPOperation.allCases {
                xml.element("wsdl:operation", ["name": operation.rawValue]) { xml in
                    xml.element("wsdl:input", ["message": "tns:\(operation.rawValue)SoapIn"])
                    xml.element("wsdl:output", ["message": "tns:\(operation.rawValue)SoapOut"])
                }
            }
        }
    }

    private static func binding(_ xml: inout XMLWriter) {
        xml.element("wsdl:binding", ["name": port, "type": "tns:" + port]) { xml in
            xml.element("soap:binding", ["transport": "http://schemas.xmlsoap.org/soap/http"])
            for operation in SOAPOperation.allCases { bound(operation, &xml) }
        }
    }

    private static func bound(_ operation: SOAPOperation, _ xml: inout XMLWriter) {
        xml.element("wsdl:operation", ["name": operation.rawValue]) { xml in
            xml.element("soap:operation", ["soapAction": operation.action, "style": "document"])
            xml.element("wsdl:input") { xml in
                xml.element("soap:body", ["use": "literal"])
                let credentials = SOAPNames.credentials.name
                if operation.row.declaresCredentials {
                    xml.element("soap:header", ["message": "tns:" + credentials, "part": credentials, "use": "literal"])
                }
            }
            xml.element("wsdl:output") { xml in xml.element("soap:body", ["use": "literal"]) }
        }
    }

    private func service(_ xml: inout XMLWriter) {
        xml.element("wsdl:service", ["name": Self.service]) { xml in
            xml.element("wsdl:port", ["name": Self.port, "binding": "tns:" + Self.port]) { xml in
                xml.element("soap:address", ["location": address])
            }
        }
    }
}
