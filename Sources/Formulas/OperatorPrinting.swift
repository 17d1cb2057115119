extension Printer {
    /// A node that may be an operator, or have one as its base, with the space that it shall have around it.
    mutating func print(_ node: Node, _ place: Place) {
        switch node {
        case .symbol(let symbol): self.symbol(symbol, place)
        case .delimiter(let delimiter): self.delimiter(delimiter, place)
        case .scripts(let scripts): self.scripts(scripts, place)
        case .accent(let base, let accent): self.accent(base, accent)
        case .stack(let base, let over, let under):
            element(over == nil ? "munder" : under == nil ? "mover" : "munderover") { printer in
                printer.print(base, place)
                printer.inStyle(.script) { printer in [under, over].compactMap(\.self).forEach { printer.print($0) } }
            }
        default: print(node)
        }
    }

    // MARK: - Signs

    private mutating func symbol(_ symbol: Symbol, _ place: Place) {
        let text = symbol.text
        if symbol.atom == .inner || symbol.atom == .ordinary && !Self.strokes.contains(text) {
            return identifier(text, isUpright: text == "∇")
        }
        guard symbol.atom != .largeOperator else { return leaf("mo", text) }
        var attributes = ""
        let hasForm = Self.signs.contains(text)
        if hasForm && (place.isSign || place.isContinuation) { attributes = " form=\"\(place.isSign ? "prefix" : "infix")\"" }
        if Self.stretchy.contains(text) { attributes += " stretchy=\"false\"" }
        let isFirst = place.isSign || place.isFirst && !(hasForm && place.isContinuation)
        leaf("mo", text, attributes + Self.attributes(of: place.spacing, text, isFirst: isFirst))
    }

    /// Those that stand before a number as well as between two.
    private static let signs: Set = ["+", "\u{2212}", "±", "∓"]
    /// Signs without a meaning to their neighbours that are no letters either.
    private static let strokes: Set = ["|", "‖", "/", "\\", "."]
    /// Signs that would become as high as what is beside them.
    private static let stretchy: Set = [
        "(", ")", "[", "]", "{", "}", "|", "‖", "⟨", "⟩", "⌊", "⌋", "⌈", "⌉", "↑", "↓", "↕", "⇑", "⇓", "⇕",
    ]

    /// What is otherwise than in the dictionary of browsers.
    private static func attributes(of spacing: Spacing, _ text: String, isFirst: Bool) -> String {
        let known = Spacing.inDictionary(text, isFirst: isFirst)
        return (spacing.left == known.left ? "" : " lspace=\"\(width(spacing.left))\"")
            + (spacing.right == known.right ? "" : " rspace=\"\(width(spacing.right))\"")
    }

    private static func width(_ eighteenths: Int) -> String {
        switch eighteenths {
        case 3: "0.167em"
        case 4: "0.222em"
        case 5: "0.278em"
        default: "0"
        }
    }

    // MARK: - Brackets with a size

    private mutating func delimiter(_ delimiter: Delimiter, _ place: Place) {
        let text = delimiter.text
        let form = delimiter.atom == .open ? "prefix" : delimiter.atom == .close ? "postfix" : "infix"
        let isBracket = Self.brackets.contains(text)
        var attributes = isBracket ? "" : " form=\"\(form)\" stretchy=\"true\" symmetric=\"true\""
        if case .fixed(let size) = delimiter.size { attributes += " minsize=\"\(size)em\" maxsize=\"\(size)em\"" }
        let isKnown = isBracket || ["|", "‖"].contains(text) && form != "infix"
        let spacing = delimiter.atom == .relation ? place.spacing : .none
        if !isKnown || spacing != .none {
            attributes += " lspace=\"\(Self.width(spacing.left))\" rspace=\"\(Self.width(spacing.right))\""
        }
        leaf("mo", text, attributes)
    }

    /// Those that stretch and have no space in every browser.
    private static let brackets: Set = ["(", ")", "[", "]", "{", "}", "⟨", "⟩", "⌊", "⌋", "⌈", "⌉"]

    // MARK: - Scripts and accents

    private mutating func scripts(_ scripts: Scripts, _ place: Place) {
        let isBeside = scripts.place == .beside
        let (sub, sup) = isBeside ? ("msub", "msup") : ("munder", "mover")
        let name = scripts.sub == nil ? sup : scripts.sup == nil ? sub : isBeside ? "msubsup" : "munderover"
        element(name) { printer in
            printer.base(scripts, place)
            printer.inStyle(.script) { printer in [scripts.sub, scripts.sup].compactMap(\.self).forEach { printer.print($0) } }
        }
    }

    /// What the scripts belong to, which says whether they go beside it in running text.
    private mutating func base(_ scripts: Scripts, _ place: Place) {
        switch (scripts.base, scripts.place) {
        case (.function(let name, _), .limits): leaf("mo", name, " movablelimits=\"true\" lspace=\"0\" rspace=\"0\"")
        case (.symbol(let symbol), .aboveAndBelow):
            leaf("mo", symbol.text, symbol.takesLimits ? " movablelimits=\"false\"" : "")
        default: print(scripts.base, place)
        }
    }

    private mutating func accent(_ base: Node, _ accent: Accent) {
        let name = accent.isUnder ? "munder" : "mover"
        element(name, accent.isArrow ? "" : accent.isUnder ? " accentunder=\"true\"" : " accent=\"true\"") {
            if accent.isLine {
                $0.element("mrow", accent.isUnder ? " class=\"line-under\"" : " class=\"line-over\"") { $0.print(base) }
            } else {
                $0.print(base)
            }
            $0.write("<mo\(accent.isStretchy ? "" : " stretchy=\"false\"")>\(accent.markup)</mo>")
        }
    }
}
