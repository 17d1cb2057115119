import Logging
import ServiceLifecycle

/// Exchanges seats soon after the beginning of an exam has made that possible, even if nobody comes; see `ExamExchangeStore`.
struct ExamExchangeService: NamedService {
    let exchanges: ExamExchangeStore
    let now: @Sendable () -> Instant
    /// An exchange cannot be undone, so nothing is done while the clock may be wrong.
    let clockIsSettled: @Sendable () -> Bool
    let logger: Logger
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                if clockIsSettled() { await turn() }
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
    }

    private func turn() async {
        do {
            let count = try await exchanges.settle(at: now())
            if count > 0 { logger.notice("seats at exams exchanged", metadata: ["count": "\(count)"]) }
        } catch {
            logger.error("could not exchange seats at exams", metadata: ["error": "\(String(reflecting: error))"])
        }
    }
}
