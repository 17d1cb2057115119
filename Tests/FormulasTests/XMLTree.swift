import Foundation
import FoundationXML

/// What an XML parser makes of MathML.
final class XMLTree: NSObject, XMLParserDelegate {
    final class Element {
        let name: String
        let attributes: [String: String]
        var text = ""
        var children: [Element] = []

        init(_ name: String, _ attributes: [String: String]) {
            (self.name, self.attributes) = (name, attributes)
        }
    }

    private(set) var root = Element("", [:])
    private var open: [Element] = []

    /// Nil when it is not well formed.
    init?(_ markup: String) {
        super.init()
        open = [root]
        let parser = XMLParser(data: Data(markup.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
        open = []
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let element = Element(name, attributes)
        open.last?.children.append(element)
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.text += string
    }

    /// How many children MathML wants, where it is a certain number.
    static let arity = [
        "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2, "munderover": 3, "semantics": 2,
    ]

    /// The elements that do not have as many children as they must.
    var misshapen: [String] {
        var (found, waiting): ([String], [Element]) = ([], [root])
        while let element = waiting.popLast() {
            if let count = Self.arity[element.name], element.children.count != count { found.append(element.name) }
            waiting += element.children
        }
        return found
    }
}
