/// Reads what programs usually send: elements, attributes and text as they stand, in namespaces that are addresses. It takes a
/// tenth of the time of a whole reader, and leaves all else to that one: what is written in another way, and what is wrong.
struct PlainXML {
    private var rest: ArraySlice<UInt8>
    /// What each prefix stands for, the innermost last; no prefix is an empty one.
    private var namespaces: [(prefix: String, space: String)] = []

    private init(_ rest: ArraySlice<UInt8>) { self.rest = rest }

    private struct Name {
        /// As it is written.
        let bytes: ArraySlice<UInt8>
        let prefix: String
        let local: String

        /// The prefix that an attribute of this name declares; nil for any other attribute.
        var declaredPrefix: String? {
            if prefix == "xmlns" { return local }
            return prefix.isEmpty && local == "xmlns" ? "" : nil
        }
    }

    private static let declarations = [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<?xml version='1.0' encoding='utf-8'?>", "<?xml version='1.0' encoding='UTF-8'?>",
    ]

    /// - Parameter bytes: UTF-8.
    /// - Returns: nil for what is left to a whole reader.
    static func read(_ bytes: [UInt8]) -> ReceivedElement? {
        let declaration = declarations.first { bytes.starts(with: $0.utf8) } ?? ""
        var reader = PlainXML(bytes.dropFirst(declaration.utf8.count))
        reader.skipSpaces()
        guard let root = reader.element(depth: 1) else { return nil }
        reader.skipSpaces()
        return reader.rest.isEmpty ? root : nil
    }

    // MARK: - Elements

    private mutating func element(depth: Int) -> ReceivedElement? {
        let outside = namespaces
        defer { namespaces = outside }
        guard depth <= ReceivedXML.deepest, take("<"), let name = name(), let attributes = attributes(),
            var element = resolved(name, attributes)
        else { return nil }
        if take("/>") { return element }
        guard take(">") else { return nil }
        while true {
            guard let text = text() else { return nil }
            element.text += text
            if take("</") { return end(of: name) ? element : nil }
            guard let child = self.element(depth: depth + 1) else { return nil }
            element.children.append(child)
        }
    }

    private mutating func end(of name: Name) -> Bool {
        guard rest.starts(with: name.bytes) else { return false }
        rest = rest.dropFirst(name.bytes.count)
        skipSpaces()
        return take(">")
    }

    /// What stands before the next mark.
    private mutating func text() -> String? {
        let text = rest.prefix { $0 != UInt8(ascii: "<") }
        guard text.allSatisfy(Self.isText) else { return nil }
        rest = rest[text.endIndex...]
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: - Names and attributes

    /// An element with its attributes; nil where a prefix stands for nothing, or a name is there twice.
    private func resolved(_ name: Name, _ attributes: [(name: Name, value: String)]) -> ReceivedElement? {
        guard let space = space(of: name.prefix) else { return nil }
        var element = ReceivedElement(name: .init(space: space, local: name.local))
        for (name, value) in attributes {
            guard let space = name.prefix.isEmpty ? "" : self.space(of: name.prefix),
                element.attributes.updateValue(value, forKey: .init(space: space, local: name.local)) == nil
            else { return nil }
        }
        return element
    }

    private func space(of prefix: String) -> String? {
        namespaces.last { $0.prefix == prefix }?.space ?? (prefix.isEmpty ? "" : nil)
    }

    /// The attributes of an element. Those that declare namespaces are not among them.
    private mutating func attributes() -> [(name: Name, value: String)]? {
        var (found, declared): ([(name: Name, value: String)], Set<String>) = ([], [])
        while true {
            let (before, count) = (rest.count, found.count + declared.count)
            skipSpaces()
            guard let next = rest.first, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") else { return found }
            guard rest.count < before, count < ReceivedXML.mostAttributes, let name = name(), take("="), let value = value()
            else { return nil }
            guard let prefix = name.declaredPrefix else {
                found.append((name, value))
                continue
            }
            guard Self.isSpace(value, of: prefix), declared.insert(prefix).inserted else { return nil }
            namespaces.append((prefix, value))
        }
    }

    private mutating func value() -> String? {
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...]
        guard value.allSatisfy(Self.isValue), rest.first == quote else { return nil }
        rest = rest.dropFirst()
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func name() -> Name? {
        let bytes = rest.prefix(while: Self.isName)
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count <= 2, let local = parts.last, parts.allSatisfy({ $0.first.map(Self.isLetter) == true }) else {
            return nil
        }
        rest = rest[bytes.endIndex...]
        let prefix = bytes.dropLast(local.count).dropLast()
        return Name(bytes: bytes, prefix: String(decoding: prefix, as: UTF8.self), local: String(decoding: local, as: UTF8.self))
    }

    // MARK: - Bytes

    private mutating func skipSpaces() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } }

    private mutating func take(_ mark: String) -> Bool {
        guard rest.starts(with: mark.utf8) else { return false }
        rest = rest.dropFirst(mark.utf8.count)
        return true
    }

    /// Whether a namespace is one that nothing needs to be known of.
    private static func isSpace(_ space: String, of prefix: String) -> Bool {
        if space.isEmpty { return prefix.isEmpty }
        return space.hasPrefix("http://") && !prefix.lowercased().hasPrefix("xml") && !reserved.contains(space)
            && space.utf8.allSatisfy { isName($0) || $0 == UInt8(ascii: "/") }
    }

    private static let reserved = ["http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/"]

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: isLetter(byte)
        }
    }

    /// No mark, nothing that a reader makes something else of, and none that begins a letter which XML does not know.
    private static func isValue(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != 0xEF
    }

    /// The same, and nothing that ends CDATA; lines may end.
    private static func isText(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x09 || isValue(byte) && byte != UInt8(ascii: "]")
    }
}
