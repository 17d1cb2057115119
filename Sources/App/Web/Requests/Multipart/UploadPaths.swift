import Hummingbird
import Synchronization

/// The addresses that accept forms with files. At all others such a form is refused as unreadable.
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

/// A body that has not been read when the handler is called.
struct OpenBody: Sendable {
    private final class Progress: Sendable {
        let isRead = Mutex(false)
    }

    /// Whether the form must have a valid token, because no header shows where it comes from.
    var needsToken = false
    private let progress = Progress()

    /// Must be called after it has been read to its end.
    func wasRead() {
        progress.isRead.withLock { $0 = true }
    }

    var isRead: Bool { progress.isRead.withLock { $0 } }
}
