/// What a browser sees at the address of the service: its operations.
struct ServiceOperationsPage: Page {
    static let template = "API/service-operations"

    struct Operation: Sendable {
        /// As a program writes it: `GetIntrebare(nrTest: int, nrIntrebare: int): Intrebare`.
        let signature: String
        let about: String
    }

    struct Record: Sendable {
        let name: String
        let fields: String
    }

    let frame: Frame
    let address: String
    let descriptionHref: String
    let operations: [Operation]
    let records: [Record]

    init(frame: Frame, address: String, strings: Strings) {
        self.frame = frame
        self.address = address
        descriptionHref = SOAPRoutes.description
        operations = SOAPOperation.allCases.map { operation in
            let row = operation.row
            let takes = row.takes.map { Self.text($0) }.joined(separator: ", ")
            return Operation(signature: "\(operation.rawValue)(\(takes)): \(row.gives.name)", about: strings(row.about))
        }
        records = ServiceDescription.named.compactMap { type in
            guard case .record(let record) = type else { return nil }
            return Record(name: record.name, fields: record.fields.map { Self.text($0) }.joined(separator: ", "))
        }
    }

    /// A question mark stands for what need not be there, as in many programming languages.
    private static func text(_ field: SOAPField) -> String {
        let name = field.name + ": " + field.type.name
        return switch field.presence {
        case .required: name
        case .nillable, .optional: name + "?"
        case .repeated: name + "[]"
        }
    }
}
