import Database
import Logging
import ServiceLifecycle

/// Ends the server when the disk has failed: no change can be acknowledged, and only opening the files again can show what they
/// contain.
struct FailureService: NamedService {
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
