import CMark

/// A dollar sign of a text.
struct DollarSign {
    /// Where a dollar sign in words is: its block, and the link or picture around it.
    struct Place: Equatable {
        let block: NodePointer
        let link: NodePointer?
    }

    let line: Int
    /// In the line.
    let (start, end): (Substring.Index, Substring.Index)
    /// Whether there is a backslash before it that belongs to it.
    let isEscaped: Bool
    let isBeforeDigit: Bool
    /// Nil where it is not in words.
    var place: Place?

    /// Whether it stands directly behind another.
    func follows(_ other: DollarSign) -> Bool { line == other.line && start == other.end }

    /// Whether both are in words of one block, and of one link.
    func isBeside(_ other: DollarSign) -> Bool { place != nil && place == other.place }
}

/// The dollar signs of a text, in its order.
struct DollarSigns {
    private(set) var signs: [DollarSign] = []
    /// The text with a number behind each dollar sign. It has no references, so that no number is decoded from one; `%` has
    /// as little meaning as `&` has then.
    let numbered: String

    init(_ lines: TextLines) {
        var (signs, numbered) = ([DollarSign](), [String]())
        for (index, line) in lines.all.enumerated() {
            guard line.utf8.contains(UInt8(ascii: "$")) else {
                numbered.append(String(line.replacing("&", with: "%")))
                continue
            }
            numbered.append(Self.read(line, number: index + 1, &signs))
        }
        self.signs = signs
        self.numbered = numbered.joined(separator: "\n")
    }

    private static func read(_ line: Substring, number: Int, _ signs: inout [DollarSign]) -> String {
        var (numbered, isEscaped) = ("", false)
        let scalars = line.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            numbered.unicodeScalars.append(scalar == "&" ? "%" : scalar)
            if scalar == "$" {
                let end = scalars.index(after: index)
                numbered += "\(ExtendedText.mark)\(signs.count)\(ExtendedText.end)"
                signs.append(
                    DollarSign(
                        line: number, start: index, end: end, isEscaped: isEscaped,
                        isBeforeDigit: scalars[end...].first.map { ("0"..."9").contains($0) } ?? false))
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return numbered
    }

    /// Finds the places of those in words.
    mutating func place(in root: NodePointer) {
        Node.walk(root) { node in
            guard cmark_node_get_type(node) == CMARK_NODE_TEXT else { return }
            var place: DollarSign.Place?
            for case .number(let number) in MarkedText.parts(of: Node.rawLiteral(node)) where signs.indices.contains(number) {
                place = place ?? Self.place(of: node)
                signs[number].place = place
            }
        }
    }

    private static func place(of node: NodePointer) -> DollarSign.Place? {
        var link: NodePointer?
        for ancestor in Node.ancestors(of: node) {
            switch cmark_node_get_type(ancestor) {
            // Between pointed brackets, an address is its own words.
            case CMARK_NODE_LINK where Node.rawAddress(ancestor) == Node.rawLiteral(node): return nil
            case CMARK_NODE_LINK, CMARK_NODE_IMAGE: link = link ?? ancestor
            case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: return .init(block: ancestor, link: link)
            default: break
            }
        }
        return nil
    }
}
