import Foundation

/// A value in a message.
enum SOAPValue: Equatable, Sendable {
    case int(Int)
    case decimal(Decimal)
    case flag(Bool)
    case text(String)
    case moment(Instant)
    /// A field that is not in it has no value.
    case record([String: SOAPValue])
    case list([SOAPValue])
}

/// A value that is not of the type that the table of operations says.
struct SOAPMismatch: Error, Equatable {
    let field: String
}

extension XMLWriter {
    /// Writes a value in its element.
    /// - Throws: `SOAPMismatch`
    mutating func write(_ value: SOAPValue?, in field: SOAPField) throws {
        switch (value, field.presence) {
        case (let value?, .required), (let value?, .nillable), (let value?, .optional):
            try write(value, of: field.type, named: field.name)
        case (.list(let values)?, .repeated):
            for value in values { try write(value, of: field.type, named: field.name) }
        case (nil, .nillable): element(field.name, ["xsi:nil": "true"])
        case (nil, .optional), (nil, .repeated): break
        case (_?, .repeated), (nil, .required): throw SOAPMismatch(field: field.name)
        }
    }

    private mutating func write(_ value: SOAPValue, of type: SOAPType, named name: String) throws {
        switch (type, value) {
        case (.int, .int(let number)): element(name, text: String(number))
        case (.decimal, .decimal(let number)): element(name, text: "\(number)")
        case (.boolean, .flag(let flag)): element(name, text: flag ? "true" : "false")
        case (.string, .text(let text)): element(name, text: text)
        case (.dateTime, .moment(let moment)): element(name, text: moment.iso8601)
        case (.record(let record), .record(let values)):
            try element(name) { xml in
                for field in record.fields { try xml.write(values[field.name], in: field) }
            }
        case (.list(let element), .list(let values)):
            try self.element(name) { xml in
                for value in values { try xml.write(value, of: element, named: element.name) }
            }
        default: throw SOAPMismatch(field: name)
        }
    }
}
