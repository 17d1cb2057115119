import Foundation
import FoundationXML

/// Reads one part of a spreadsheet file. Nothing is declared in it, so that nothing can be expanded or fetched.
enum SpreadsheetXML {
    /// - Throws: `SpreadsheetProblem`
    static func read(_ data: Data, _ reader: SpreadsheetPartReader) throws {
        try check(data)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = true
        parser.delegate = reader
        let isWhole = parser.parse()
        if let problem = reader.problem { throw problem }
        guard isWhole else { throw SpreadsheetProblem.damaged }
    }

    /// Only UTF-8 is read: in any other encoding a declaration could hide. Documents of this kind never have one.
    private static func check(_ data: Data) throws {
        guard String(data: data, encoding: .utf8) != nil, !hasZero(data) else { throw SpreadsheetProblem.damaged }
        let head = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        if let named = head.firstMatch(of: #/encoding\s*=\s*["']([^"']*)/#)?.1, !["utf-8", "us-ascii"].contains(named) {
            throw SpreadsheetProblem.damaged
        }
        let (mark, allowed) = (Data("<!".utf8), [Data("<!--".utf8), Data("<![CDATA[".utf8)])
        var (rest, count) = (data[...], 0)
        while let found = rest.range(of: mark) {
            guard allowed.contains(where: { rest[found.lowerBound...].starts(with: $0) }) else {
                throw SpreadsheetProblem.declarations
            }
            rest = rest[found.upperBound...]
            count += 1
            guard count <= SpreadsheetLimits.comments else { throw SpreadsheetProblem.large }
        }
    }

    private static func hasZero(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false }
    }
}

/// What the readers of all parts have in common: they count elements, and stop at the first problem.
class SpreadsheetPartReader: NSObject, XMLParserDelegate {
    private(set) var problem: SpreadsheetProblem?
    private var (elements, depth) = (0, 0)
    /// The text of the present element, while it is wanted.
    private var text: String?
    private var longest = SpreadsheetLimits.cell

    /// An element begins. Its text is kept when `keepText` is called.
    func begin(_ name: String, _ attributes: [String: String]) {}
    /// An element ends.
    /// - Parameter text: its text, if that was wanted.
    func end(_ name: String, _ text: String?) {}

    final func keepText() { text = "" }
    final func stop(_ problem: SpreadsheetProblem) { if self.problem == nil { self.problem = problem } }

    final func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        (elements, depth) = (elements + 1, depth + 1)
        if elements > SpreadsheetLimits.elements || depth > SpreadsheetLimits.depth { stop(.large) }
        if problem == nil { begin(name, attributes) }
        if problem != nil { parser.abortParsing() }
    }

    final func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard problem == nil, let text else { return }
        guard text.utf8.count + string.utf8.count <= longest else {
            stop(.cell)
            return parser.abortParsing()
        }
        self.text = text + string
    }

    final func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    final func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard problem == nil else { return }
        depth -= 1
        let found = text
        text = nil
        end(name, found)
        if problem != nil { parser.abortParsing() }
    }
}
