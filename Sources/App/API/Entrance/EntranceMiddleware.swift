import HTTPTypes
import Hummingbird

/// The one way into all services for programs: who is signed in, how often they ask, and what they send.
struct EntranceMiddleware: RouterMiddleware {
    let site: Site
    let people: ProgramPeople
    let rates: RequestRates
    /// What requests of signed in programs count as.
    var kind = RequestRates.Kind.requests
    let bodies: ServiceBodies
    let repeated: RepeatedRequests

    /// The same entrance for requests that are counted apart.
    func counting(as kind: RequestRates.Kind) -> EntranceMiddleware {
        var entrance = self
        entrance.kind = kind
        return entrance
    }

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        // An address that is written in another way, and was not recognised as one of a service: its cookies have been looked at.
        guard context.service != nil else { throw Problem.notFound }
        let (context, refusal) = await signedIn(request, context)
        let rest = context.viewer.map { rates.count($0, as: kind) } ?? rates.count(address: context.address)
        if rest.wait == nil, let refusal { throw refusal }
        var response = rest.wait == nil ? try await enter(request, context, next) : refused(request, context, rest)
        // A service that has found the person in the message itself has counted that, and said so.
        if response.headers[.rateLimit] == nil { rest.write(to: &response.headers) }
        return response
    }

    /// The request with the person whom it names, or why that is nobody: it counts with those that name none.
    private func signedIn(_ request: Request, _ context: VisitorContext) async -> (VisitorContext, (any Error)?) {
        do {
            guard let program = try await people.program(of: request, context) else { return (context, nil) }
            var context = context
            (context.viewer, context.scopes) = (program.person, program.scopes)
            context.language =
                AcceptLanguage.best(of: request.headers[.acceptLanguage]) ?? program.person.language ?? site.institution.language
            return (context, nil)
        } catch {
            return (context, error)
        }
    }

    private func enter(
        _ request: Request, _ context: VisitorContext, _ next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        if request.method == .get || request.method == .head { return try await next(request, context) }
        var share = bodies.budget.share(of: AddressBlock.name(of: context.address), isVisitor: context.viewer == nil)
        defer { share.release() }
        let complete = try await bodies.read(request, context, &share)
        guard let person = context.viewer?.id else { return try await next(complete.request, complete.context) }
        return try await repeated.answer(complete.request, of: person, at: complete.context.arrivedAt) { request in
            try await next(request, complete.context)
        }
    }

    private func refused(_ request: Request, _ context: VisitorContext, _ rest: RequestRates.Rest) -> Response {
        guard let service = context.service else { return Response(status: .tooManyRequests) }
        let refusal = ServiceRefusal(.tooMany, seconds: rest.wait)
        return site.problem(.refused(refusal), in: service, request, context)
    }
}
