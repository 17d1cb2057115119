import Database
import Logging
import ServiceLifecycle

/// Ends the server when the disk failed: nothing is acknowledged any more, and only whoever opens the files anew can tell what they hold.
struct FailureService: Service {
    let database: Database
    let logger: Logger

    /// - Throws: `DatabaseProblem.stopped`, which ends all other services.
    func run() async throws {
        try await cancelWhenGracefulShutdown {
            for await problem in database.failures {
                logger.critical("the disk failed, the server ends", metadata: ["error": "\(problem)"])
                throw problem
            }
        }
    }
}
