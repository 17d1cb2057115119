import Database
import Hummingbird

/// Two addresses for monitoring the server. The status is the answer; the body is empty.
struct HealthController: Sendable {
    let database: Database
    let stopping: Stopping

    /// The process is running.
    @Sendable func live(_ request: Request, context: VisitorContext) async throws -> Response {
        Response(status: .ok)
    }

    /// The server can save answers durably, and is not stopping.
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
