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
        // The page and the description; calls are no forms.
        .init("GET /Service1.asmx", everybody),
        .init("GET /Service1.asmx", "/Service1.asmx?WSDL", everybody),
        .init("POST /Service1.asmx", [415, 415, 415, 415, 415, 415, 415, 415]),
        .init("GET /rpc", everybody),
        .init("POST /rpc", [415, 415, 415, 415, 415, 415, 415, 415]),
        .init("GET /api/v1/me", nobody),
        .init("GET /api/v1/openapi.json", everybody),
        .init("GET /api/v1/receipts/:code", "/api/v1/receipts/{receipt}", everybody),
        .init("GET /api/v1/home", nobody),
        .init("GET /api/v1/courses", nobody),
        .init("GET /api/v1/courses/:course", "/api/v1/courses/{course}", nobody),
        .init("GET /api/v1/tests", nobody),
        .init("GET /api/v1/tests/:test", "/api/v1/tests/{test}", nobody),
        .init("GET /api/v1/attempts", nobody),
        .init("GET /api/v1/attempts/:attempt", "/api/v1/attempts/{running}", nobody),
        .init("GET /api/v1/attempts/:attempt/questions", "/api/v1/attempts/{running}/questions", nobody),
        .init("GET /api/v1/attempts/:attempt/questions/:number", "/api/v1/attempts/{running}/questions/1", nobody),
        .init("GET /api/v1/attempts/:attempt/pictures/:name", "/api/v1/attempts/{ended}/pictures/none", nobody),
        .init("GET /api/v1/attempts/:attempt/result", "/api/v1/attempts/{running}/result", nobody),
        .init("GET /api/v1/attempts/:attempt/log", "/api/v1/attempts/{running}/log", nobody),
        .init("GET /api/v1/lessons", nobody),
        .init("GET /api/v1/lessons/:lesson", "/api/v1/lessons/{lesson}", nobody),
        .init("GET /api/v1/lessons/:lesson/files/:name", "/api/v1/lessons/{lesson}/files/none", nobody),
        .init("POST /api/v1/tests/:test/attempts", "/api/v1/tests/{test}/attempts", nobody),
        .init("PUT /api/v1/attempts/:attempt/questions/:number/answer", "/api/v1/attempts/{running}/questions/1/answer", nobody),
        .init("PATCH /api/v1/attempts/:attempt/answers", "/api/v1/attempts/{running}/answers", nobody),
        .init("POST /api/v1/attempts/:attempt/submission", "/api/v1/attempts/{running}/submission", nobody),
        .init("PUT /api/v1/lessons/:lesson/reading", "/api/v1/lessons/{lesson}/reading", nobody),
    ]
}
