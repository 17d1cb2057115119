import Foundation
import FoundationXML

/// Reads one part of a spreadsheet file. Nothing is declared in it, so that nothing can be expanded or fetched.
enum SpreadsheetXML {
    /// - Parameter budget: what the parts of the file may still have in them.
    /// - Throws: `SpreadsheetProblem`
    static func read(_ data: Data, _ reader: SpreadsheetPartReader, _ budget: inout SpreadsheetBudget) throws {
        try SpreadsheetBytes.check(data)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = true
        parser.delegate = reader
        reader.budget = budget
        let isWhole = parser.parse()
        budget = reader.budget
        if let problem = reader.problem { throw problem }
        // The parser is content with a part that ends in the middle.
        guard isWhole, reader.depth == 0 else { throw SpreadsheetProblem.damaged }
    }
}

/// What all parts of a file have in them together.
struct SpreadsheetBudget: Sendable {
    private var (elements, details) = (0, 0)

    /// Whether there is room for one more element with its attributes.
    mutating func takes(attributes: Int) -> Bool {
        (elements, details) = (elements + 1, details + attributes)
        return elements <= SpreadsheetLimits.elements && details <= SpreadsheetLimits.details
    }

    /// Whether there is room for one more piece of text.
    mutating func takesText() -> Bool {
        details += 1
        return details <= SpreadsheetLimits.details
    }
}

/// What the readers of all parts have in common: they count elements, and stop at the first problem.
class SpreadsheetPartReader: NSObject, XMLParserDelegate {
    private(set) var problem: SpreadsheetProblem?
    fileprivate var budget = SpreadsheetBudget()
    fileprivate var depth = 0
    /// The text of the present element, while it is wanted.
    private var text: String?

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
        depth += 1
        if !budget.takes(attributes: attributes.count) || depth > SpreadsheetLimits.depth { stop(.large) }
        if problem == nil { begin(name, attributes) }
        if problem != nil { parser.abortParsing() }
    }

    final func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard problem == nil else { return }
        if !budget.takesText() { stop(.large) }
        if let text, text.utf8.count + string.utf8.count > SpreadsheetLimits.cell { stop(.cell) }
        guard problem == nil else { return parser.abortParsing() }
        text?.append(string)
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
