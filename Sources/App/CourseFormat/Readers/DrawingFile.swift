import Foundation
import FoundationXML

/// An SVG picture that is safe to show: shapes and text, without scripts, style sheets and outside references.
struct DrawingFile: Sendable {
    /// In CSS pixels.
    let width: Int
    let height: Int

    private static let elements: Set<String> = [
        "svg", "g", "defs", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
        "marker", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "use", "symbol",
    ]

    /// Nil for anything else, and for a drawing without a size.
    init?(_ data: Data) {
        // Entities are declared in a DOCTYPE. Without one, nothing can be expanded.
        guard let text = String(bytes: data, encoding: .utf8),
            text.range(of: "<!", options: .caseInsensitive).map({
                text[$0.lowerBound...].hasPrefix("<!--")
            }) ?? true, !text.contains("<!DOCTYPE"), !text.contains("<!ENTITY"), !text.contains("<![CDATA[")
        else { return nil }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse(), reader.isHarmless, let size = reader.size else { return nil }
        (width, height) = size
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var isHarmless = true
        var size: (Int, Int)?
        private var depth = 0

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            depth += 1
            if depth == 1 { name == "svg" ? readSize(attributes) : refuse(parser) }
            guard depth <= 64, elements.contains(name), attributes.allSatisfy({ Self.isHarmless($0.key, $0.value) }) else {
                return refuse(parser)
            }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            depth -= 1
        }

        func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
            refuse(parser)
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            isHarmless = false
        }

        private func refuse(_ parser: XMLParser) {
            isHarmless = false
            parser.abortParsing()
        }

        private func readSize(_ attributes: [String: String]) {
            let box = (attributes["viewBox"] ?? "").split(whereSeparator: { " ,".contains($0) }).compactMap { Double($0) }
            let width = Self.pixels(attributes["width"]) ?? (box.count == 4 ? box[2] : 0)
            let height = Self.pixels(attributes["height"]) ?? (box.count == 4 ? box[3] : 0)
            guard (1...10_000).contains(width), (1...10_000).contains(height) else { return }
            size = (Int(width.rounded()), Int(height.rounded()))
        }

        private static func pixels(_ text: String?) -> Double? {
            text.flatMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
        }

        /// Whether an attribute is safe: no event, no style, and no address except of a part of the drawing itself.
        private static func isHarmless(_ name: String, _ value: String) -> Bool {
            let (name, value) = (name.lowercased(), value.lowercased())
            if name.hasPrefix("on") || name == "style" { return false }
            if name == "href" || name.hasSuffix(":href") { return value.hasPrefix("#") }
            if name == "xmlns" || name.hasPrefix("xmlns:") { return true }
            let addresses = value.components(separatedBy: "url(").dropFirst()
            return addresses.allSatisfy { $0.drop { " '\"".contains($0) }.hasPrefix("#") } && !value.contains("javascript:")
        }

        private var elements: Set<String> { DrawingFile.elements }
    }
}
