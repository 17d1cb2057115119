import Foundation
import Synchronization

/// Heavy work on a thread of its own that gives way to all others, one piece of work at a time in a process.
enum BackupThread {
    /// The lowest there is.
    private static let niceness: Int32 = 19
    private static let turn = NSLock()

    /// Gives what the body gives. When the task is cancelled the body hears of it from its `BackupPace`.
    static func run<Value: Sendable>(
        isGentle: Bool, _ body: @escaping @Sendable (BackupPace) throws -> Value
    ) async throws -> Value {
        let pace = BackupPace(isGentle: isGentle)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    // Of this thread alone, as Linux has it.
                    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
                    while !turn.lock(before: Date(timeIntervalSinceNow: 0.1)) {
                        guard pace.goesOn else { return continuation.resume(throwing: BackupProblem.stopped) }
                    }
                    let result = Result { try body(pace) }
                    turn.unlock()
                    continuation.resume(with: result)
                }
            }
        } onCancel: {
            pace.stop()
        }
    }
}

/// How fast heavy work goes, and whether it goes on.
final class BackupPace: Sendable {
    /// Whether others use the same disk: then every piece of work is followed by a rest.
    private let isGentle: Bool
    /// So many times as long as the piece was.
    static let longRest = 3.0
    /// For work during which others have to keep something for us.
    static let shortRest = 1.0
    private let isStopped = Atomic(false)
    private let begun = Mutex(ContinuousClock.now)

    init(isGentle: Bool) {
        self.isGentle = isGentle
    }

    var goesOn: Bool { !isStopped.load(ordering: .relaxed) }

    /// Between two pieces of work that only ask whether to go on.
    func mayGoOn() -> Bool {
        rest(Self.longRest)
        return goesOn
    }

    func stop() {
        isStopped.store(true, ordering: .relaxed)
    }

    /// Between two pieces of work.
    /// - Throws: `BackupProblem.stopped`
    func step(resting times: Double = longRest) throws {
        rest(times)
        guard goesOn else { throw BackupProblem.stopped }
    }

    private func rest(_ times: Double) {
        guard isGentle, goesOn else { return }
        begun.withLock { begun in
            let worked = min(ContinuousClock.now - begun, .seconds(1))
            Thread.sleep(forTimeInterval: worked / .seconds(1) * times)
            begun = ContinuousClock.now
        }
    }
}
