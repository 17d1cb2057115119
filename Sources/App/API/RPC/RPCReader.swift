/// Checks parameters by their types, and collects what is wrong with them, each with its place.
struct RPCReader {
    /// The longest text, in letters. What each may have is said by the rules of what is changed.
    static let longest = 50_000
    /// The longest list.
    static let most = 500

    private var errors = FormErrors()

    /// - Throws: `Problem`
    func check() throws {
        if !errors.items.isEmpty { throw Problem.invalid(FormErrors(items: Array(errors.items.prefix(JSONFields.mostErrors)))) }
    }

    /// Nothing and null are the same, where something need not be there.
    mutating func read(_ values: [String: JSONValue], _ takes: [RPCField], at pointer: String) {
        let known = Set(takes.map(\.name))
        for name in values.keys.filter({ !known.contains($0) }).sorted().prefix(20) {
            add(pointer + "/" + JSONPointer.escaped(name), "refusal.field-unknown")
        }
        for field in takes {
            let place = pointer + "/" + field.name
            switch values[field.name] {
            case nil, .null?: if field.isRequired { add(place, "refusal.field-missing") }
            case let value?: check(value, field.type, at: place)
            }
        }
    }

    private mutating func check(_ value: JSONValue, _ type: RPCType, at place: String) {
        switch (type, value) {
        case (.text, .text(let text)):
            if !text.isWithin(letters: Self.longest) { add(place, "refusal.field-long", ["most": "\(Self.longest)"]) }
        case (.flag, .flag), (.integer, .integer), (.object, .object): break
        case (.choice(let known), .text(let text)): choose([text], among: known, at: place)
        case (.record(let fields), .object(let values)): read(values, fields, at: place)
        case (.texts, .list(let values)), (.choices, .list(let values)):
            check(values, type, at: place)
        case (.text, _), (.choice, _): add(place, "refusal.field-text")
        case (.flag, _): add(place, "refusal.field-flag")
        case (.integer, _): add(place, "refusal.field-integer", ["least": "\(Int.min)", "most": "\(Int.max)"])
        case (.record, _), (.object, _): add(place, "refusal.field-object")
        case (.texts, _), (.choices, _): add(place, "refusal.field-list", ["most": "\(Self.most)"])
        }
    }

    private mutating func check(_ values: [JSONValue], _ type: RPCType, at place: String) {
        let texts = values.compactMap { value in
            if case .text(let text) = value, text.isWithin(letters: Self.longest) { text } else { String?.none }
        }
        guard values.count <= Self.most else { return add(place, "refusal.field-list", ["most": "\(Self.most)"]) }
        guard texts.count == values.count else { return add(place, "refusal.field-texts", ["most": "\(Self.longest)"]) }
        if case .choices(let known) = type { choose(texts, among: known, at: place) }
    }

    private mutating func choose(_ texts: [String], among known: [String], at place: String) {
        if Set(texts).isSubset(of: known) { return }
        let name = place.split(separator: "/").last.map { String($0) } ?? ""
        add(place, "mistake.setting-choice", ["setting": name, "choices": known.joined(separator: ", ")])
    }

    private mutating func add(_ place: String, _ key: String, _ values: [String: String] = [:]) {
        errors.add(place, key, values)
    }
}
