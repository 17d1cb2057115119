import Foundation
import Synchronization

/// Runs heavy work on a thread of its own with the lowest priority, one piece of work at a time in a process.
enum BackupThread {
    /// The lowest priority.
    private static let niceness: Int32 = 19
    private static let turn = NSLock()

    /// Runs the body and gives its result. When the task is cancelled, the body's `BackupPace` says so.
    static func run<Value: Sendable>(
        isGentle: Bool, _ body: @escaping @Sendable (BackupPace) throws -> Value
    ) async throws -> Value {
        let pace = BackupPace(isGentle: isGentle)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    // On Linux this applies to the calling thread only.
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

/// Limits how fast heavy work proceeds, and stops it when its task is cancelled.
final class BackupPace: Sendable {
    /// Whether others use the same disk: then every piece of work is followed by a rest.
    private let isGentle: Bool
    /// The length of the pause, as a multiple of the time that the piece took.
    static let longRest = 3.0
    /// The same for work during which others have to wait or keep something.
    static let shortRest = 1.0
    private let isStopped = Atomic(false)
    private let begun = Mutex(ContinuousClock.now)

    init(isGentle: Bool) {
        self.isGentle = isGentle
    }

    var goesOn: Bool { !isStopped.load(ordering: .relaxed) }

    /// Called between two pieces of work that need no pause; false when the work must stop.
    func mayGoOn() -> Bool {
        rest(Self.longRest)
        return goesOn
    }

    func stop() {
        isStopped.store(true, ordering: .relaxed)
    }

    /// Called between two pieces of work; pauses.
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
