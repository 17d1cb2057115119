import Foundation

/// What an operation was called with, as the table of operations says it.
struct SOAPArguments: Equatable, Sendable {
    private let values: [String: SOAPValue]

    private init(_ values: [String: SOAPValue]) { self.values = values }

    /// Reads the parameters in the element of an operation.
    /// - Throws: `ServiceRefusal` with all that is wrong.
    init(_ element: ReceivedElement, _ fields: [SOAPField]) throws {
        var reader = SOAPReader()
        values = reader.record(element, fields, at: "")
        try reader.check()
    }

    /// - Throws: `ServiceRefusal` where the table does not have it as required.
    func int(_ name: String) throws -> Int {
        guard case .int(let number)? = values[name] else { throw ServiceRefusal(.malformed) }
        return number
    }

    /// - Throws: `ServiceRefusal` where the table does not have it as required.
    func text(_ name: String) throws -> String {
        guard case .text(let text)? = values[name] else { throw ServiceRefusal(.malformed) }
        return text
    }

    /// Nil where it was not sent.
    func optionalInt(_ name: String) -> Int? {
        if case .int(let number)? = values[name] { number } else { nil }
    }

    /// Nil where it was not sent.
    func optionalText(_ name: String) -> String? {
        if case .text(let text)? = values[name] { text } else { nil }
    }

    /// Empty where it was not sent.
    func ints(_ name: String) -> [Int] {
        guard case .list(let values)? = values[name] else { return [] }
        return values.compactMap { if case .int(let number) = $0 { number } else { nil } }
    }

    /// Empty where it was not sent.
    func records(_ name: String) -> [SOAPArguments] {
        guard case .list(let values)? = values[name] else { return [] }
        return values.compactMap { if case .record(let values) = $0 { SOAPArguments(values) } else { nil } }
    }
}

/// Reads values by their types, and collects what is wrong with them, each with its place.
struct SOAPReader {
    /// The longest text, in letters.
    static let longest = 4000
    /// The longest list.
    static let most = 200
    /// What an `int` of XML Schema can be.
    static let ints = -2_147_483_648...2_147_483_647

    private var errors = FormErrors()

    /// - Throws: `ServiceRefusal`
    func check() throws {
        if !errors.items.isEmpty { throw ServiceRefusal(.invalid, errors: Array(errors.items.prefix(20))) }
    }

    /// Values in the elements of a record. Some clients write their parameters without a namespace.
    mutating func record(_ element: ReceivedElement, _ fields: [SOAPField], at place: String) -> [String: SOAPValue] {
        let own = element.children.filter { ["", SOAPNames.service].contains($0.name.space) }
        let sent = Dictionary(grouping: own, by: \.name.local)
        let unknown = element.children.count - fields.reduce(0) { $0 + (sent[$1.name]?.count ?? 0) }
        if unknown > 0 || !element.hasNoWords { errors.add(place.isEmpty ? element.name.local : place, "refusal.field-unknown") }
        var values: [String: SOAPValue] = [:]
        for field in fields {
            let path = place.isEmpty ? field.name : place + "/" + field.name
            values[field.name] = value(sent[field.name] ?? [], field, at: path)
        }
        return values
    }

    private mutating func value(_ elements: [ReceivedElement], _ field: SOAPField, at place: String) -> SOAPValue? {
        let present = elements.filter { !isNil($0) }
        guard let element = present.first else {
            if field.presence == .required { errors.add(place, "refusal.field-missing") }
            return nil
        }
        guard elements.count == 1 else {
            errors.add(place, "refusal.field-twice")
            return nil
        }
        return value(element, field.type, field.presence, at: place)
    }

    private mutating func value(
        _ element: ReceivedElement, _ type: SOAPType, _ presence: SOAPField.Presence, at place: String
    ) -> SOAPValue? {
        switch type {
        case .int: return int(element, presence, at: place)
        case .string: return text(element, at: place)
        case .record(let record): return .record(self.record(element, record.fields, at: place))
        case .list(let item): return list(element, of: item, at: place)
        case .boolean, .decimal, .dateTime:
            // No operation takes one.
            errors.add(place, "refusal.field-unknown")
            return nil
        }
    }

    private mutating func int(_ element: ReceivedElement, _ presence: SOAPField.Presence, at place: String) -> SOAPValue? {
        let typed = element.text.trimmed(ReceivedXML.isSpace)
        // Generated clients send an empty element for a number that may be missing.
        if typed.isEmpty, element.children.isEmpty, presence != .required { return nil }
        guard element.children.isEmpty, typed.utf8.count <= 20, let number = Int(typed), Self.ints.contains(number) else {
            errors.add(
                place, "refusal.field-integer", ["least": "\(Self.ints.lowerBound)", "most": "\(Self.ints.upperBound)"])
            return nil
        }
        return .int(number)
    }

    private mutating func text(_ element: ReceivedElement, at place: String) -> SOAPValue? {
        guard element.children.isEmpty else {
            errors.add(place, "refusal.field-text")
            return nil
        }
        guard element.text.isWithin(letters: Self.longest) else {
            errors.add(place, "refusal.field-long", ["most": "\(Self.longest)"])
            return nil
        }
        return .text(element.text)
    }

    private mutating func list(_ element: ReceivedElement, of type: SOAPType, at place: String) -> SOAPValue? {
        let items = element.children.filter {
            ["", SOAPNames.service].contains($0.name.space) && $0.name.local == type.name
        }
        guard items.count == element.children.count, element.hasNoWords, items.count <= Self.most else {
            errors.add(place, "refusal.field-list", ["most": "\(Self.most)"])
            return nil
        }
        return .list(items.enumerated().compactMap { index, item in value(item, type, .required, at: "\(place)/\(index + 1)") })
    }

    private func isNil(_ element: ReceivedElement) -> Bool {
        let mark = element.attributes[.init(space: SOAPNames.instance, local: "nil")]
        return ["true", "1"].contains(mark)
    }
}
