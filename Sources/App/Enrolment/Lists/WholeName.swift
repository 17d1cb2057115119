import Foundation

/// A name in one piece, and the ways in which it may be taken apart.
struct WholeName: Sendable, Equatable {
    struct Parts: Sendable, Equatable, Hashable {
        let name: String?
        let surname: String?
    }

    /// The first one is proposed; the others are there for a person to choose. Never empty.
    let choices: [Parts]

    /// More words than this are not told apart.
    private static let mostWords = 6
    /// A longer text is no name; nothing of it is taken apart.
    static let longest = 200
    private static let longestInitial = 8

    /// - Parameter isSurnameFirst: the order that the heading of the column gives. A comma, and capitals, say more.
    init(_ text: String, isSurnameFirst: Bool) {
        let halves = text.split(separator: ",", maxSplits: 1).map { Self.words(String($0)) }
        if halves.count == 2, let first = halves.first, let last = halves.last, !first.isEmpty, !last.isEmpty {
            choices = [Self.parts(surname: first, name: last), Self.parts(surname: last, name: first)]
            return
        }
        let words = Self.words(text)
        let capitals = words.count { Self.isCapitals($0) }
        let isMarked = capitals > 0 && capitals < words.count
        let count = isMarked ? capitals : 1
        let isFirst = isMarked ? words.first.map(Self.isCapitals) == true : isSurnameFirst
        guard words.count > 1 else {
            choices = [Parts(name: nil, surname: words.first.map(Self.written))]
            return
        }
        let likely = Self.parted(words, count, isFirst)
        let all =
            words.count > Self.mostWords
            ? []
            : (1..<words.count).flatMap { length in
                [Self.parted(words, length, isFirst), Self.parted(words, length, !isFirst)]
            }
        var seen: Set<Parts> = []
        choices = ([likely] + all).filter { seen.insert($0).inserted }
    }

    /// Whether it is likely that a person wants to look at it.
    var isDoubtful: Bool { choices.count > 2 }

    /// A name as people write it, where a program has written it in capitals: POPESCU-ILIE becomes Popescu-Ilie.
    static func written(_ word: String) -> String {
        guard isCapitals(word) else { return word }
        return word.split(separator: "-", omittingEmptySubsequences: false).map { part in
            String(part.prefix(1)) + part.dropFirst().lowercased()
        }.joined(separator: "-")
    }

    private static func parted(_ words: [String], _ count: Int, _ isSurnameFirst: Bool) -> Parts {
        isSurnameFirst
            ? parts(surname: Array(words.prefix(count)), name: Array(words.dropFirst(count)))
            : parts(surname: Array(words.suffix(count)), name: Array(words.dropLast(count)))
    }

    private static func parts(surname: [String], name: [String]) -> Parts {
        Parts(name: name.map(written).joined(separator: " "), surname: surname.map(written).joined(separator: " "))
    }

    /// The words, without what stands in brackets and without the initial of a parent between two others.
    private static func words(_ text: String) -> [String] {
        let all = withoutBrackets(text).split(whereSeparator: \.isWhitespace).map(String.init)
        return all.enumerated().filter { at, word in
            at == 0 || at == all.count - 1 || !isInitial(word)
        }.map(\.element)
    }

    private static func withoutBrackets(_ text: String) -> String {
        var (kept, rest) = ("", text[...])
        while let opening = rest.firstIndex(of: "("), let closing = rest[opening...].firstIndex(of: ")") {
            kept += rest[..<opening]
            kept += " "
            rest = rest[closing...].dropFirst()
        }
        return kept + rest
    }

    private static func isInitial(_ word: String) -> Bool {
        word.isWithin(letters: longestInitial) && word.wholeMatch(of: #/\p{Lu}\.?(?:-?\p{Lu}\.)?/#) != nil
    }

    private static func isCapitals(_ word: String) -> Bool {
        word.count(where: \.isLetter) > 1 && word.allSatisfy { !$0.isLowercase }
    }
}
