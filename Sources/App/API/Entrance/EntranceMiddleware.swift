import HTTPTypes
import Hummingbird

/// The one way into all services for programs: who is signed in, how often they ask, and what they send.
struct EntranceMiddleware: RouterMiddleware {
    let site: Site
    let people: ProgramPeople
    let rates: RequestRates
    /// What requests of signed in programs count as; nil where the service counts them, which knows only from the message.
    var kind: RequestRates.Kind? = .requests
    /// What the token of whoever comes in must be for; nil where nobody need be signed in.
    var scope: TokenScope?
    /// Whether requests bring files, whose bodies are left to the handler, as are keys of repeated requests.
    var takesFiles = false
    /// Finds sessions whose keys are taken for tokens; nil where only tokens are taken.
    var sessions: SignedIn?
    let bodies: ServiceBodies
    let repeated: RepeatedRequests

    /// The same entrance for programs whose token has a scope.
    func needing(_ scope: TokenScope, counting kind: RequestRates.Kind, takingFiles: Bool = false) -> EntranceMiddleware {
        var entrance = self
        (entrance.scope, entrance.kind, entrance.takesFiles) = (scope, kind, takingFiles)
        return entrance
    }

    /// The same entrance for programs that sign in by calls of the service, and send the key of the session that they get for it.
    func taking(_ sessions: SignedIn) -> EntranceMiddleware {
        var entrance = self
        entrance.sessions = sessions
        return entrance
    }

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        // An address that is written in another way, and was not recognised as one of a service: its cookies have been looked at.
        guard context.service != nil else { throw Problem.notFound }
        let (context, refusal) = await signedIn(request, context)
        let rest = count(context)
        if rest.wait == nil, let refusal { throw refusal }
        var response = rest.wait == nil ? try await enter(request, context, next) : refused(request, context, rest)
        // A service that counts by what the message says has said so.
        if response.headers[.rateLimit] == nil { rest.write(to: &response.headers) }
        return response
    }

    /// Counts a request: for its person, or for its address where it names none.
    private func count(_ context: VisitorContext) -> RequestRates.Rest {
        guard let person = context.viewer else { return rates.count(address: context.address) }
        return rates.count(person, as: kind ?? .messages)
    }

    /// The request with the person whom it names, or why that is nobody: it counts with those that name none.
    private func signedIn(_ request: Request, _ context: VisitorContext) async -> (VisitorContext, (any Error)?) {
        // A form that is posted again after signing in brings the person of its browser's cookie.
        var context = context
        (context.viewer, context.scopes) = (nil, [])
        do {
            guard let program = try await people.program(of: request, by: sessions, context) else { return (context, nil) }
            (context.viewer, context.scopes) = (program.person, program.scopes)
            context.language =
                AcceptLanguage.best(of: request.headers[.acceptLanguage]) ?? program.person.language ?? site.institution.language
            return (context, nil)
        } catch {
            return (context, error)
        }
    }

    /// Before the body is read, and before an answer is given again to whom it may not have been given.
    private func admit(_ context: VisitorContext) throws {
        guard let scope else { return }
        guard context.viewer != nil else { throw Problem.signInNeeded }
        guard context.scopes.contains(scope) else { throw ServiceRefusal(.scopeTooSmall) }
    }

    private func enter(
        _ request: Request, _ context: VisitorContext, _ next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        try admit(context)
        if takesFiles || request.method == .get || request.method == .head { return try await next(request, context) }
        var share = bodies.budget.share(of: AddressBlock.name(of: context.address), isVisitor: context.viewer == nil)
        defer { share.release() }
        let complete = try await bodies.read(request, context, &share)
        guard let person = context.viewer?.id, let service = context.service, service.takesKeys(for: scope) else {
            return try await next(complete.request, complete.context)
        }
        do {
            return try await repeated.answer(complete.request, of: person, at: complete.context.arrivedAt) { request in
                try await next(request, complete.context)
            }
        } catch let refusal as ServiceRefusal {
            // Said here, where it is known that the body was read: the next request may follow on the connection.
            return site.problem(.refused(refusal), in: service, complete.request, complete.context)
        }
    }

    private func refused(_ request: Request, _ context: VisitorContext, _ rest: RequestRates.Rest) -> Response {
        guard let service = context.service else { return Response(status: .tooManyRequests) }
        let refusal = ServiceRefusal(.tooMany, seconds: rest.wait)
        return site.problem(.refused(refusal), in: service, request, context)
    }
}
