/// Reads a template in Mustache's language (https://mustache.github.io/mustache.5.html, with blocks and parents), without lambdas and other
/// delimiters. `[[name]]` is a constant.
///
/// Indentation, and line ends between two tags of HTML, are left out: they would only cost bytes. As in Mustache, a line with nothing but
/// a section, partial, block or comment leaves no line end. What else stands in a line with the beginning of a section decides, as in
/// swift-mustache, also about the line with its end.
struct TemplateParser {
    private struct Tag {
        /// Its first character, where that says what kind of tag it is.
        let sign: UInt8?
        let name: String
        /// What stands between the brackets.
        let text: String
        let line: Int
    }

    private let template: String
    private let bytes: [UInt8]
    /// The number of each line that is left, in `bytes`, by the place where it begins.
    private let lines: [(start: Int, number: Int)]
    private var place = 0

    /// - Throws: `TemplateProblem` with the line of a tag that is wrong.
    static func nodes(of source: String, in template: String) throws(TemplateProblem) -> [TemplateNode] {
        var parser = TemplateParser(source, template)
        return try parser.read(until: nil, atLineStart: true)
    }

    private init(_ source: String, _ template: String) {
        self.template = template
        var (bytes, lines): ([UInt8], [(start: Int, number: Int)]) = ([], [])
        let all = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in zip(1..., all) where !line.isEmpty {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            let isBetweenTags = bytes.last == UInt8(ascii: ">") && text.first == UInt8(ascii: "<")
            if !lines.isEmpty, !isBetweenTags { bytes.append(UInt8(ascii: "\n")) }
            lines.append((bytes.count, number))
            bytes += text
        }
        (self.bytes, self.lines) = (bytes, lines)
    }

    private func problem(_ reason: String, line: Int? = nil) -> TemplateProblem {
        TemplateProblem(template: template, line: line ?? lines.last { $0.start <= place }?.number, reason: reason)
    }

    /// - Parameters:
    ///   - end: the section, parent or block that ends what is read; nil for the whole template.
    ///   - atLineStart: whether nothing but tags without a text of their own stands before it in its line.
    private mutating func read(until end: Tag?, atLineStart: Bool) throws(TemplateProblem) -> [TemplateNode] {
        var nodes: [TemplateNode] = []
        var isLineStart = atLineStart
        while place < bytes.count {
            let text = readText()
            if !text.isEmpty {
                nodes.append(.text(text))
                isLineStart = text.utf8.last == UInt8(ascii: "\n")
            } else if starts(with: "[[") {
                nodes.append(try readConstant())
                isLineStart = false
            } else if try readNode(into: &nodes, &isLineStart, until: end) {
                return nodes
            }
        }
        if let end { throw problem("{{\(end.name)}} has no end", line: end.line) }
        return nodes
    }

    /// Reads a tag and what belongs to it.
    /// - Returns: whether it was the end.
    private mutating func readNode(
        into nodes: inout [TemplateNode], _ isLineStart: inout Bool, until end: Tag?
    ) throws(TemplateProblem) -> Bool {
        let tag = try readTag()
        // A tag that prints nothing itself takes the line end along when it has the line for itself.
        let hasSign = tag.sign != nil && tag.sign != UInt8(ascii: "{")
        let isAlone = hasSign && isLineStart && skipLineEnd()
        isLineStart = isAlone
        switch tag.sign {
        case nil: nodes.append(.value(try name(tag), isEscaped: true, line: tag.line))
        case UInt8(ascii: "{"): nodes.append(.value(try name(tag), isEscaped: false, line: tag.line))
        case UInt8(ascii: "!"): break
        case UInt8(ascii: ">"): nodes.append(.partial(tag.name, line: tag.line))
        case UInt8(ascii: "#"), UInt8(ascii: "^"):
            let content = try read(until: tag, atLineStart: isAlone)
            nodes.append(.section(try name(tag), isInverted: tag.sign == UInt8(ascii: "^"), content, line: tag.line))
        case UInt8(ascii: "$"): nodes.append(.block(tag.name, try read(until: tag, atLineStart: isAlone)))
        case UInt8(ascii: "<"): nodes.append(.parent(tag.name, blocks: try readBlocks(of: tag), line: tag.line))
        case UInt8(ascii: "/"):
            guard end?.name == tag.name else { throw problem("{{/\(tag.name)}} ends nothing", line: tag.line) }
            return true
        default: throw problem("{{\(tag.text)}} is no tag", line: tag.line)
        }
        return false
    }

    private mutating func readBlocks(of parent: Tag) throws(TemplateProblem) -> [String: [TemplateNode]] {
        var blocks: [String: [TemplateNode]] = [:]
        for node in try read(until: parent, atLineStart: true) {
            switch node {
            case .block(let name, let content): blocks[name] = content
            case .text: break
            default: throw problem("only blocks may stand in {{<\(parent.name)}}", line: parent.line)
            }
        }
        return blocks
    }

    private func name(_ tag: Tag) throws(TemplateProblem) -> TemplateName {
        guard let name = TemplateName(tag.name) else { throw problem("{{\(tag.name)}} is no name", line: tag.line) }
        return name
    }

    /// A text up to the next tag or constant, or up to and with the end of the line.
    private mutating func readText() -> String {
        let start = place
        while let byte = bytes[place...].first, !starts(with: "{{"), !starts(with: "[[") {
            place += 1
            if byte == UInt8(ascii: "\n") { break }
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func readConstant() throws(TemplateProblem) -> TemplateNode {
        let line = lines.last { $0.start <= place }?.number ?? 1
        return .constant(try readInside("[[", "]]"), line: line)
    }

    private mutating func readTag() throws(TemplateProblem) -> Tag {
        let line = lines.last { $0.start <= place }?.number ?? 1
        let isRaw = starts(with: "{{{")
        let text = isRaw ? try readInside("{{{", "}}}") : try readInside("{{", "}}")
        let sign = isRaw ? UInt8(ascii: "{") : text.utf8.first.flatMap { "#^/$<>!&=%".utf8.contains($0) ? $0 : nil }
        let name = sign == nil || isRaw ? text[...] : text.dropFirst()
        return Tag(sign: sign, name: name.split(separator: " ").joined(separator: " "), text: text, line: line)
    }

    private mutating func readInside(_ opening: String, _ closing: String) throws(TemplateProblem) -> String {
        let start = place + opening.utf8.count
        var end = start
        while end < bytes.count, !bytes[end...].starts(with: closing.utf8) { end += 1 }
        guard end < bytes.count else { throw problem("\(opening) has no \(closing)") }
        place = end + closing.utf8.count
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Skips spaces and a line end; whether there was one, or the template has ended.
    private mutating func skipLineEnd() -> Bool {
        if place == bytes.count { return true }
        let next = bytes[place...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.count
        guard next < bytes.count, bytes[next] == UInt8(ascii: "\n") else { return false }
        place = next + 1
        return true
    }

    private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
}
