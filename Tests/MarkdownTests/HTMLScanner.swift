/// Reads HTML more strictly than a browser does, and says what Markdown must never print.
struct HTMLScanner {
    private var complaints: [String] = []
    private var open: [String] = []
    private var ids: Set<String> = []

    /// Empty when every tag, attribute and address is known and everything stands where it may.
    static func complaints(about html: String) -> [String] {
        var scanner = HTMLScanner()
        let pieces = html.split(separator: "<", omittingEmptySubsequences: false)
        scanner.read(text: pieces[0])
        for piece in pieces.dropFirst() {
            let halves = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
            scanner.read(tag: halves[0])
            if halves.count == 2 { scanner.read(text: halves[1]) } else { scanner.complaints.append("never ends: <\(piece)") }
        }
        scanner.expect(scanner.open.isEmpty, "left open: \(scanner.open)")
        return scanner.complaints
    }

    private mutating func expect(_ isRight: Bool, _ complaint: String) {
        if !isRight { complaints.append(complaint) }
    }

    private mutating func read(text: Substring) {
        expect(!text.contains(">"), "unescaped: \(text)")
        expect(Self.plain(text) != nil, "unknown reference: \(text)")
    }

    private mutating func read(tag: Substring) {
        if tag.hasPrefix("/") {
            expect(open.last == String(tag.dropFirst()), "closed in the wrong place: <\(tag)>")
            _ = open.popLast()
            return
        }
        let name = String(tag.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber) })
        guard let allowed = HTMLRules.attributes[name] else { return complaints.append("unknown: <\(tag)>") }
        expect(HTMLRules.mayStand(name, in: open), "in the wrong place: <\(tag)> in \(open)")
        var rest = tag.dropFirst(name.count)
        while rest.hasPrefix(" "), rest != " /" {
            let attribute = rest.dropFirst().prefix { $0.isASCII && ($0.isLowercase || $0 == "-") }
            rest = rest.dropFirst(1 + attribute.count)
            let value = rest.hasPrefix("=\"") ? rest.dropFirst(2).prefix { $0 != "\"" } : nil
            if let value {
                expect(rest.dropFirst(2 + value.count).first == "\"", "never closed: <\(tag)>")
                rest = rest.dropFirst(value.count + 3)
            }
            read(attribute: String(attribute), value, of: tag, allowed)
        }
        expect(rest.isEmpty || rest == " /" || rest == "/" && open.contains("math"), "no tag: <\(tag)>")
        if !HTMLRules.empty.contains(name) { open.append(name) }
    }

    private mutating func read(attribute name: String, _ value: Substring?, of tag: Substring, _ allowed: Set<String>) {
        expect(allowed.contains(name), "unknown attribute \(name): <\(tag)>")
        expect(HTMLRules.flags.contains(name) == (value == nil), "with or without a value: <\(tag)>")
        guard let value else { return }
        guard let plain = Self.plain(value) else { return complaints.append("unknown reference: <\(tag)>") }
        if ["href", "src"].contains(name) { expect(HTMLRules.isHarmless(address: plain), "address: <\(tag)>") }
        if name == "id" { expect(ids.insert(plain).inserted, "twice: <\(tag)>") }
    }

    /// Text as a browser understands it; nil with a reference that we never write.
    private static func plain(_ text: Substring) -> String? {
        guard text.contains("&") else { return String(text) }
        let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#x27": "'", "#39": "'"]
        var plain = ""
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        plain += pieces[0]
        for piece in pieces.dropFirst() {
            guard let end = piece.firstIndex(of: ";"), let sign = references[String(piece[..<end])] else { return nil }
            plain += sign + piece[piece.index(after: end)...]
        }
        return plain
    }
}

/// What Markdown may print.
enum HTMLRules {
    static let attributes: [String: Set<String>] = [
        "p": ["class", "tabindex"], "em": [], "strong": [], "ul": [], "li": [], "blockquote": [], "figure": [], "figcaption": [],
        "span": [],
        "br": [], "hr": [], "h1": [], "h2": ["id"], "h3": ["id"], "h4": ["id"], "h5": ["id"], "h6": ["id"],
        "ol": ["start"], "pre": ["tabindex"], "code": ["class"], "a": ["href", "title", "class", "download"],
        "img": ["src", "alt", "title", "width", "height", "loading"],
        "video": ["controls", "preload", "width", "height", "aria-label", "playsinline"],
        "audio": ["controls", "preload", "aria-label"], "source": ["src", "type"],
        "track": ["kind", "src", "srclang", "label", "default"],
        "table": [], "thead": [], "tbody": [], "tr": [], "th": ["scope", "class"], "td": ["class"],
        "div": ["class", "tabindex", "role", "aria-label"],
    ].merging(MathRules.attributes, uniquingKeysWith: { $0.union($1) })
    static let empty: Set = ["br", "hr", "img", "source", "track", "mspace"]
    static let flags: Set = ["controls", "playsinline", "default", "download"]
    private static let inline: Set = ["a", "em", "strong", "code", "br", "img", "span", "math"]

    static func mayStand(_ name: String, in open: [String]) -> Bool {
        if name == "a", open.contains("a") { return false }
        if open.contains("math") { return MathRules.elements.contains(name) }
        if MathRules.elements.contains(name) { return false }
        if let isPart = isPartOfTable(name, in: open.last) { return isPart }
        return switch open.last {
        case "ul", "ol": name == "li"
        case "pre": name == "code"
        case "code": false
        case "video", "audio": name == "source" || name == "track"
        case "figure": ["img", "video", "audio", "figcaption"].contains(name)
        case "li": !["li", "source", "track", "figcaption"].contains(name)
        case nil, "blockquote": inline.contains(name) || !["li", "source", "track", "figcaption"].contains(name)
        default: inline.contains(name)
        }
    }

    /// Nil for what has nothing to do with tables.
    private static func isPartOfTable(_ name: String, in outer: String?) -> Bool? {
        switch outer {
        case "table": name == "thead" || name == "tbody"
        case "thead", "tbody": name == "tr"
        case "tr": name == "th" || name == "td"
        case "th", "td": inline.contains(name)
        case "div" where name == "table": true
        case _ where ["table", "thead", "tbody", "tr", "th", "td"].contains(name): false
        case nil, "blockquote", "li": name == "div" ? true : nil
        default: name == "div" ? false : nil
        }
    }

    /// Whether a browser would take it for one of three schemes or for a place of our own; it skips spaces and tabs.
    static func isHarmless(address: String) -> Bool {
        let seen = address.unicodeScalars.filter { $0.value > 0x20 }.map(String.init).joined().lowercased()
        let start = seen.prefix { !"/?#".contains($0) }
        guard let colon = start.firstIndex(of: ":") else { return true }
        return ["http", "https", "mailto"].contains(start[..<colon])
    }
}
