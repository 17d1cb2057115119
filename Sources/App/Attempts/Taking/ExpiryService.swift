import Logging
import ServiceLifecycle

/// Ends attempts whose time is over, even if their student does not return.
struct ExpiryService: NamedService {
    let attempts: AttemptStore
    let now: @Sendable () -> Instant
    let logger: Logger
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await attempts.endExpired(at: now())
                } catch {
                    logger.error("could not end expired attempts", metadata: ["error": "\(String(reflecting: error))"])
                }
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
    }
}
