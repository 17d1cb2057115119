import HTTPTypes
import Hummingbird

/// The one way into all services for programs: who is signed in, how often they ask, and what they send.
struct EntranceMiddleware: RouterMiddleware {
    let site: Site
    let people: ProgramPeople
    let rates: RequestRates
    let bodies: ServiceBodies
    let repeated: RepeatedRequests

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        // An address that is written in another way, and was not recognised as one of a service: its cookies have been looked at.
        guard context.service != nil else { throw Problem.notFound }
        var context = context
        if let program = try await people.program(of: request, context) {
            (context.viewer, context.scopes) = (program.person, program.scopes)
            context.language =
                AcceptLanguage.best(of: request.headers[.acceptLanguage]) ?? program.person.language ?? site.institution.language
        }
        guard let rest = context.viewer.map(rates.count) else { return try await enter(request, context, next) }
        var response = rest.wait == nil ? try await enter(request, context, next) : refused(request, context, rest)
        rest.write(to: &response.headers)
        return response
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
