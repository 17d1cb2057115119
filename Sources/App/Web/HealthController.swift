import Database
import Hummingbird

/// Two answers for whoever watches the server: content-free, the status says it all.
struct HealthController: Sendable {
    let database: Database
    let stopping: Stopping

    /// The process answers.
    @Sendable func live(_ request: Request, context: VisitorContext) async throws -> Response {
        Response(status: .ok)
    }

    /// The process can save an answer durably, and was not told to stop.
    @Sendable func ready(_ request: Request, context: VisitorContext) async throws -> Response {
        if stopping.hasBegun { return Response(status: .serviceUnavailable) }
        do {
            try await database.checkReady()
            return Response(status: .ok)
        } catch {
            context.logger.error("not ready", metadata: ["error": "\(String(reflecting: error))"])
            return Response(status: .serviceUnavailable)
        }
    }
}
