import Foundation

/// The name of a course in import folders: plain small letters, digits and hyphens.
enum CourseKey {
    private static let longest = 40

    /// A key that is not in `taken`, made from the code of a course, or from its title where the code has no plain character.
    static func make(code: String, title: String, taken: Set<String>) -> String {
        let base = [code, title].map(plain).first { !$0.isEmpty } ?? "course"
        if !taken.contains(base) { return base }
        var ordinal = 2
        while taken.contains("\(base)-\(ordinal)") { ordinal += 1 }
        return "\(base)-\(ordinal)"
    }

    private static func plain(_ text: String) -> String {
        let words = SearchText.words(of: text).map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        return String(words.filter { !$0.isEmpty }.joined(separator: "-").beginning(letters: longest))
    }
}
