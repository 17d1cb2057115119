import Foundation

/// The lessons that a text links to.
struct LessonLinks {
    private let keys: Set<String>

    /// Finds links by a simple text search, so that it works in a text with mistakes as well.
    init(_ body: String) {
        // Each target ends before the next `](`, so that each character is looked at once.
        let targets = body.components(separatedBy: "](").dropFirst().compactMap { rest in
            let target = rest.drop { $0.isWhitespace }.trimmingPrefix("<").prefix { !$0.isWhitespace && $0 != ")" && $0 != ">" }
            return target.range(of: ".md", options: .backwards).map { String(target[..<$0.upperBound]) }
        }
        keys = Set(targets.compactMap { LessonLink($0)?.key })
    }

    func contains(_ key: String) -> Bool { keys.contains(key) }
}
