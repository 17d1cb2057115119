import Foundation

/// A call of an operation, read from an envelope of SOAP 1.1.
struct SOAPMessage: Sendable {
    let operation: SOAPOperation
    let arguments: SOAPArguments
    /// What its header says who calls; nil without one.
    let credentials: String?

    /// - Parameters:
    ///   - data: the body of the request.
    ///   - action: the header `SOAPAction`, with or without quotation marks; nil or empty says nothing.
    /// - Throws: `ServiceRefusal`, `Problem.tooLarge`
    init(_ data: Data, action: String?) throws {
        try self.init(ReceivedXML.read(data), action: action)
    }

    init(_ envelope: ReceivedElement, action: String?) throws {
        guard envelope.name.local == "Envelope" else { throw ServiceRefusal(.malformed) }
        guard envelope.name.space == SOAPNames.envelope else { throw ServiceRefusal(.versionMismatch) }
        let parts = envelope.children
        let header = parts.first.flatMap { $0.name == Self.name("Header") ? $0 : nil }
        let bodies = parts.dropFirst(header == nil ? 0 : 1)
        // One body, with one element in it; what may follow it (4.3) nobody sends.
        guard let body = bodies.first, bodies.count == 1, body.name == Self.name("Body"), body.hasNoWords, envelope.hasNoWords,
            let call = body.children.first, body.children.count == 1
        else { throw ServiceRefusal(.malformed) }
        credentials = try Self.credentials(header)
        guard call.name.space == SOAPNames.service, let operation = SOAPOperation(rawValue: call.name.local),
            Self.isAction(action, of: operation)
        else { throw ServiceRefusal(.unknownOperation) }
        self.operation = operation
        arguments = try SOAPArguments(call, operation.row.takes)
    }

    private static func name(_ local: String) -> ReceivedElement.Name { .init(space: SOAPNames.envelope, local: local) }

    /// The text in the one header block that the service knows. Others are left aside, unless they must be understood.
    private static func credentials(_ header: ReceivedElement?) throws -> String? {
        var found: String?
        for block in header?.children ?? [] {
            if block.name == .init(space: SOAPNames.service, local: SOAPNames.credentials.name) {
                guard found == nil else { throw ServiceRefusal(.malformed) }
                found = try SOAPArguments(block, SOAPNames.credentials.fields).text("jeton")
            } else if mustBeUnderstood(block) {
                throw ServiceRefusal(.mustUnderstand)
            }
        }
        return found
    }

    /// Whether a header block is for this receiver, and it must know it (4.2.2, 4.2.3).
    private static func mustBeUnderstood(_ block: ReceivedElement) -> Bool {
        guard ["1", "true"].contains(block.attributes[name("mustUnderstand")]) else { return false }
        return ["", SOAPNames.nextActor].contains(block.attributes[name("actor")] ?? "")
    }

    private static func isAction(_ sent: String?, of operation: SOAPOperation) -> Bool {
        let sent = (sent ?? "").trimmed { [UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
        return sent.isEmpty || sent == operation.action
    }
}
