import HTTPTypes
import Hummingbird
import Synchronization

/// Recognises requests of programs by their addresses, before anything of them is looked at.
struct ServiceMarkMiddleware: RouterMiddleware {
    let site: Site
    let services: [any ProgramService]

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        guard let service = services.first(where: { $0.owns(request.uri.path) }) else { return try await next(request, context) }
        var context = context
        context.service = service
        context.language = AcceptLanguage.best(of: request.headers[.acceptLanguage]) ?? site.institution.language
        return try await next(request, context)
    }
}

/// Keeps programs out of services that are off, and names the methods of an address that was asked with another one.
struct ServiceDoorMiddleware: RouterMiddleware {
    let site: Site
    let routes: ServiceMethods

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        guard let service = context.service else { return try await next(request, context) }
        guard service.isOn(site.institution.services) else { throw Problem.notFound }
        let allowed = routes.methods(at: request.uri.path)
        guard allowed.isEmpty || allowed.contains(request.method.rawValue) else {
            throw Problem.refused(ServiceRefusal(.methodNotAllowed, allowed: allowed))
        }
        return try await next(request, context)
    }
}

/// The methods of the addresses of all services.
final class ServiceMethods: Sendable {
    private let patterns = Mutex<[(parts: [Substring], method: String)]>([])

    /// Takes over the routes of services, when all features have added theirs.
    func connect(_ routes: [(path: String, method: String)], of services: [any ProgramService]) {
        let own = routes.filter { route in services.contains { $0.owns(route.path) } }
        let all = own.flatMap { route in Self.methods(answering: route.method).map { (Self.parts(route.path), $0) } }
        patterns.withLock { $0 = all }
    }

    /// The methods of an address, sorted; empty for an address that is not there.
    func methods(at path: String) -> [String] {
        let parts = Self.parts(path)
        return Set(patterns.withLock { $0.filter { Self.matches($0.parts, parts) }.map(\.method) }).sorted()
    }

    /// The methods that a route answers. The router makes HEAD of every GET, but only when all routes have been taken over.
    private static func methods(answering method: String) -> [String] { method == "GET" ? ["GET", "HEAD"] : [method] }

    private static func parts(_ path: String) -> [Substring] {
        String(path.prefix { $0 != "?" }).split(separator: "/")
    }

    private static func matches(_ pattern: [Substring], _ parts: [Substring]) -> Bool {
        pattern.count == parts.count && zip(pattern, parts).allSatisfy { $0.hasPrefix("{") || $0.hasPrefix(":") || $0 == $1 }
    }
}
