import Markdown

/// The fields of an object that a program sent. They are read one by one; what is wrong is collected, each with its place, and
/// thrown at the end together with the fields that nobody knows.
struct JSONFields: Sendable {
    /// The place of the object in the body (RFC 6901): empty for the body itself.
    let pointer: String
    private(set) var errors = FormErrors()
    private let fields: [String: JSONValue]
    private var known: Set<String> = []

    init(_ fields: [String: JSONValue], at pointer: String = "") {
        self.fields = fields
        self.pointer = pointer
    }

    /// Whether a field was sent, even as null.
    func has(_ name: String) -> Bool { fields[name] != nil }

    /// Says that a field has to be there.
    mutating func require(_ name: String) {
        if fields[name] ?? .null == .null { add(name, "refusal.field-missing") }
    }

    /// Says what is wrong with a field.
    mutating func add(_ name: String, _ key: String, _ values: [String: String] = [:]) {
        errors.add(pointer + "/" + JSONPointer.escaped(name), key, values)
    }

    /// A text, cleaned as those of forms are.
    /// - Parameter longest: in letters.
    mutating func text(_ name: String, longest: Int) -> String? {
        guard let value = take(name) else { return nil }
        guard case .text(let sent) = value else {
            add(name, "refusal.field-text")
            return nil
        }
        let text = CleanText.cleaned(sent)
        guard text.isWithin(letters: longest) else {
            add(name, "refusal.field-long", ["most": "\(longest)"])
            return nil
        }
        return text
    }

    mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = take(name) else { return nil }
        guard case .integer(let number) = value, range.contains(number) else {
            add(name, "refusal.field-integer", ["least": "\(range.lowerBound)", "most": "\(range.upperBound)"])
            return nil
        }
        return number
    }

    /// A number exactly as it was written: 6, 7.5.
    mutating func number(_ name: String) -> String? {
        switch take(name) {
        case nil: return nil
        case .integer(let number)?: return "\(number)"
        case .decimal(let number)?: return number
        default:
            add(name, "refusal.field-number")
            return nil
        }
    }

    mutating func flag(_ name: String) -> Bool? {
        guard let value = take(name) else { return nil }
        guard case .flag(let flag) = value else {
            add(name, "refusal.field-flag")
            return nil
        }
        return flag
    }

    mutating func integers(_ name: String, in range: ClosedRange<Int>, most: Int) -> [Int]? {
        guard let values = list(name, most: most) else { return nil }
        let numbers = values.compactMap { value in
            if case .integer(let number) = value, range.contains(number) { number } else { Int?.none }
        }
        guard numbers.count == values.count else {
            add(name, "refusal.field-integer", ["least": "\(range.lowerBound)", "most": "\(range.upperBound)"])
            return nil
        }
        return numbers
    }

    mutating func texts(_ name: String, longest: Int, most: Int) -> [String]? {
        guard let values = list(name, most: most) else { return nil }
        let texts = values.compactMap { value in
            if case .text(let text) = value, text.isWithin(letters: longest) { CleanText.cleaned(text) } else { String?.none }
        }
        guard texts.count == values.count else {
            add(name, "refusal.field-texts", ["most": "\(longest)"])
            return nil
        }
        return texts
    }

    /// A list of objects, each read by a function that leaves its mistakes in the fields that it is given.
    mutating func objects<Item>(_ name: String, most: Int, _ read: (inout JSONFields) -> Item) -> [Item]? {
        guard let values = list(name, most: most) else { return nil }
        return values.enumerated().compactMap { place, value in
            guard case .object(let object) = value else {
                errors.add("\(pointer)/\(JSONPointer.escaped(name))/\(place)", "refusal.field-object")
                return nil
            }
            var fields = JSONFields(object, at: "\(pointer)/\(JSONPointer.escaped(name))/\(place)")
            let item = read(&fields)
            errors.items += fields.allErrors
            return item
        }
    }

    /// The most mistakes that are told: nobody reads more, and a body can have thousands.
    static let mostErrors = 100

    /// - Throws: `Problem.invalid` with what was wrong, also fields that nobody has asked for.
    func check() throws {
        let all = allErrors
        if !all.isEmpty { throw Problem.invalid(FormErrors(items: Array(all.prefix(Self.mostErrors)))) }
    }

    private var allErrors: [FormErrors.Item] {
        let unknown = fields.keys.filter { !known.contains($0) }.sorted().map { name in
            FormErrors.Item(field: pointer + "/" + JSONPointer.escaped(name), key: "refusal.field-unknown")
        }
        return errors.items + unknown.prefix(20)
    }

    private mutating func list(_ name: String, most: Int) -> [JSONValue]? {
        guard let value = take(name) else { return nil }
        guard case .list(let members) = value, members.count <= most else {
            add(name, "refusal.field-list", ["most": "\(most)"])
            return nil
        }
        return members
    }

    /// The value of a field, which is known from now on; nil when it was not sent, or is null.
    private mutating func take(_ name: String) -> JSONValue? {
        known.insert(name)
        guard let value = fields[name], value != .null else { return nil }
        return value
    }
}
