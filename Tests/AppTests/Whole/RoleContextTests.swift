import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import App

@Suite("Who is signed in is a type, and the type keeps the others out")
struct RoleContextTests {
    @Test(
        "a context of a role lets in those who hold it",
        arguments: [
            ("", [401, 401, 401, 401, 401]), ("nobody", [200, 403, 403, 403, 403]), ("student", [200, 200, 403, 403, 403]),
            ("teacher", [200, 403, 200, 403, 403]), ("administrator", [200, 403, 403, 200, 403]),
            ("office", [200, 403, 403, 403, 200]), ("quality-office", [200, 403, 403, 403, 403]),
            ("student teacher", [200, 200, 200, 403, 403]), ("student teacher administrator", [200, 200, 200, 200, 403]),
        ])
    func rolesDecide(roles: String, expected: [Int]) async throws {
        try await TestSite.run { site in
            let application = Application(
                router: Self.router(site.site), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            try await application.test(.router) { client in
                for (path, status) in zip(["/signed-in", "/student", "/teacher", "/administrator", "/office"], expected) {
                    let response = try await client.executeRequest(
                        uri: path, method: .get, headers: [.rolesForTest: roles], body: nil)
                    #expect(response.status.code == status, "\(path)")
                    if status == 200 { #expect(String(buffer: response.body) == "Ana Țîrlea") }
                }
            }
        }
    }

    private static func router(_ site: Site) -> Router<VisitorContext> {
        let router = Router(context: VisitorContext.self)
        router.add(
            middleware: ProblemMiddleware(
                site: site, untimedLog: UntimedLog(prefixes: ["/surveys/"]), loggable: { $0 },
                signIn: { _, _ in throw Problem.signInNeeded }))
        router.add(middleware: RolesFromHeader())
        let signedIn = router.group(context: SignedInContext.self)
        signedIn.get("signed-in") { _, context in context.person.fullName }
        signedIn.group(context: StudentContext.self).get("student") { _, context in context.person.fullName }
        signedIn.group(context: TeacherContext.self).get("teacher") { _, context in context.person.fullName }
        signedIn.group(context: AdminContext.self).get("administrator") { _, context in context.person.fullName }
        signedIn.group(context: MoneyContext.self).get("office") { _, context in context.person.fullName }
        return router
    }
}

/// Signs somebody in who holds the roles of a header; nobody when the header is empty.
private struct RolesFromHeader: RouterMiddleware {
    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        if let roles = request.headers[.rolesForTest], !roles.isEmpty {
            context.viewer = Viewer(
                id: ID(text: "ana"), userName: "ana", fullName: "Ana Țîrlea",
                roles: Set(roles.split(separator: " ").compactMap { Role(rawValue: String($0)) }), language: nil,
                session: ID(text: "session"))
        }
        return try await next(request, context)
    }
}

extension HTTPField.Name {
    fileprivate static let rolesForTest = HTTPField.Name("Roles-For-Test")!
}
