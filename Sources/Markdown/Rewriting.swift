import CMark
import Foundation

/// Changes a parsed text into one that may be printed.
extension Tree {
    func dropRawHTML() {
        for node in nodes(CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE) { Node.remove(node) }
    }

    /// Keeps links to allowed addresses, changes others to the addresses that the caller gives, and replaces the rest by their
    /// words.
    func serveLinks(link: (String) -> String?, medium: (String) -> Medium?) {
        for node in nodes(CMARK_NODE_LINK) where !LinkScheme.allows(Node.address(node)) {
            if let known = served(medium, node) {
                Self.lead(node, to: known)
            } else if let address = link(Node.address(node)), LinkScheme.mayServe(address) {
                cmark_node_set_url(node, address)
            } else {
                Node.unwrap(node)
            }
        }
    }

    private static func lead(_ link: NodePointer, to medium: Medium) {
        guard case .file(let file) = medium else {
            cmark_node_set_url(link, medium.address)
            return
        }
        Node.wrapChildren(of: link, in: file.linkStart(title: Node.title(link)), file.linkEnd)
    }

    /// Replaces each paragraph that consists of pictures by a figure for each of them.
    /// - Returns: the files in those paragraphs.
    func showFigures(_ medium: (String) -> Medium?) -> [Medium] {
        var shown: [Medium] = []
        for paragraph in nodes(CMARK_NODE_PARAGRAPH) {
            let pictures = Self.picturesAlone(in: paragraph).map { ($0, served(medium, $0)) }
            guard pictures.contains(where: { $1?.isFigure == true }) else { continue }
            for (picture, medium) in pictures {
                Node.insertBlock(Self.blockHTML(picture, medium), before: paragraph)
            }
            shown += pictures.compactMap(\.1)
            Node.remove(paragraph)
        }
        return shown
    }

    /// The pictures of a paragraph; empty when it contains anything besides pictures, breaks and spaces.
    private static func picturesAlone(in paragraph: NodePointer) -> [NodePointer] {
        let children = Node.children(of: paragraph).filter { !Node.isBlank($0) }
        return children.allSatisfy { cmark_node_get_type($0) == CMARK_NODE_IMAGE } ? children : []
    }

    private static func blockHTML(_ picture: NodePointer, _ medium: Medium?) -> String {
        let (description, caption) = (Node.plainText(picture), Node.title(picture))
        guard let medium else { return description.isEmpty ? "" : "<p>\(Markdown.escape(description))</p>" }
        return medium.figureHTML(description: description, caption: caption)
            ?? "<p>\(medium.inlineHTML(description: description, caption: caption, isInsideLink: false, isLazy: true))</p>"
    }

    /// Prints the pictures that the caller knows, and only the descriptions of all others.
    func servePictures(_ medium: (String) -> Medium?, isLazy: Bool) {
        for node in nodes(CMARK_NODE_IMAGE) {
            let description = Node.plainText(node)
            let html = served(medium, node)?.inlineHTML(
                description: description, caption: Node.title(node), isInsideLink: Node.isInsideLink(node), isLazy: isLazy)
            Node.replace(node, withInline: html ?? Markdown.escape(description))
        }
    }

    /// The file for a node's address, unless its own address is not allowed.
    private func served(_ medium: (String) -> Medium?, _ node: NodePointer) -> Medium? {
        medium(Node.address(node)).flatMap { $0.addresses.allSatisfy(LinkScheme.mayServe) ? $0 : nil }
    }

    /// Prints each heading one level deeper than written, with its anchor.
    func anchor(_ headings: [Article.Heading]) throws(MarkdownProblem) {
        for (node, heading) in zip(nodes(CMARK_NODE_HEADING), headings) {
            guard let html = Self.html(node) else { throw .tooLong }
            let words = html.dropFirst("<h1>".count).dropLast("</h1>\n".count)
            let tag = "h\(min(heading.level + 1, 6))"
            Node.insertBlock("<\(tag) id=\"\(Markdown.escape(heading.anchor))\">\(words)</\(tag)>", before: node)
            Node.remove(node)
        }
    }

    func html() throws(MarkdownProblem) -> String {
        guard let html = read(Self.html) else { throw .tooLong }
        // Wide code is scrolled on its own, so the keyboard must be able to focus it (WCAG 2.1.1). The text has no tags here,
        // because it is escaped.
        return html.replacingOccurrences(of: "<pre>", with: "<pre tabindex=\"0\">")
    }

    private static func html(_ node: NodePointer) -> String? {
        guard let rendered = cmark_render_html(node, CMARK_OPT_DEFAULT) else { return nil }
        defer { free(rendered) }
        return Node.text(rendered)
    }
}
