/// What may stand in a formula (MathML Core), and nothing with an address or a script.
enum MathRules {
    static let elements: Set = [
        "semantics", "annotation", "mrow", "mi", "mn", "mo", "mtext", "mspace", "mfrac", "msqrt", "mroot", "mstyle", "mpadded",
        "mphantom", "msub", "msup", "msubsup", "munder", "mover", "munderover", "mtable", "mtr", "mtd", "mprescripts",
        "mmultiscripts",
    ]
    private static let common: Set = ["class", "displaystyle", "scriptlevel", "mathvariant"]
    private static let own: [String: Set<String>] = [
        "math": ["display", "alttext"], "annotation": ["encoding"],
        "mo": [
            "stretchy", "fence", "separator", "form", "lspace", "rspace", "minsize", "maxsize", "symmetric", "largeop",
            "movablelimits",
            "accent",
        ],
        "mspace": ["width", "height", "depth"], "mfrac": ["linethickness"], "mover": ["accent"], "munder": ["accentunder"],
        "munderover": ["accent", "accentunder"], "mpadded": ["width", "height", "depth", "lspace", "voffset"],
    ]
    static let attributes = Dictionary(
        uniqueKeysWithValues: elements.union(["math"]).map { ($0, common.union(own[$0] ?? [])) })
}
