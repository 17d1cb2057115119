/// The difference of two texts: line by line, and word by word within a line that changed.
struct LineDifference: Equatable {
    /// A part of a line.
    struct Piece: Equatable {
        fileprivate(set) var text: String
        /// Whether this part changed, in a line of which other parts did not.
        var isChanged = false
    }

    enum Line: Equatable {
        case same(String)
        case removed([Piece])
        case added([Piece])
        /// A number of unchanged lines that are left out.
        case folded(Int)
    }

    let lines: [Line]
    /// The most words that are compared, in all changed lines together. Lines beyond that are marked as changed as a whole.
    private static let mostWords = 20_000
    /// The number of unchanged lines that are shown around a change.
    private static let context = 3

    init(from old: String, to new: String) {
        func split(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        var lines: [Line] = []
        var (removed, added): ([Substring], [Substring]) = ([], [])
        var room = Self.mostWords
        func close() {
            lines += Self.changed(removed, added, &room)
            (removed, added) = ([], [])
        }
        for step in Difference(from: split(old), to: split(new)).steps {
            switch step {
            case .same(let line):
                close()
                lines.append(.same(String(line)))
            case .removed(let line): removed.append(line)
            case .added(let line): added.append(line)
            }
        }
        close()
        self.lines = Self.folded(lines)
    }

    var hasChanges: Bool {
        lines.contains { line in
            switch line {
            case .removed, .added: true
            case .same, .folded: false
            }
        }
    }

    /// Compares removed and added lines in pairs, word by word, when there are as many of both.
    private static func changed(_ removed: [Substring], _ added: [Substring], _ room: inout Int) -> [Line] {
        guard removed.count == added.count else {
            return removed.map { .removed([Piece(text: String($0))]) } + added.map { .added([Piece(text: String($0))]) }
        }
        let pairs = zip(removed, added).map { pieces($0, $1, &room) }
        return pairs.map { .removed($0.old) } + pairs.map { .added($0.new) }
    }

    private static func pieces(_ old: Substring, _ new: Substring, _ room: inout Int) -> (old: [Piece], new: [Piece]) {
        let (before, after) = (words(old, most: room), words(new, most: room))
        guard let before, let after, before.count + after.count <= room else {
            return ([Piece(text: String(old), isChanged: true)], [Piece(text: String(new), isChanged: true)])
        }
        room -= before.count + after.count
        var (left, right): ([Piece], [Piece]) = ([], [])
        for step in Difference(from: before, to: after).steps {
            switch step {
            case .same(let word):
                append(word, false, to: &left)
                append(word, false, to: &right)
            case .removed(let word): append(word, true, to: &left)
            case .added(let word): append(word, true, to: &right)
            }
        }
        return (left, right)
    }

    private static func append(_ word: Substring, _ isChanged: Bool, to pieces: inout [Piece]) {
        if pieces.last?.isChanged == isChanged {
            pieces[pieces.count - 1].text += word
        } else {
            pieces.append(Piece(text: String(word), isChanged: isChanged))
        }
    }

    /// The words and what is between them; nil when there are more than `most`.
    private static func words(_ line: Substring, most: Int) -> [Substring]? {
        var words: [Substring] = []
        var rest = line
        while let first = rest.first {
            guard words.count < most else { return nil }
            let isLetter = first.isLetter || first.isNumber
            let word = isLetter ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }

    private static func folded(_ lines: [Line]) -> [Line] {
        func isSame(_ index: Int) -> Bool {
            if case .same? = lines.at(index) { true } else { false }
        }
        var folded: [Line] = []
        var index = 0
        while index < lines.count {
            let end = (index..<lines.count).first { !isSame($0) } ?? lines.count
            let before = index == 0 ? 0 : context
            let after = end == lines.count ? 0 : context
            if end - index > before + after + 1 {
                folded += lines.dropFirst(index).prefix(before)
                folded.append(.folded(end - index - before - after))
                folded += lines[index..<end].suffix(after)
            } else {
                folded += lines[index..<end]
            }
            if end < lines.count { folded.append(lines[end]) }
            index = end + 1
        }
        return folded
    }
}
