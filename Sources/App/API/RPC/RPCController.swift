import HTTPTypes
import Hummingbird

/// The one address of the service: a page, and all calls.
struct RPCController: Sendable {
    let site: Site
    let calls: RPCCalls
    let rates: RequestRates
    /// Knows what an error is, and writes down those that nobody expects.
    let problems: ProblemMiddleware

    @Sendable func show(_ request: Request, context: ServiceContext) async throws -> Response {
        let strings = site.strings(context.language)
        // Whom a program acts for is nothing to a page.
        var visitor = context.visitor
        visitor.viewer = nil
        let back = Frame.Link(href: DevelopersRoutes.developers, text: strings("developers.title"))
        let frame = site.frame(request, visitor, heading: strings("rpc.title"), back: back)
        let page = RPCMethodsPage(frame: frame, address: site.origin(of: request) + RPCRoutes.service, strings: strings)
        return try site.respond(page, visitor)
    }

    @Sendable func call(_ request: Request, context: ServiceContext) async throws -> Response {
        guard Request.isJSON(request.headers[.contentType] ?? "") else { throw ServiceRefusal(.unsupportedType) }
        guard AcceptedTypes(request.headers[.accept]).include(JSONAnswer.type) else { throw ServiceRefusal(.notAcceptable) }
        let body = try await request.body.collect(upTo: ServiceBodies.longestUnpacked)
        switch Result(catching: { try RPCMessage(body.readableBytesView) }) {
        case .failure(let error): return try answer(reply(to: error, id: .null, request, context))
        case .success(.one(let call)): return try await answer(call, request, context)
        case .success(.batch(let calls)):
            var replies: [RPCReply] = []
            for (place, call) in calls.enumerated() {
                // The first one was counted at the entrance.
                let wait = place == 0 ? nil : count(context)
                if let reply = await reply(to: call, wait: wait, request, context) { replies.append(reply) }
            }
            return replies.isEmpty ? Response(status: .noContent) : try answer(replies)
        }
    }

    /// One call by itself. What HTTP must say to clients that know nothing of JSON-RPC has its status.
    private func answer(
        _ call: Result<RPCMessage.Call, RPCMessage.BrokenCall>, _ request: Request, _ context: ServiceContext
    ) async throws -> Response {
        guard case .success(let sent) = call else {
            return try answer(await reply(to: call, wait: nil, request, context))
        }
        do {
            let result = try await calls.answer(sent, context, origin: site.origin(of: request))
            return try sent.id.map { try answer(RPCReply(result, to: $0)) } ?? Response(status: .noContent)
        } catch {
            let problem = problems.problem(of: Self.inner(error), request, context.visitor)
            guard let id = sent.id else { return Response(status: .noContent) }
            // A password that was sent in the call is no matter of HTTP.
            let isOfHTTP = problem == .signInNeeded || problem.status.code == 429 || problem.status.code >= 500
            guard isOfHTTP else { return try answer(reply(to: problem, error, id: id, request, context)) }
            return site.problem(problem, in: RPCService(id: id), request, context.visitor)
        }
    }

    /// Nil for a notification.
    private func reply(
        to call: Result<RPCMessage.Call, RPCMessage.BrokenCall>, wait: Int?, _ request: Request, _ context: ServiceContext
    ) async -> RPCReply? {
        switch call {
        case .failure(let broken): return reply(to: RPCFailure.noCall, id: broken.id, request, context)
        case .success(let call):
            do {
                if let wait { throw ServiceRefusal(.tooMany, seconds: wait) }
                let result = try await calls.answer(call, context, origin: site.origin(of: request))
                return call.id.map { RPCReply(result, to: $0) }
            } catch {
                // Also of a notification, so that what nobody expects is in the log.
                let answer = reply(to: error, id: call.id ?? .null, request, context)
                return call.id.map { _ in answer }
            }
        }
    }

    private func reply(
        to error: any Error, id: RPCMessage.CallID, _ request: Request, _ context: ServiceContext
    ) -> RPCReply {
        reply(to: problems.problem(of: Self.inner(error), request, context.visitor), error, id: id, request, context)
    }

    private func reply(
        to problem: Problem, _ error: any Error, id: RPCMessage.CallID, _ request: Request, _ context: ServiceContext
    ) -> RPCReply {
        let failure = error as? RPCFailure
        let shown = ServiceProblem(
            problem: problem, strings: site.strings(context.language),
            type: site.origin(of: request) + WebRoutes.problem(problem.code))
        return RPCReply(RPCError(shown, code: failure?.code, current: failure?.current), to: id)
    }

    private static func inner(_ error: any Error) -> any Error { (error as? RPCFailure)?.problem ?? error }

    /// In how many seconds one more call may come; nil for now.
    private func count(_ context: ServiceContext) -> Int? {
        (context.person.map { rates.count($0) } ?? rates.count(address: context.visitor.address)).wait
    }

    private func answer(_ value: some Encodable) throws -> Response {
        try JSONAnswer.response(value, status: .ok, type: JSONAnswer.type)
    }
}
