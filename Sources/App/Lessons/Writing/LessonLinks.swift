import Foundation

/// The lessons that a text links to.
struct LessonLinks {
    private let keys: Set<String>

    /// Looks for links by their words alone, so that a text with mistakes in it counts as well.
    init(_ body: String) {
        // What one `](` leads to ends before the next, so that each letter is looked at once.
        let targets = body.components(separatedBy: "](").dropFirst().compactMap { rest in
            let target = rest.drop { $0.isWhitespace }.trimmingPrefix("<").prefix { !$0.isWhitespace && $0 != ")" && $0 != ">" }
            return target.range(of: ".md", options: .backwards).map { String(target[..<$0.upperBound]) }
        }
        keys = Set(targets.compactMap { LessonLink($0)?.key })
    }

    func contains(_ key: String) -> Bool { keys.contains(key) }
}
