import Foundation
import Markdown
import Yams

/// What can be read of settings that are not YAML as a whole: each setting is looked at by itself, so that a mistake in one does
/// not hide those in others.
struct BrokenSettings {
    private(set) var pairs: [(Node, Node)] = []
    private(set) var mistakes: [Mistake] = []
    /// The settings with a mistake. They are there, although they cannot be read.
    private(set) var names: Set<String> = []

    private let file: String
    private let lineOffset: Int
    private let lines: [Substring]

    /// More lines are not looked at one by one: settings have far fewer.
    private static let mostLines = 300
    /// A longer line is not looked at for how it should be written.
    private static let longestLine = 1_000

    /// - Parameter error: why the whole cannot be read.
    init(_ yaml: String, file: String, lineOffset: Int, _ error: YamlError) {
        self.file = file
        self.lineOffset = lineOffset
        lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count <= Self.mostLines { for block in Self.blocks(lines) { read(block) } }
        if mistakes.isEmpty { add(error, in: lines.indices) }
    }

    /// The lines of each setting: the one with its name, and those that follow and begin with a space, a dash or a comment.
    private static func blocks(_ lines: [Substring]) -> [Range<Int>] {
        let starts = lines.indices.filter { index in
            guard let first = lines.at(index)?.first else { return false }
            return !" \t-#]}".contains(first)
        }
        let begins = starts.first == 0 ? starts : [0] + starts
        return zip(begins, begins.dropFirst() + [lines.count]).map { $0..<$1 }
    }

    private mutating func read(_ block: Range<Int>) {
        guard block.contains(where: { !isBlank($0) }) else { return }
        do {
            try take(node(block), block)
        } catch let error as YamlError {
            note(block)
            if !addLinesBelow(block, error) { add(error, in: block) }
        } catch {
            add("mistake.broken-settings", block.lowerBound)
        }
    }

    /// - Throws: `YamlError`
    private func node(_ block: Range<Int>) throws -> Node? {
        // Empty lines before it, so that its marks are those of the whole.
        let before = String(repeating: "\n", count: block.lowerBound)
        return try Yams.compose(yaml: before + lines[block].joined(separator: "\n"))
    }

    private mutating func take(_ node: Node?, _ block: Range<Int>) {
        guard let first = block.first(where: { !isBlank($0) }), let node else { return }
        guard let mapping = node.mapping else {
            note(block)
            return addNoSetting(at: first)
        }
        if line(first).first?.isWhitespace == true {
            note(first..<first + 1)
            return add("mistake.yaml-indented", first)
        }
        for (key, value) in mapping {
            if let name = key.string, pairs.contains(where: { $0.0.string == name }) {
                add("mistake.yaml-twice", first, ["setting": Self.short(CleanText.cleaned(name))])
            } else {
                pairs.append((key, value))
            }
        }
    }

    /// A line without a colon, or without the space after it.
    private mutating func addNoSetting(at index: Int) {
        let line = line(index)
        guard line.utf8.count <= Self.longestLine, let match = line.wholeMatch(of: #/([A-Za-z-]+):([^\s:].*)/#) else {
            return add("mistake.not-settings", index)
        }
        add("mistake.yaml-space", index, ["fixed": Self.short("\(match.1): \(match.2)")])
    }

    /// Where a setting has several lines, looks at each of them.
    /// - Returns: whether the mistake is in one of them.
    private mutating func addLinesBelow(_ block: Range<Int>, _ error: YamlError) -> Bool {
        let below = block.dropFirst().filter { !isBlank($0) }
        guard !below.isEmpty, let head = try? node(block.lowerBound..<block.lowerBound + 1)?.mapping?.first else { return false }
        let before = mistakes.count
        if head.value.string?.isEmpty != true {
            // Its value is on its own line, so that nothing belongs below it.
            pairs.append((head.key, head.value))
            head.key.string.map { _ = names.remove($0) }
            for index in below { add(line(index).first == "\t" ? "mistake.yaml-tab" : "mistake.yaml-indented", index) }
        } else {
            for index in below { if let error = Self.error(in: line(index)) { add(error, in: index..<index + 1) } }
        }
        return mistakes.count > before
    }

    /// What is wrong with a line by itself.
    private static func error(in line: Substring) -> YamlError? {
        do {
            _ = try Yams.compose(yaml: line.trimmingCharacters(in: .whitespaces))
            return nil
        } catch {
            return error as? YamlError
        }
    }

    /// Notes the names in these lines, so that they are not missed.
    private mutating func note(_ block: Range<Int>) {
        for index in block {
            if let match = line(index).prefixMatch(of: #/\s*["']?([A-Za-z][A-Za-z-]*)["']?\s*:/#) {
                names.insert(String(match.1))
            }
        }
    }

    private func line(_ index: Int) -> Substring { lines.at(index) ?? "" }

    private func isBlank(_ index: Int) -> Bool {
        line(index).first { !$0.isWhitespace }.map { $0 == "#" } ?? true
    }

    private static func short(_ text: String) -> String { text.shortened(letters: 80) }

    private mutating func add(_ key: String, _ index: Int, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file, line: index + 1 + lineOffset, key, values))
    }
}

extension BrokenSettings {
    /// Says in plain words what a reader of YAML found.
    fileprivate mutating func add(_ error: YamlError, in block: Range<Int>) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let isOpen = problem.contains("end of stream") || problem.contains("',' or")
            let line = (isOpen ? context?.mark.line : nil) ?? mark.line
            let index = block.count == 1 ? block.lowerBound : min(max(line - 1, block.lowerBound), block.upperBound - 1)
            add(problem, at: index)
        case .duplicatedKeysInMapping(let keys, _):
            add(
                "mistake.yaml-twice", secondLine(of: Set(keys), block),
                ["setting": Self.short(CleanText.cleaned(keys.min() ?? ""))])
        default: add("mistake.broken-settings", block.lowerBound)
        }
    }

    private mutating func add(_ problem: String, at index: Int) {
        let line = line(index)
        let sign = line.drop { $0 != ":" }.dropFirst().first { !$0.isWhitespace }
        switch problem {
        case _ where line.first == "\t" || problem.contains("tab character"): add("mistake.yaml-tab", index)
        case _ where problem.contains("mapping values"): addColon(at: index)
        case _ where problem.contains("end of stream"): add("mistake.yaml-quote", index)
        case _ where problem.contains("',' or"): add("mistake.yaml-bracket", index)
        case _ where problem.contains("escape"): add("mistake.yaml-escape", index)
        case _ where sign.map { "\"'".contains($0) } == true: add("mistake.yaml-after-quote", index)
        case _ where sign.map { "@`%*&!|>-?]},".contains($0) } == true:
            add("mistake.yaml-sign", index, ["sign": sign.map(String.init) ?? ""])
        case _ where problem.contains("expected ':'"): addNoSetting(at: index)
        default: add("mistake.broken-settings", index)
        }
    }

    /// A text with a colon and a space, and how it is written instead.
    private mutating func addColon(at index: Int) {
        let line = line(index)
        guard line.utf8.count <= Self.longestLine, let match = line.wholeMatch(of: #/\s*+([\p{L}\p{N}-]++): ++([^"'#]+)/#) else {
            return add("mistake.broken-settings", index)
        }
        let text = match.2.trimmingCharacters(in: .whitespaces)
        add("mistake.yaml-colon", index, ["fixed": Self.short("\(match.1): \"\(text)\"")])
    }

    /// The line on which one of some settings occurs for the second time; the first such line.
    private func secondLine(of keys: Set<String>, _ block: Range<Int>) -> Int {
        var seen: Set<String> = []
        for index in block {
            let key = String(line(index).drop { $0 == " " }.prefix { $0 != ":" })
            if keys.contains(key), !seen.insert(key).inserted { return index }
        }
        return block.lowerBound
    }
}
