/// Envelopes that the service sends.
enum SOAPAnswer {
    static let type = "text/xml; charset=utf-8"

    /// The answer to a call.
    /// - Throws: `SOAPMismatch` when the value is not what the table of operations says.
    static func text(_ value: SOAPValue, of operation: SOAPOperation) throws -> String {
        try envelope { xml in
            try xml.element(operation.response, ["xmlns": SOAPNames.service]) { xml in
                try xml.write(value, in: operation.result)
            }
        }
    }

    /// A fault (SOAP 1.1, 4.4).
    static func text(_ fault: SOAPFault) throws -> String {
        try envelope { xml in
            try xml.element("soap:Fault") { xml in
                xml.element("faultcode", text: "soap:" + fault.code.rawValue)
                xml.element("faultstring", text: fault.sentence)
                try xml.element("detail") { xml in
                    try xml.element(SOAPNames.failure.name, ["xmlns": SOAPNames.service]) { xml in
                        let values = ["cod": SOAPValue.text(fault.problem), "mesaj": .text(fault.sentence)]
                        for field in SOAPNames.failure.fields { try xml.write(values[field.name], in: field) }
                    }
                }
            }
        }
    }

    private static func envelope(_ body: (inout XMLWriter) throws -> Void) rethrows -> String {
        var xml = XMLWriter()
        try xml.element(
            "soap:Envelope",
            ["xmlns:soap": SOAPNames.envelope, "xmlns:xsi": SOAPNames.instance, "xmlns:xsd": SOAPNames.schema]
        ) { xml in
            try xml.element("soap:Body", [:], body)
        }
        return xml.text
    }
}
