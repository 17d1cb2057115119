import Foundation
import Logging
import Synchronization

/// Errors in requests whose time must not be logged. They are kept in memory, without the address, and logged a day later: even a
/// line without a time would reveal it by standing between two lines with times.
final class UntimedLog: Sendable {
    private struct Line {
        let day: Int64
        let message: String
        let metadata: Logger.Metadata
    }

    private let prefixes: [String]
    private let lines = Mutex<[Line]>([])
    /// The most lines that are kept for a day.
    private static let most = 1_000

    /// - Parameter prefixes: the prefixes of these requests' addresses.
    init(prefixes: [String]) {
        self.prefixes = prefixes
    }

    func covers(_ path: String) -> Bool { prefixes.contains(where: path.hasPrefix) }

    /// Keeps a line, to be logged later.
    func note(_ message: String, _ metadata: Logger.Metadata, at now: Instant) {
        lines.withLock { lines in
            if lines.count < Self.most { lines.append(Line(day: Self.day(now), message: message, metadata: metadata)) }
        }
    }

    /// Logs the lines of earlier days, in random order; when the server stops, all lines.
    func tell(_ logger: Logger, at now: Instant, isEnd: Bool = false) {
        let told = lines.withLock { lines in
            let told = lines.filter { isEnd || $0.day < Self.day(now) }
            lines.removeAll { isEnd || $0.day < Self.day(now) }
            return told
        }
        for line in told.shuffled() { logger.error("\(line.message)", metadata: line.metadata) }
    }

    private static func day(_ instant: Instant) -> Int64 { instant.milliseconds / Milliseconds.days(1).count }
}
