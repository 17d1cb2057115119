import Hummingbird

/// The description of the service for programs that read such.
struct OpenAPIController: Sendable {
    let site: Site

    /// The name of the document among the files of the site.
    static let file = "api/openapi.json"

    @Sendable func show(_ request: Request, context: ServiceContext) async throws -> Response {
        try request.requireParameters([])
        return try JSONAnswer.answer(bytes: site.assets.file(Self.file).bytes, to: request)
    }
}
