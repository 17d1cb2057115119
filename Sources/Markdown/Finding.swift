import CMark
import Formulas

/// Something in a text that its author should know about, with its line.
public struct Finding: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// Raw HTML, which is never shown.
        case html(String)
        /// A link with a refused address; or, when anchors are requested, one to an anchor.
        case link(String)
        /// A picture, with its address and its description.
        case picture(address: String, description: String)
        /// A formula that cannot be printed, as it is written, and why.
        case formula(String, FormulaProblem)
    }

    public let kind: Kind
    /// Counted from 1.
    public let line: Int

    /// - Parameters:
    ///   - search: searches the whole text, because cmark does not give the exact line inside a paragraph.
    ///   - earliest: the line of the previous finding.
    init?(_ node: NodePointer, of tree: Tree, in search: inout LineSearch, from earliest: Int, withAnchors: Bool) {
        let address = Node.address(node)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
            kind = .html(Node.literal(node).split(separator: "\n").first.map(String.init) ?? "")
        case CMARK_NODE_LINK where !LinkScheme.allows(address) || withAnchors && address.hasPrefix("#"):
            kind = .link(address)
        case CMARK_NODE_IMAGE:
            kind = .picture(address: address, description: Node.plainText(node))
        case CMARK_NODE_CODE:
            guard let formula = tree.formula(node), let problem = formula.problem else { return nil }
            kind = .formula(formula.written, problem)
            line = tree.line(ofFormula: formula) + problem.line
            return
        default:
            return nil
        }
        line = Self.line(of: node, tree, kind, &search, earliest)
    }

    /// The line that cmark gives, if the finding is on it; otherwise the first line of the node's block that contains it,
    /// beginning at the previous finding. cmark gives wrong lines after code and tags that span several lines.
    private static func line(
        of node: NodePointer, _ tree: Tree, _ kind: Kind, _ search: inout LineSearch, _ earliest: Int
    ) -> Int {
        let needle =
            switch kind {
            case .html(let text), .formula(let text, _): text
            case .link(let address), .picture(let address, _): address
            }
        let block = enclosingBlock(of: node)
        // A cell has one line.
        if Node.role(of: block) == .row { return tree.line(of: node) }
        let told = max(1, tree.line(of: node), tree.line(of: block))
        let first = max(1, tree.line(of: block), earliest)
        let last = tree.endLine(of: block)
        if needle.isEmpty || search.has(needle, in: told) || first > last { return told }
        return search.first(with: needle, in: first...last) ?? told
    }

    private static func enclosingBlock(of node: NodePointer) -> NodePointer {
        var block = node
        while isInline(block), let parent = cmark_node_parent(block) { block = parent }
        return block
    }

    private static func isInline(_ node: NodePointer) -> Bool {
        cmark_node_get_type(node).rawValue >= CMARK_NODE_FIRST_INLINE.rawValue
    }
}

extension WrittenFormula {
    /// Nil where it can be printed.
    fileprivate var problem: FormulaProblem? {
        do {
            _ = try Formula.mathML(source, isBlock: isDisplay)
            return nil
        } catch {
            return error
        }
    }
}

extension Tree {
    /// The line of the source in which a formula begins.
    fileprivate func line(ofFormula formula: WrittenFormula) -> Int {
        extended?.line(of: formula.start.line) ?? formula.start.line
    }
}
