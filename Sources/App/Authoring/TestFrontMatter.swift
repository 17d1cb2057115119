import Foundation

/// The settings at the head of a test's text, line by line. A setting can be changed while all other lines, and the text below,
/// stay as they were written.
struct TestFrontMatter: Equatable {
    /// The lines between the two `---` marks.
    private(set) var lines: [String]
    /// The second mark and all below it.
    private let rest: String

    /// Nil when the settings do not begin on the first line, or have no end.
    init?(_ text: String) {
        let all = TestText.lines(of: text).all
        func isMark(_ line: Substring) -> Bool { line.trimmingCharacters(in: .whitespaces) == "---" }
        guard let first = all.first, isMark(first), let end = all.indices.dropFirst().first(where: { isMark(all[$0]) })
        else { return nil }
        lines = all[1..<end].map(String.init)
        rest = all[end...].joined(separator: "\n")
    }

    var text: String { (["---"] + lines).joined(separator: "\n") + "\n" + rest }

    /// The line of a setting in the text, from 1.
    func line(of name: String) -> Int? { place(of: name).map { $0.lowerBound + 2 } }

    /// The value of a setting that is written on one line, without quotation marks and remarks.
    func value(of name: String) -> String? {
        guard let place = place(of: name),
            var settings = try? Settings(lines[place.lowerBound..<place.upperBound].joined(separator: "\n"), file: "")
        else { return nil }
        return settings.text(name)
    }

    /// The setting that a line of the text belongs to.
    func name(at line: Int) -> String? {
        guard line >= 2, line <= lines.count + 1 else { return nil }
        return lines.prefix(line - 1).reversed().lazy.compactMap(Self.name).first
    }

    /// Writes a setting, in its place or at the end; nil removes it.
    mutating func set(_ name: String, _ value: String?) {
        set(name, value.map { ["\(name): \(Self.written($0))"] } ?? [])
    }

    /// Writes a setting that has a line for each pair below it; no pairs remove it.
    mutating func set(_ name: String, pairs: [(name: String, value: String)]) {
        set(name, pairs.isEmpty ? [] : ["\(name):"] + pairs.map { "  \(Self.written($0.name)): \(Self.written($0.value))" })
    }

    /// Writes a setting as the first one.
    mutating func lead(_ name: String, _ value: String) {
        lines.insert("\(name): \(Self.written(value))", at: 0)
    }

    private mutating func set(_ name: String, _ new: [String]) {
        if let place = place(of: name) {
            lines.replaceSubrange(place, with: new.enumerated().map { $0 == 0 ? $1 + remark(at: place.lowerBound) : $1 })
        } else {
            lines += new
        }
    }

    /// The comment after a setting's value, with the spaces before it.
    private func remark(at index: Int) -> String {
        let line = (lines.at(index) ?? "")[...]
        let unquoted = line.lastIndex { $0 == "\"" || $0 == "'" }.map { line[line.index(after: $0)...] } ?? line
        var before: Character?
        let mark = unquoted.indices.first { spot in
            defer { before = unquoted[spot] }
            return unquoted[spot] == "#" && before?.isWhitespace == true
        }
        guard let mark else { return "" }
        let words = unquoted[..<mark].lastIndex { !$0.isWhitespace }
        return String(unquoted[(words.map(unquoted.index(after:)) ?? unquoted.startIndex)...])
    }

    /// The line of a setting and those below that belong to it.
    private func place(of name: String) -> Range<Int>? {
        guard let start = lines.firstIndex(where: { Self.name($0) == name }) else { return nil }
        let below = lines.dropFirst(start + 1)
        let end = below.firstIndex { !$0.hasPrefix(" ") && !$0.hasPrefix("-") } ?? lines.count
        return start..<end
    }

    private static func name(_ line: String) -> String? {
        line.wholeMatch(of: #/["']?([A-Za-z][A-Za-z-]*)["']?\s*:(?:\s.*)?/#).map { String($0.1) }
    }

    /// The value as YAML: quoted, unless it has only one meaning without quotes.
    private static func written(_ value: String) -> String {
        let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        let isPlain = value.wholeMatch(of: #/[\p{L}\p{N}](?:[\p{L}\p{N} .,()\/_-]|:(?=\p{N}))*/#) != nil && !value.hasSuffix(" ")
        if isPlain, !words.contains(value.lowercased()) { return value }
        return "\"" + value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
