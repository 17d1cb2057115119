import Hummingbird
import Synchronization

/// The addresses that take forms with files. To all others such a form is one that nobody can read.
struct UploadPaths: Sendable {
    private let patterns: [[Substring]]

    /// - Parameter patterns: addresses in which `*` stands for any one part.
    init(_ patterns: [String]) {
        self.patterns = patterns.map { $0.split(separator: "/") }
    }

    func contains(_ path: String) -> Bool {
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        return patterns.contains { pattern in
            pattern.count == parts.count && zip(pattern, parts).allSatisfy { $0 == $1 || $0 == "*" && !$1.isEmpty }
        }
    }
}

/// A body that nobody has read when a handler gets the request.
struct OpenBody: Sendable {
    private final class Progress: Sendable {
        let isRead = Mutex(false)
    }

    /// Whether nothing but a token in the form can say that it is one of ours.
    var needsToken = false
    private let progress = Progress()

    /// Called by whoever has read it to its end.
    func wasRead() {
        progress.isRead.withLock { $0 = true }
    }

    var isRead: Bool { progress.isRead.withLock { $0 } }
}
