import Foundation

/// How an institution forms user names: plain letters around `{given}`, `{family}` and `{index}`, as in
/// `{given}.{family}.{index}`.
struct UserNamePattern: Sendable, Equatable {
    /// What a pattern puts in.
    enum Part: String, CaseIterable, Sendable {
        case given, family, index
    }

    private enum Piece: Sendable, Equatable {
        case text(String)
        case part(Part)

        var isText: Bool {
            if case .text = self { true } else { false }
        }
    }

    /// As it is written.
    let text: String
    private let pieces: [Piece]

    /// The pattern before an institution says otherwise.
    static let usual = UserNamePattern(
        text: "{given}.{family}.{index}",
        pieces: [.part(.given), .text("."), .part(.family), .text("."), .part(.index)])

    /// The longest pattern, and the most of one part in a user name, in bytes.
    private static let (longest, longestPart) = (100, 24)
    private static let separators = Set(".-_")

    private init(text: String, pieces: [Piece]) {
        self.text = text
        self.pieces = pieces
    }

    /// Nil when something else stands between braces, a letter may not be in a user name, or no part of a person is in it.
    init?(_ text: String) {
        guard text.isWithin(bytes: Self.longest) else { return nil }
        var (pieces, rest): ([Piece], Substring) = ([], text[...])
        while let first = rest.first {
            if first == "{" {
                guard let end = rest.firstIndex(of: "}"), let part = Part(rawValue: String(rest[..<end].dropFirst())) else {
                    return nil
                }
                pieces.append(.part(part))
                rest = rest[end...].dropFirst()
            } else {
                let plain = String(rest.prefix { $0 != "{" })
                guard plain.allSatisfy({ UserName.isValid(String($0)) }) else { return nil }
                pieces.append(.text(plain))
                rest = rest.drop { $0 != "{" }
            }
        }
        guard pieces.contains(where: { !$0.isText }) else { return nil }
        self.init(text: text, pieces: pieces)
    }

    /// The user name of a person; nil when nothing of the person can be written in plain letters. A part that is missing takes
    /// the separator before it along.
    func userName(given: String?, family: String?, index: String?) -> String? {
        let parts: [Part: String] = [
            .given: PlainLetters.words(given ?? "").joined(separator: "-"),
            .family: PlainLetters.words(family ?? "").joined(separator: "-"),
            .index: PlainLetters.words(index ?? "").joined(separator: "-"),
        ].mapValues { Self.trimmed(String($0.beginning(letters: Self.longestPart))) }
        guard pieces.contains(where: { if case .part(let part) = $0 { parts[part] != "" } else { false } }) else { return nil }
        return name { parts[$0] ?? "" }
    }

    func has(_ part: Part) -> Bool { pieces.contains(.part(part)) }

    /// What a user name looks like, with a word for each part: `ime.prezime.brojindeksa`.
    func example(_ word: (Part) -> String) -> String {
        name { PlainLetters.words(word($0)).joined() } ?? text
    }

    /// The user name with a number added, for one that is taken.
    static func numbered(_ userName: String, _ number: Int) -> String {
        let ending = (userName.last?.isNumber == true ? "-" : "") + String(number)
        return trimmed(String(userName.beginning(letters: UserName.longest - ending.utf8.count))) + ending
    }

    private func name(_ text: (Part) -> String) -> String? {
        let whole = pieces.map { piece in
            switch piece {
            case .text(let plain): plain
            case .part(let part): text(part)
            }
        }.joined()
        let words = whole.reduce(into: "") { joined, letter in
            let isDoubled = Self.separators.contains(letter) && joined.last.map(Self.separators.contains) == true
            if !isDoubled { joined.append(letter) }
        }
        let name = Self.trimmed(String(words.beginning(letters: UserName.longest)))
        return UserName.isValid(name) ? name : nil
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: String(separators)))
    }
}
