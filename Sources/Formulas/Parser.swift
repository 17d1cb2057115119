/// Reads a formula's parts from its tokens, by going down into what lies inside of each other, at most so far as is allowed.
struct Parser {
    private(set) var rest: ArraySlice<Token>
    private let lastLine: Int
    private var depth = 0
    /// Whether a `]` ends what is read: the index of a root.
    private var isIndex = false
    var font: Font?

    init(_ tokens: [Token]) {
        rest = tokens[...]
        lastLine = tokens.last?.line ?? 0
    }

    mutating func formula() throws(FormulaProblem) -> [Node] {
        let nodes = try row()
        if let token = peek() { throw FormulaProblem(.unexpected(token.source), line: token.line) }
        return nodes
    }

    // MARK: - Tokens

    var line: Int { rest.first?.line ?? lastLine }

    /// The next token, be it a space.
    mutating func pop() -> Token? { rest.popFirst() }

    /// The next token that is no space.
    mutating func peek() -> Token? {
        while rest.first?.kind == .space { rest.removeFirst() }
        return rest.first
    }

    /// Takes the next token that is no space if it is this one.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard peek()?.kind == kind else { return false }
        rest.removeFirst()
        return true
    }

    // MARK: - Rows

    /// What stands beside each other, until something ends it that is not taken.
    mutating func row() throws(FormulaProblem) -> [Node] {
        var nodes: [Node] = []
        while let token = peek(), !isEnd(token) {
            if let isDisplay = Self.isDisplay(token) {
                rest.removeFirst()
                try enter(token.line)
                nodes.append(.styled(.row(try row()), isDisplay: isDisplay, isFullSize: true))
                leave(isIndex)
            } else {
                nodes += try item()
            }
        }
        return nodes
    }

    /// Whether a command changes the style to that of a line of its own, or of running text; nil for all else.
    private static func isDisplay(_ token: Token) -> Bool? {
        switch token.kind {
        case .command("displaystyle"): true
        case .command("textstyle"): false
        default: nil
        }
    }

    private func isEnd(_ token: Token) -> Bool {
        switch token.kind {
        case .character("}"), .character("&"), .command("\\"), .command("end"), .command("right"), .command("middle"): true
        case .character("]"): isIndex
        default: false
        }
    }

    /// Goes one level down.
    mutating func enter(_ line: Int) throws(FormulaProblem) {
        guard depth < Formula.maximumDepth else { throw FormulaProblem(.tooDeep, line: line) }
        depth += 1
    }

    mutating func leave(_ wasIndex: Bool) {
        depth -= 1
        isIndex = wasIndex
    }

    // MARK: - Arguments

    /// What follows a command, `^` or `_`: a group, or one token with what belongs to it.
    mutating func argument(of token: Token) throws(FormulaProblem) -> Node {
        guard let next = peek(), !isEnd(next), !Self.isScript(next) else {
            throw FormulaProblem(.missingArgument(token.source), line: token.line)
        }
        rest.removeFirst()
        if next.kind == .character("{") { return .group(try group(from: next)) }
        try enter(next.line)
        let node = try nucleus(next)
        leave(isIndex)
        return node
    }

    static func isScript(_ token: Token) -> Bool {
        switch token.kind {
        case .character("^"), .character("_"), .character("'"): true
        default: false
        }
    }

    /// What is between braces; the opening one is taken.
    mutating func group(from open: Token) throws(FormulaProblem) -> [Node] {
        try enclosed(from: open, by: "}", isIndex: false)
    }

    /// What is between brackets, if there are any.
    mutating func index() throws(FormulaProblem) -> [Node]? {
        guard let open = peek(), open.kind == .character("[") else { return nil }
        rest.removeFirst()
        return try enclosed(from: open, by: "]", isIndex: true)
    }

    private mutating func enclosed(from open: Token, by close: String, isIndex: Bool) throws(FormulaProblem) -> [Node] {
        let wasIndex = self.isIndex
        try enter(open.line)
        self.isIndex = isIndex
        let nodes = try row()
        leave(wasIndex)
        if take(.character(close)) { return nodes }
        guard let token = peek() else { throw FormulaProblem(.unclosedGroup, line: open.line) }
        throw FormulaProblem(.unexpected(token.source), line: token.line)
    }

    /// A row in which a `]` means itself again.
    mutating func rowInside(_ line: Int) throws(FormulaProblem) -> [Node] {
        let wasIndex = isIndex
        try enter(line)
        isIndex = false
        let nodes = try row()
        leave(wasIndex)
        return nodes
    }
}
