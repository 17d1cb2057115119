import CMark
import Formulas

extension Tree {
    /// Puts each formula in the place of its word, as a piece of code whose literal is its source.
    func placeFormulas() {
        guard let formulas = extended?.formulas, !formulas.isEmpty else { return }
        var marked: [NodePointer] = []
        walk { node in
            guard cmark_node_get_type(node) == CMARK_NODE_TEXT else { return }
            let isMarked = Node.rawLiteral(node).unicodeScalars.contains {
                $0 == ExtendedText.mark || $0 == ExtendedText.continuation
            }
            if isMarked { marked.append(node) }
        }
        for node in marked { Self.place(formulas, in: node) }
    }

    private static func place(_ formulas: [WrittenFormula], in node: NodePointer) {
        var (words, isBehindFormula) = ("", false)
        for part in MarkedText.parts(of: Node.rawLiteral(node)) {
            switch part {
            case .words(let text):
                words += isBehindFormula && text.hasPrefix("$") ? String(text.dropFirst()) : text
                isBehindFormula = false
            case .number(let number):
                // The dollar signs around the number are the word's.
                guard words.hasSuffix("$"), let formula = formulas.at(number) else { continue }
                insert(String(words.dropLast()), before: node)
                words = ""
                insert(formula, number, before: node)
                isBehindFormula = true
            case .continuation:
                if let before = cmark_node_previous(node), cmark_node_get_type(before) == CMARK_NODE_SOFTBREAK {
                    Node.remove(before)
                }
            }
        }
        insert(words, before: node)
        Node.remove(node)
    }

    private static func insert(_ words: String, before node: NodePointer) {
        guard !words.isEmpty, let text = cmark_node_new(CMARK_NODE_TEXT) else { return }
        cmark_node_set_literal(text, words)
        cmark_node_insert_before(node, text)
    }

    private static func insert(_ formula: WrittenFormula, _ number: Int, before node: NodePointer) {
        guard let code = cmark_node_new(CMARK_NODE_CODE) else { return }
        cmark_node_set_literal(code, formula.plainText)
        Node.set(.formula(number), of: code)
        cmark_node_insert_before(node, code)
    }

    func formula(_ node: NodePointer) -> WrittenFormula? {
        guard case .formula(let number) = Node.role(of: node) else { return nil }
        return extended?.formulas.at(number)
    }

    /// The longest formula, in bytes, that fits into the narrowest page with the largest letters.
    private static let longestNarrow = 12

    /// Prints the formulas as MathML, and those with a mistake as they are written. A block with one may be wider than the page.
    /// - Parameter wrapsParagraphs: false where the text stands in an element that holds no blocks.
    func showFormulas(wrapsParagraphs: Bool) {
        guard extended?.formulas.isEmpty == false else { return }
        // Whether each paragraph with a formula has a long one.
        var paragraphs: [NodePointer: Bool] = [:]
        for node in nodes(CMARK_NODE_CODE) {
            guard let formula = formula(node) else { continue }
            let around = Node.ancestors(of: node).first { cmark_node_get_type($0) == CMARK_NODE_PARAGRAPH }
            let isLong = formula.source.utf8.count > Self.longestNarrow
            if let around { paragraphs[around] = paragraphs[around] == true || isLong }
            let isBlock = formula.isDisplay && around != nil && around == cmark_node_parent(node)
            let html = try? Formula.mathML(formula.source, isBlock: isBlock)
            Node.replace(node, withInline: html ?? Markdown.escape(formula.written))
        }
        guard wrapsParagraphs else { return }
        for (paragraph, isWide) in paragraphs { Self.widen(paragraph, isWide: isWide) }
    }

    /// Lets a paragraph be scrolled on its own, one with a long formula with the keyboard as well.
    private static func widen(_ paragraph: NodePointer, isWide: Bool) {
        // In the items of a dense list, the text has no paragraphs.
        let list = cmark_node_parent(paragraph).flatMap(cmark_node_parent)
        let isDense = list.map { cmark_node_get_type($0) == CMARK_NODE_LIST && cmark_node_get_list_tight($0) == 1 } == true
        let tag = isDense ? "div" : "p"
        guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
        cmark_node_set_on_enter(block, "<\(tag) class=\"wide\"\(isWide ? " tabindex=\"0\"" : "")>")
        cmark_node_set_on_exit(block, "</\(tag)>")
        Node.moveChildren(of: paragraph, into: block)
        cmark_node_replace(paragraph, block)
        cmark_node_free(paragraph)
    }
}
