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

/// The methods of the addresses of all services. Every request of a program asks for those of its own, so that addresses are
/// compared byte by byte.
final class ServiceMethods: Sendable {
    /// A part of an address.
    private typealias Part = ArraySlice<UInt8>

    /// The addresses of a route.
    private struct Pattern: Sendable {
        /// Nil for a part that may be anything.
        let parts: [Part?]
        /// What the route answers, sorted.
        let methods: [String]

        func matches(_ address: [Part]) -> Bool {
            parts.count == address.count && zip(parts, address).allSatisfy { part, sent in part.map { $0 == sent } ?? true }
        }
    }

    /// By how many parts they have.
    private let patterns = Mutex<[Int: [Pattern]]>([:])

    /// Takes over the routes of services, when all features have added theirs.
    func connect(_ routes: [(path: String, method: String)], of services: [any ProgramService]) {
        let own = routes.filter { route in services.contains { $0.owns(route.path) } }
        let methods = own.reduce(into: [[Part?]: Set<String>]()) { methods, route in
            methods[Self.parts(route.path).map(Self.pattern), default: []].formUnion(Self.methods(answering: route.method))
        }
        let all = methods.map { Pattern(parts: $0.key, methods: $0.value.sorted()) }
        patterns.withLock { $0 = Dictionary(grouping: all) { $0.parts.count } }
    }

    /// The methods of an address, sorted; empty for an address that is not there.
    func methods(at path: String) -> [String] {
        let address = Self.parts(path)
        let found = patterns.withLock { $0[address.count] ?? [] }.filter { $0.matches(address) }
        return found.count > 1 ? Set(found.flatMap(\.methods)).sorted() : found.first?.methods ?? []
    }

    /// The methods that a route answers. The router makes HEAD of every GET, but only when all routes have been taken over.
    private static func methods(answering method: String) -> [String] { method == "GET" ? ["GET", "HEAD"] : [method] }

    private static func parts(_ path: String) -> [Part] {
        Array(path.utf8.prefix { $0 != UInt8(ascii: "?") }).split(separator: UInt8(ascii: "/"))
    }

    private static func pattern(_ part: Part) -> Part? {
        part.first == UInt8(ascii: "{") || part.first == UInt8(ascii: ":") ? nil : part
    }
}
