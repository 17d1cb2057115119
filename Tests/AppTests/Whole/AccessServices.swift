@testable import App

/// What browsers get from tokens and from services. They have cookies, which open no service.
extension AccessTable {
    private static let allIn = [303, 200, 200, 200, 200, 200, 200, 200]
    private static let everybody = [200, 200, 200, 200, 200, 200, 200, 200]
    private static let nobody = [401, 401, 401, 401, 401, 401, 401, 401]

    static let services: [AccessRow] = [
        .init("GET /account/tokens", allIn),
        .init("POST /account/tokens", [401, 422, 422, 422, 422, 422, 422, 422]),
        .init("POST /account/tokens/endings", nil, [("revoked", "{token}")], [401, 303, 404, 404, 404, 404, 404, 404]),
        .init("GET /developers", everybody),
        .init("GET /api/v1/me", nobody),
    ]
}
