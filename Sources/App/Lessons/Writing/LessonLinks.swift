import Foundation

/// The lessons that a text links to.
struct LessonLinks {
    private let keys: Set<String>

    /// Looks for links by their words alone, so that a text with mistakes in it counts as well.
    init(_ body: String) {
        let targets = body.matches(of: #/\]\(\s*<?([^)>\s]+\.md)/#).map { String($0.1) }
        keys = Set(targets.compactMap { LessonLink($0)?.key })
    }

    func contains(_ key: String) -> Bool { keys.contains(key) }
}
