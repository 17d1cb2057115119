import Foundation
import Logging
import Synchronization

/// What went wrong with requests of which the log must not say when they came: kept in memory, without the address, and logged a day
/// later. Between two lines with exact times even a line without one would tell the time.
final class UntimedLog: Sendable {
    private struct Line {
        let day: Int64
        let message: String
        let metadata: Logger.Metadata
    }

    private let prefixes: [String]
    private let lines = Mutex<[Line]>([])
    /// No more lines of a day are kept.
    private static let most = 1_000

    /// - Parameter prefixes: of the addresses that ask for it.
    init(prefixes: [String]) {
        self.prefixes = prefixes
    }

    func covers(_ path: String) -> Bool { prefixes.contains(where: path.hasPrefix) }

    /// Notes a line instead of logging it.
    func note(_ message: String, _ metadata: Logger.Metadata, at now: Instant) {
        lines.withLock { lines in
            if lines.count < Self.most { lines.append(Line(day: Self.day(now), message: message, metadata: metadata)) }
        }
    }

    /// Logs what was noted before today, in no order; at the end of the server all of it.
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
