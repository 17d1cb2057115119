/// Writes MathML Core.
struct Printer {
    /// TeX's styles, which decide where there is space around operators.
    enum Style {
        case display, text, script
    }

    private(set) var output = ""
    private var style: Style

    init(isBlock: Bool) {
        style = isBlock ? .display : .text
    }

    // MARK: - Writing

    mutating func write(_ markup: String) { output += markup }

    mutating func element(_ name: String, _ attributes: String = "", _ content: (inout Printer) -> Void) {
        output += "<\(name)\(attributes)>"
        content(&self)
        output += "</\(name)>"
    }

    mutating func leaf(_ name: String, _ text: String, _ attributes: String = "") {
        output += "<"
        output += name
        output += attributes
        output += ">"
        output += Self.escaped(text)
        output += "</"
        output += name
        output += ">"
    }

    /// What is written in another style.
    mutating func inStyle(_ inner: Style, _ content: (inout Printer) -> Void) {
        let outer = style
        style = inner
        content(&self)
        style = outer
    }

    var isSmall: Bool { style == .script }

    /// With `& < > "` escaped, for text and for attributes in double quotes.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
    }

    // MARK: - Nodes

    /// A node that stands alone, or is no operator.
    mutating func print(_ node: Node) {
        switch node {
        case .identifier(let text, let isUpright): identifier(text, isUpright: isUpright)
        case .number(let text): leaf("mn", text)
        case .text(let text): words(text)
        case .space(let width): output += "<mspace width=\"\(width)em\"/>"
        case .function(let name, _): leaf("mi", name)
        case .row(let nodes) where nodes.count == 1: contents(nodes)
        case .row(let nodes): element("mrow") { $0.contents(nodes) }
        case .symbol, .delimiter, .scripts, .accent, .stack: print(node, Place())
        case .fraction(let over, let under, let hasBar): fraction(over, under, hasBar: hasBar)
        case .root(let node, let index): root(node, index)
        case .table(let table): print(table)
        case .styled(let node, let isDisplay, let isFullSize): styled(node, isDisplay: isDisplay, isFullSize: isFullSize)
        }
    }

    mutating func identifier(_ text: String, isUpright: Bool) {
        leaf("mi", text, isUpright && text.unicodeScalars.count == 1 ? " mathvariant=\"normal\"" : "")
    }

    /// Browsers leave out spaces at both ends.
    private mutating func words(_ text: String) {
        var inner = Substring(text)
        var (before, after) = ("", "")
        if inner.first == " " {
            before = "\u{A0}"
            inner = inner.dropFirst()
        }
        if inner.last == " " {
            after = "\u{A0}"
            inner = inner.dropLast()
        }
        leaf("mtext", before + inner + after)
    }

    private mutating func fraction(_ over: Node, _ under: Node, hasBar: Bool) {
        element("mfrac", hasBar ? "" : " linethickness=\"0\"") { printer in
            printer.inStyle(printer.style == .display ? .text : .script) {
                $0.print(over)
                $0.print(under)
            }
        }
    }

    private mutating func root(_ node: Node, _ index: Node?) {
        if let index {
            element("mroot") {
                $0.print(node)
                $0.inStyle(.script) { $0.print(index) }
            }
        } else if case .row(let nodes) = node {
            element("msqrt") { $0.contents(nodes) }
        } else {
            element("msqrt") { $0.print(node) }
        }
    }

    private mutating func styled(_ node: Node, isDisplay: Bool, isFullSize: Bool) {
        let size = isFullSize ? " scriptlevel=\"0\"" : ""
        element("mstyle", " displaystyle=\"\(isDisplay)\"\(size)") { printer in
            let inner: Style = isDisplay ? .display : printer.style == .script && !isFullSize ? .script : .text
            printer.inStyle(inner) { $0.print(node) }
        }
    }
}
