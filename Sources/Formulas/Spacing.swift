/// The space on both sides of an operator, in eighteenths of an em.
struct Spacing: Equatable, Sendable {
    var left: Int
    var right: Int

    static let none = Spacing(left: 0, right: 0)

    /// What MathML Core gives an operator (appendix B, the operator dictionary).
    /// - Parameter isFirst: whether it is the first one of several in its row, and so stands before what it belongs to.
    static func inDictionary(_ text: String, isFirst: Bool) -> Spacing {
        if zeros.contains(text) || isFirst && withoutWhenFirst.contains(text) { return .none }
        if separators.contains(text) { return Spacing(left: 0, right: 3) }
        let both = threes.contains(text) ? 3 : fours.contains(text) ? 4 : 5
        return Spacing(left: both, right: both)
    }

    /// What TeX gives an operator between its neighbours (The TeXbook, chapter 18).
    /// - Parameter isSmall: whether it is in an exponent or the like, where TeX leaves all such space out.
    static func inTeX(_ atom: Atom, after left: Atom?, before right: Atom?, isSmall: Bool) -> Spacing {
        guard !isSmall else { return .none }
        switch atom {
        case .binary: return Spacing(left: 4, right: 4)
        case .relation:
            let (isApart, isBefore) = (left.map(reaches) ?? false, right.map(reaches) ?? false)
            return Spacing(left: isApart && left != .open ? 5 : 0, right: isBefore && right != .close ? 5 : 0)
        case .punctuation: return Spacing(left: 0, right: 3)
        case .ordinary, .largeOperator, .open, .close, .inner: return .none
        }
    }

    /// Whether a relation keeps away from it.
    private static func reaches(_ atom: Atom) -> Bool { atom != .relation && atom != .punctuation }

    private static let withoutWhenFirst: Set = ["+", "\u{2212}", "±", "∓", "∼", "|"]
    private static let separators: Set = [",", ";", ":"]
    private static let zeros: Set = [
        "(", ")", "[", "]", "{", "}", "⟨", "⟩", "⌊", "⌋", "⌈", "⌉", "‖", "!", "\"", "`", "\\", "∴", "∵",
    ]
    private static let threes: Set = ["×", "⋅", "∗", "⋆", "∘", "∙", "⊗", "⊙", "⋄", "?", ".", "@"]
    private static let fours: Set = ["+", "\u{2212}", "±", "∓", "÷", "∩", "∪", "∖", "∧", "∨", "⊕", "⊖", "⊘", "⊎", "⊓", "⊔", "/"]
}
