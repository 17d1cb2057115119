import Foundation
import NIOPosix

/// Threads for readings that take tenths of a second, which let everything else go first: whoever saves an answer does not wait
/// while a teacher's table of a course is worked out.
struct PatientThreads: Sendable {
    /// Two, so that a third reading waits until one of two is over. More than thirty who wait would not be answered in time.
    static let shared = PatientThreads(count: 2, mostWaiting: 30)

    /// Of Linux, from 0 to 19: at 10 a thread gets a tenth of what any other one gets that wants to run as well, and everything
    /// when none does.
    private static let niceness: Int32 = 10
    private let pool: NIOThreadPool
    private let turns: PageSlots

    /// The threads are never stopped.
    init(count: Int, mostWaiting: Int) {
        pool = NIOThreadPool(numberOfThreads: count)
        turns = PageSlots(count, mostWaiting: mostWaiting)
        pool.start()
    }

    /// - Throws: what the closure throws; `Problem.busy` when too many wait.
    func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await turns.take {
            try await pool.runIfActive {
                // Of this thread alone (setpriority(2), "C library/kernel differences"). Where it is refused, the thread is as the
                // others; where the whole program is nicer, it stays so.
                let thread = __priority_which_t(PRIO_PROCESS.rawValue)
                if getpriority(thread, 0) < Self.niceness { _ = setpriority(thread, 0, Self.niceness) }
                return try body()
            }
        }
    }
}
