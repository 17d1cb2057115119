import CMark

extension Tree {
    /// Makes links of addresses that are written as they are: `https://example.org`. Those in code, headings, links and
    /// descriptions of pictures stay words.
    func linkBareAddresses() {
        // An address with an underscore or a reference is several nodes after parsing.
        read { cmark_consolidate_text_nodes($0) }
        for node in nodes(CMARK_NODE_TEXT) where !Node.isInsideLink(node) && !Node.isInsideHeading(node) {
            let text = Node.literal(node)
            guard text.utf8.contains(UInt8(ascii: ":")) else { continue }
            let addresses = BareAddress.all(in: text)
            if !addresses.isEmpty { Self.link(addresses, in: text, of: node) }
        }
    }

    private static func link(_ addresses: [Range<String.Index>], in text: String, of node: NodePointer) {
        var end = text.startIndex
        for address in addresses {
            Node.insertText(text[end..<address.lowerBound], before: node)
            Node.insertLink(text[address], before: node)
            end = address.upperBound
        }
        Node.insertText(text[end...], before: node)
        Node.remove(node)
    }
}

/// Finds web addresses in plain words.
enum BareAddress {
    private static let beginnings = ["https://", "http://"]
    /// What ends a sentence or a quotation, and not an address.
    private static let closing = Set(".,;:!?'\"*_~”’»…")
    private static let excluded = Set("<>\"„“”«»`")

    static func all(in text: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var index = text.startIndex
        while let colon = text[index...].firstIndex(of: ":") {
            index = text.index(after: colon)
            guard let start = start(of: colon, in: text, after: found.last?.upperBound ?? text.startIndex) else { continue }
            // Asked before the end is looked for, so that a text of nothing but beginnings is not read again for each of them.
            guard let host = text.index(colon, offsetBy: 3, limitedBy: text.endIndex), host < text.endIndex,
                text[host].isLetter || text[host].isNumber
            else { continue }
            let end = end(from: start, in: text)
            found.append(start..<end)
            index = end
        }
        return found
    }

    /// Where an address with a colon begins; nil when no address has it. A letter or digit before it is part of a longer word.
    private static func start(of colon: String.Index, in text: String, after last: String.Index) -> String.Index? {
        for beginning in beginnings where text[colon...].hasPrefix("://") {
            let letters = beginning.count - "://".count
            guard let start = text.index(colon, offsetBy: -letters, limitedBy: last),
                text[start..<colon].lowercased() == beginning.prefix(letters)
            else { continue }
            let before = start == text.startIndex ? nil : text[text.index(before: start)]
            if before.map({ !$0.isLetter && !$0.isNumber }) ?? true { return start }
        }
        return nil
    }

    private static func end(from start: String.Index, in text: String) -> String.Index {
        let address = text[start...].prefix { !$0.isWhitespace && !excluded.contains($0) }
        var end = address.endIndex
        // How many more brackets are closed than opened, so that one around the address is not part of it.
        var surplus = address.reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
        while end > start {
            let last = text[text.index(before: end)]
            guard closing.contains(last) || last == ")" && surplus > 0 else { break }
            if last == ")" { surplus -= 1 }
            end = text.index(before: end)
        }
        return end
    }
}

extension Node {
    fileprivate static func insertText(_ text: Substring, before node: NodePointer) {
        guard !text.isEmpty, let words = cmark_node_new(CMARK_NODE_TEXT) else { return }
        cmark_node_set_literal(words, String(text))
        cmark_node_insert_before(node, words)
    }

    fileprivate static func insertLink(_ address: Substring, before node: NodePointer) {
        guard let link = cmark_node_new(CMARK_NODE_LINK), let words = cmark_node_new(CMARK_NODE_TEXT) else { return }
        cmark_node_set_literal(words, String(address))
        cmark_node_set_url(link, String(address))
        cmark_node_append_child(link, words)
        cmark_node_insert_before(node, link)
    }
}
