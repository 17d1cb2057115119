import Hummingbird
import Logging

/// Turns errors into pages with the site's layout, or into what a service says of them. It is used twice: outermost, and again
/// inside the session, where the person and the language are known.
struct ProblemMiddleware: RouterMiddleware {
    let site: Site
    let untimedLog: UntimedLog
    /// Makes an address fit for the log, by removing secrets.
    let loggable: @Sendable (_ path: String) -> String
    /// Answers a request that requires signing in; keeps what was typed.
    let signIn: @Sendable (Request, VisitorContext) async throws -> Response

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let problem = problem(of: error, request, context)
            if problem == .forged || problem == .forbidden, !untimedLog.covers(request.uri.path) {
                context.logger.notice(
                    "refused", metadata: ["path": "\(loggable(request.uri.path))", "problem": "\(problem)"])
            }
            if let service = context.service { return site.problem(problem, in: service, request, context) }
            if problem == .signInNeeded {
                do {
                    return try await signIn(request, context)
                } catch {
                    return site.problem(Problem(error) ?? unexpected(error, request, context), request, context)
                }
            }
            return site.problem(problem, form: await kept(for: problem, request, context), request, context)
        }
    }

    /// The posted form, if sending it again may succeed.
    private func kept(for problem: Problem, _ request: Request, _ context: VisitorContext) async -> HeldForm? {
        guard problem.retryAfter != nil else { return nil }
        do {
            return try await HeldForm.from(request, upTo: context.maxUploadSize)
        } catch {
            // The form was too long or incomplete, so it cannot be sent again.
            return nil
        }
    }

    /// The problem of an error. One that nobody expects is written into the log.
    func problem(of error: any Error, _ request: Request, _ context: VisitorContext) -> Problem {
        Problem(error) ?? unexpected(error, request, context)
    }

    private func unexpected(_ error: any Error, _ request: Request, _ context: VisitorContext) -> Problem {
        let id = String(ID<Problem>(at: context.arrivedAt).text.suffix(12))
        let details: Logger.Metadata = ["id": "\(id)", "error": "\(String(reflecting: error))"]
        if untimedLog.covers(request.uri.path) {
            untimedLog.note("unexpected error in a survey", details, at: context.arrivedAt)
        } else {
            let place: Logger.Metadata = ["method": "\(request.method)", "path": "\(loggable(request.uri.path))"]
            context.logger.error("unexpected error", metadata: details.merging(place) { own, _ in own })
        }
        return .unexpected(id: id)
    }
}
