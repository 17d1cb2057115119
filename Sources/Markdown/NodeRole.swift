import CMark

/// What a node is, of which CommonMark has no kind. It is kept in the node as cmark's user data.
enum NodeRole: Equatable {
    /// A block with a table, by its number in the text.
    case table(Int)
    case row
    case cell
    /// A piece of code that is a formula, by its number in the text.
    case formula(Int)

    private static let (rowBits, cellBits, formulaBit, shift) = (2, 4, 1, 3)

    fileprivate var bits: Int {
        switch self {
        case .row: Self.rowBits
        case .cell: Self.cellBits
        case .table(let number): (number + 1) << Self.shift
        case .formula(let number): (number + 1) << Self.shift | Self.formulaBit
        }
    }

    fileprivate init(bits: Int) {
        switch bits {
        case Self.rowBits: self = .row
        case Self.cellBits: self = .cell
        default:
            let number = bits >> Self.shift - 1
            self = bits & Self.formulaBit == 0 ? .table(number) : .formula(number)
        }
    }
}

extension Node {
    static func role(of node: NodePointer) -> NodeRole? {
        cmark_node_get_user_data(node).map { NodeRole(bits: Int(bitPattern: $0)) }
    }

    static func set(_ role: NodeRole, of node: NodePointer) {
        cmark_node_set_user_data(node, UnsafeMutableRawPointer(bitPattern: role.bits))
    }

    /// A block or a piece of a line with HTML before and behind what is in it.
    static func new(_ type: cmark_node_type, _ role: NodeRole, _ start: String, _ end: String) -> NodePointer? {
        guard let node = cmark_node_new(type) else { return nil }
        cmark_node_set_on_enter(node, start)
        cmark_node_set_on_exit(node, end)
        set(role, of: node)
        return node
    }

    /// Moves everything that is in a node into another, behind what is there.
    static func moveChildren(of node: NodePointer, into other: NodePointer) {
        while let child = cmark_node_first_child(node) {
            guard cmark_node_append_child(other, child) == 1 else { break }
        }
    }
}
