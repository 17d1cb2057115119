import Foundation

/// What must not be done with numbers and texts that came from outside: indexing that ends the server, `abs` of a time, which takes what lies
/// ahead for what lies behind, and limits in Characters of what is stored. It reads lines, not types: what it cannot see to be safe it finds.
enum OutsideRules {
    struct Finding: Hashable, CustomStringConvertible {
        let path: String
        let line: Int
        /// As it is written: `questions[number - 1]`.
        let text: String

        var description: String { "\(path):\(line) \(text)" }
    }

    /// A file, bare of all that is no code.
    struct Source {
        let path: String
        let lines: [String]

        init(_ path: String, _ swift: String) {
            self.path = path
            lines = SwiftText.bare(swift).components(separatedBy: "\n")
        }
    }

    // MARK: - Indexing

    /// What numbers are called. A subscript by one of them, or by one with something added, is found.
    private static let numbers: Set = [
        "at", "count", "i", "index", "line", "matched", "n", "number", "offset", "ordinal", "page", "place", "position", "row",
        "step", "target", "wanted", "x", "y",
    ]

    /// Elements by a number, unless the lines above in the same function say that there is one, or what is there may be nil.
    static func indexing(_ source: Source) -> [Finding] {
        let lines = source.lines
        return lines.enumerated().flatMap { number, line in
            SwiftText.subscripts(line).filter { found in
                isNumber(found.index) && !mayBeNil(found, in: line, next: lines.dropFirst(number + 1).first ?? "")
                    && !isKnown(found, above: SwiftText.function(of: number, in: lines) + [String(line.prefix(found.start))])
            }.map { Finding(path: source.path, line: number + 1, text: "\($0.base)[\($0.index)]") }
        }
    }

    private static func isNumber(_ index: String) -> Bool {
        // A dictionary's key; a number masked to at most 63.
        if index.contains("\"") { return false }
        if index.contains(#/& \d+\)?$/#) { return false }
        if index.contains(#/[\w)] [-+*] [\w(]/#) || index.contains("Int(") { return true }
        guard let name = index.wholeMatch(of: #/(?:[A-Za-z_]\w*\.)*(\w+)/#)?.1 else { return false }
        return numbers.contains(String(name))
    }

    /// A dictionary's value that is compared with nil, bound, or has something in its place.
    private static func mayBeNil(_ found: SwiftText.Subscript, in line: String, next: String) -> Bool {
        let after = line.dropFirst(found.end)
        if [" ??", "?.", "?[", " == nil", " != nil"].contains(where: { after.hasPrefix($0) }) { return true }
        let next = next.drop { $0 == " " }
        if after.isEmpty, next.hasPrefix("??") { return true }
        let before = line.prefix(found.start)
        guard before.contains(#/(?:\b(?:if|guard|while)|,|^ *) ?\blet \w+ = (?:try )?$/#) else { return false }
        if after.isEmpty { return next.hasPrefix("else") }
        return after.hasPrefix(",") || after.hasPrefix(" else") || after.hasPrefix(" {")
    }

    /// Whether the index was taken from the collection itself, or compared with its indices.
    private static func isKnown(_ found: SwiftText.Subscript, above: [String]) -> Bool {
        let (base, index) = (found.base, found.index)
        if index == base + ".count - 1" { return true }
        let origins = [
            "for \(index) in \(base).indices", "\(index) = \(base).firstIndex", "\(index) = \(base).lastIndex",
            "\(base).indices.contains(\(index))",
        ]
        return above.contains { line in
            origins.contains(where: line.contains)
                || line.contains("for (\(index), ") && line.contains(" in \(base).enumerated()")
        }
    }

    // MARK: - Steps

    /// Steps through a text or a list that end the server where it is shorter, and numbers that are taken for some.
    static func steps(_ source: Source) -> [Finding] {
        source.lines.enumerated().flatMap { number, line in
            guard line.contains("offsetBy:") || line.contains(".remove") || line.contains(")!") else { return [Finding]() }
            let far = line.contains("limitedBy:") ? [] : line.matches(of: #/offsetBy:/#).map { $0.0 }
            let removed = line.matches(of: #/\.remove(?:First|Last)\([^)]/#).map { $0.0.dropLast() }
            let certain = line.matches(of: #/\bU?Int\d*\([^()]*\)!/#).map { $0.0 }
            return (far + removed + certain).map { Finding(path: source.path, line: number + 1, text: String($0)) }
        }
    }

    // MARK: - Sizes of times

    /// How large something is, whichever way.
    static func sizes(_ source: Source) -> [Finding] {
        source.lines.enumerated().flatMap { number, line in
            let found = line.contains("abs(") || line.contains(".magnitude")
            guard found else { return [Finding]() }
            let (calls, sizes) = (line.matches(of: #/(?:^|[^\w.])abs\(/#), line.ranges(of: ".magnitude"))
            return (calls.map { _ in "abs(" } + sizes.map { _ in ".magnitude" }).map {
                Finding(path: source.path, line: number + 1, text: $0)
            }
        }
    }

    // MARK: - Limits

    /// Collections: how many of them there may be is no limit of letters.
    private static let collections: Set = [
        "bytes", "counts", "data", "entries", "files", "kept", "lines", "members", "missing", "parts", "records", "students",
        "words", "paces",
    ]

    /// Texts that are limited by their Characters.
    static func limits(_ source: Source) -> [Finding] {
        source.lines.enumerated().flatMap { number, line in
            guard line.contains(".count") || line.contains("fix(") else { return [Finding]() }
            let counted = line.matches(of: #/([\w.)?!\]]+)\.count\b\)? (?:<=|>=|<|>) ([\w.]+)/#).map { ($0.1, $0.2) }
            let inRange = line.matches(of: #/\.\.[.<] ?([\w.]+)\)\.contains\(([\w.\[\]]+)\.count\)/#).map { ($0.2, $0.1) }
            let cut = line.matches(of: #/String\(((?:[^()]|\([^()]*\))*)\.(?:pre|suf)fix\(([\w.]+)[^)]*\)\)/#)
                .map { ($0.1, $0.2) }
            let cited = line.matches(of: #/([\w.]+)\.(?:pre|suf)fix\(([\w.]+)\) \+ "/#).map { ($0.1, $0.2) }
            return (counted + inRange + cut + cited).filter { isLimit($0.1) && !isNoText($0.0) }.map {
                Finding(path: source.path, line: number + 1, text: "\($0.0) by \($0.1)")
            }
        }
    }

    private static func isLimit(_ most: Substring) -> Bool {
        if most.allSatisfy({ $0.isNumber || $0 == "_" }) { return most.count > 1 }
        return most.split(separator: ".").map { $0.lowercased() }.contains { name in
            ["longest", "most", "maximum"].contains { name.hasPrefix($0) } || name.contains("limit")
        }
    }

    private static func isNoText(_ counted: Substring) -> Bool {
        let names = counted.split { !($0.isLetter || $0.isNumber) }
        return !Set(names).isDisjoint(with: ["utf8", "utf16", "unicodeScalars"]) || collections.contains(String(names.last ?? ""))
    }
}
