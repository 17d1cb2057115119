import Foundation
import FoundationXML

/// Reads XML that a program sent: elements, attributes and text. Nothing is declared in it, so that nothing can be expanded or
/// fetched.
enum ReceivedXML {
    /// The longest document in bytes, unpacked.
    static let longest = 256 * 1024
    /// How deep elements may stand in each other.
    static let deepest = 64
    /// The most attributes of an element, with those that declare namespaces.
    static let mostAttributes = 256

    /// - Throws: `Problem.tooLarge`, `ServiceRefusal` for what is no XML or more than that.
    static func read(_ data: Data) throws -> ReceivedElement {
        guard data.count <= longest else { throw Problem.tooLarge }
        let bytes = [UInt8](data)
        guard String(validating: bytes, as: UTF8.self) != nil else { throw ServiceRefusal(.malformed) }
        return try PlainXML.read(bytes) ?? parsed(data, bytes)
    }

    /// Reads any XML in UTF-8.
    static func parsed(_ data: Data, _ bytes: [UInt8]) throws -> ReceivedElement {
        guard isPlain(bytes) else { throw ServiceRefusal(.malformed) }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = true
        parser.shouldReportNamespacePrefixes = true
        parser.delegate = reader
        // The parser is content with much that is wrong: what it reported counts.
        guard parser.parse(), !reader.isRefused, let root = reader.root else { throw ServiceRefusal(.malformed) }
        return root
    }

    // MARK: - Before it is parsed

    /// Whether it is in UTF-8 by its own word, and has no DOCTYPE, with which entities are declared, and no processing
    /// instruction (SOAP 1.1, 3). What stands in comments and in CDATA is only text.
    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0), var rest = afterDeclaration(bytes) else { return false }
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[open...].dropFirst()
            switch rest.first {
            case UInt8(ascii: "?"): return false
            case UInt8(ascii: "!"):
                guard let after = afterTextual(rest.dropFirst()) else { return false }
                rest = after
            default: break
            }
        }
        return true
    }

    /// What follows a comment or CDATA. Nil for one that does not end, and for anything else.
    /// - Parameter rest: what follows `<!`.
    private static func afterTextual(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if rest.starts(with: "--".utf8) { return rest.dropFirst(2).after("-->") }
        return rest.starts(with: "[CDATA[".utf8) ? rest.after("]]>") : nil
    }

    /// What follows the declaration at the beginning, which need not be there. Nil when it names another encoding.
    private static func afterDeclaration(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard text.starts(with: "<?xml ".utf8) else { return text }
        guard let rest = text.after("?>") else { return nil }
        return ["utf-8", "us-ascii", nil].contains(encoding(in: text[..<rest.startIndex])) ? rest : nil
    }

    /// The encoding that a declaration names, in small letters; nil for none.
    private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
        func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
        var rest = declaration
        while let found = rest.after("encoding") {
            rest = found
            let sign = rest.drop(while: isSpace)
            let value = sign.dropFirst().drop(while: isSpace)
            guard sign.first == UInt8(ascii: "="), value.first.map(isQuote) == true else { continue }
            let name = value.dropFirst().prefix { !isQuote($0) }
            if name.endIndex < value.endIndex { return String(decoding: name, as: UTF8.self).lowercased() }
        }
        return nil
    }

    /// What XML takes for a space (XML 1.0, 2.3).
    static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    // MARK: - While it is parsed

    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var isRefused = false
        private(set) var root: ReceivedElement?
        /// The elements that have begun and not ended, the outermost first.
        private var open: [ReceivedElement] = []
        /// What each prefix stands for, the innermost last.
        private var namespaces = ["xml": ["http://www.w3.org/XML/1998/namespace"]]
        /// How many namespaces the next element declares.
        private var declared = 0

        func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI space: String) {
            namespaces[prefix, default: []].append(space)
            declared += 1
        }

        func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
            _ = namespaces[prefix]?.popLast()
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI space: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard !isRefused, open.count < deepest, attributes.count + declared <= mostAttributes else { return refuse(parser) }
            declared = 0
            var element = ReceivedElement(name: .init(space: space ?? "", local: name))
            for (name, value) in attributes { element.attributes[self.name(name)] = value }
            open.append(element)
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            guard let last = open.indices.last else { return }
            open[last].text += text
        }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            guard !isRefused, let element = open.popLast() else { return }
            guard let last = open.indices.last else {
                root = element
                return
            }
            open[last].children.append(element)
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            isRefused = true
        }

        private func refuse(_ parser: XMLParser) {
            isRefused = true
            parser.abortParsing()
        }

        /// The name of an attribute. Without a prefix it is in no namespace.
        private func name(_ qualified: String) -> ReceivedElement.Name {
            let parts = qualified.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2, let prefix = parts.first, let local = parts.last else {
                return .init(space: "", local: qualified)
            }
            return .init(space: namespaces[prefix]?.last ?? "", local: local)
        }

        private var deepest: Int { ReceivedXML.deepest }
        private var mostAttributes: Int { ReceivedXML.mostAttributes }
    }
}
