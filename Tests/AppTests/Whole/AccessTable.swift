import Testing

@testable import App

/// One route, and what each kind of person gets from it.
struct AccessRow {
    let route: String
    /// Where it is tried: the route with ids in its place, `{running}` an attempt of Ana's for example.
    let address: String
    let form: [(String, String)]
    /// Visitor; Ana, whose things they are, enrolled; Ema, enrolled nowhere; Bogdan, enrolled like Ana; Carmen, who teaches
    /// the course; Gelu, who teaches another; Dan, who administrates; Vera of the quality office; Olga of the student office,
    /// who elsewhere is nobody's, as Ema: only rows that say otherwise have a status for her.
    let statuses: [Int]

    init(_ route: String, _ address: String? = nil, _ form: [(String, String)] = [], _ statuses: [Int]) {
        self.route = route
        self.address = address ?? String(route.drop { $0 != "/" })
        self.form = form
        self.statuses = statuses.count == Self.people.count - 1 ? statuses + statuses.dropFirst(2).prefix(1) : statuses
    }

    /// In the order of `statuses`; nil is the visitor.
    static let people: [String?] = [nil, "ana", "ema", "bogdan", "carmen", "gelu", "dan", "vera", "olga"]
}

/// Every route × every kind of person. Someone else's things are not found; nobody is told that they are there.
enum AccessTable {
    private static let answer = [("choice[]", "1"), ("go", "next")]
    private static let allIn = [303, 200, 200, 200, 200, 200, 200, 200]
    private static let everybody = [200, 200, 200, 200, 200, 200, 200, 200]
    private static let nobody = [303, 404, 404, 404, 404, 404, 404, 404]
    private static let owner = [303, 200, 404, 404, 404, 404, 404, 404]
    private static let ownerMoves = [303, 303, 404, 404, 404, 404, 404, 404]
    private static let ownerPosts = [401, 303, 404, 404, 404, 404, 404, 404]
    private static let asked = [303, 200, 404, 200, 404, 404, 404, 404]
    private static let student = [303, 200, 404, 200, 404, 404, 404, 404]
    private static let handsIn = [401, 303, 404, 303, 404, 404, 404, 404]
    private static let reader = [303, 404, 404, 404, 200, 404, 404, 200]
    private static let course = [303, 200, 404, 200, 200, 404, 200, 404]

    /// Last what ends the session that all the rows above use.
    static let rows =
        learning + courses + administration + writing + uploads + exports + archiveImports + testWriting + questionForms
        + corrections + monitoring + groups + points + pointSheets + exams + finances + design + designPages + coursePlan
        + syllabus + techniques + services
        + [
            AccessRow("POST /sign-out", [303, 303, 303, 303, 303, 303, 303, 303])
        ]

    private static let learning: [AccessRow] = [
        .init("GET /", allIn),
        .init("GET /account", allIn),
        .init("GET /account/data", allIn),
        .init("GET /account/data.json", allIn),
        .init("GET /account/password", allIn),
        .init("GET /account/sessions", allIn),
        .init("GET /apple-touch-icon.png", everybody),
        .init("GET /favicon.ico", everybody),
        .init("GET /assets/:name", "{asset}", everybody),
        .init("GET /attempts/:attempt", "/attempts/{running}", ownerMoves),
        .init("GET /attempts/:attempt", "/attempts/nothing", nobody),
        .init("GET /attempts/:attempt/log", "/attempts/{ended}/log", owner),
        .init("GET /attempts/:attempt/log", "/attempts/{running}/log", ownerMoves),
        .init("GET /attempts/:attempt/mistakes/:number", "/attempts/{ended}/mistakes/1", owner),
        .init("GET /attempts/:attempt/mistakes/:number", "/attempts/{running}/mistakes/1", nobody),
        .init("GET /attempts/:attempt/questions/:number", "/attempts/{running}/questions/1", owner),
        .init("GET /attempts/:attempt/questions/:number", "/attempts/{ended}/questions/1", ownerMoves),
        .init("GET /attempts/:attempt/questions/:number", "/attempts/{running}/questions/4", nobody),
        .init("GET /attempts/:attempt/report.html", "/attempts/{ended}/report.html", owner),
        .init("GET /attempts/:attempt/report.html", "/attempts/{running}/report.html", ownerMoves),
        .init("GET /attempts/:attempt/report.txt", "/attempts/{ended}/report.txt", owner),
        .init("GET /attempts/:attempt/report.txt", "/attempts/{running}/report.txt", ownerMoves),
        .init("GET /attempts/:attempt/results", "/attempts/{ended}/results", owner),
        .init("GET /attempts/:attempt/results", "/attempts/{running}/results", ownerMoves),
        .init("GET /attempts/:attempt/review", "/attempts/{running}/review", owner),
        .init("GET /attempts/:attempt/sharing", "/attempts/{ended}/sharing", owner),
        .init("GET /attempts/:attempt/sharing", "/attempts/{running}/sharing", ownerMoves),
        .init("GET /attempts/:attempt/submission", "/attempts/{running}/submission", owner),
        .init("GET /attempts/:attempt/submission", "/attempts/{ended}/submission", ownerMoves),
        .init("GET /reports", allIn),
        .init("GET /reports/:course", "/reports/{course}", student),
        .init("GET /reports/:course", "/reports/nothing", nobody),
        // Everybody's is their own; of who has passed nothing it is empty, and nothing is issued.
        .init("GET /reports/record", allIn),
        .init("POST /reports/records", [401, 303, 303, 303, 303, 303, 303, 303]),
        .init("GET /professors", allIn),
        .init("GET /professors", "/professors?q=carmen", allIn),
        .init("GET /courses/:course", "/courses/{course}", course),
        .init("GET /courses/:course/marks", "/courses/{course}/marks", student),
        .init("GET /courses/:course/marks", "/courses/nothing/marks", nobody),
        .init("GET /lessons", allIn),
        .init("GET /lessons/:lesson", "/lessons/{lesson}", course),
        .init("GET /lessons/:lesson", "/lessons/{public}", everybody),
        .init("GET /lessons/:lesson", "/lessons/nothing", nobody),
        .init("GET /lessons/:lesson/files/:digest/:name", "{file}", [404, 200, 404, 200, 200, 404, 200, 404]),
        .init("GET /livez", everybody),
        .init("GET /manifests/:language", "/manifests/ro", everybody),
        .init("GET /manifests/:language", "/manifests/de", [404, 404, 404, 404, 404, 404, 404, 404]),
        .init("GET /pictures/:revision/**", "/pictures/{revision}/media/a.png", [303, 200, 404, 404, 200, 404, 200, 404]),
        .init("GET /privacy", everybody),
        .init("GET /readyz", everybody),
        .init("GET /receipts", everybody),
        .init("GET /receipts/:code", "/receipts/{receipt}", everybody),
        .init("GET /receipts/:code", "/receipts/nothing", [404, 404, 404, 404, 404, 404, 404, 404]),
        .init("GET /search", allIn),
        .init("GET /sign-in", [200, 303, 303, 303, 303, 303, 303, 303]),
        .init("GET /surveys", allIn),
        .init("GET /surveys/:survey/results", "/surveys/{closed}/results", reader),
        .init("GET /surveys/:survey/results", "/surveys/{survey}/results", reader),
        .init("GET /surveys/:survey/results", "/surveys/nothing/results", nobody),
        .init("GET /surveys/:survey/results/:course", "/surveys/{closed}/results/{course}", reader),
        .init("GET /surveys/:survey/results/:course", "/surveys/{survey}/results/{course}", reader),
        .init("GET /surveys/:survey/results/:course", "/surveys/{closed}/results/nothing", nobody),
        .init("GET /surveys/:survey/results/:course/comments.csv", "/surveys/{closed}/results/{course}/comments.csv", reader),
        .init("GET /surveys/:survey/results/:course/comments.csv", "/surveys/{survey}/results/{course}/comments.csv", nobody),
        .init("GET /surveys/:survey/results/:course/figures.csv", "/surveys/{closed}/results/{course}/figures.csv", reader),
        .init("GET /surveys/:survey/results/:course/figures.csv", "/surveys/{survey}/results/{course}/figures.csv", nobody),
        .init("GET /surveys/:survey/subjects/:course", "/surveys/{survey}/subjects/{course}", asked),
        .init("GET /surveys/:survey/subjects/:course", "/surveys/{survey}/subjects/nothing", nobody),
        .init("GET /tests", allIn),
        .init("GET /topics/:topic", "/topics/{topic}", course),
        .init("GET /topics/:topic", "/topics/nothing", nobody),
        .init("GET /tests/:test", "/tests/{test}", course),
        .init("GET /tests/:test", "/tests/nothing", nobody),
        .init("GET /tests/:test/calendar.ics", "/tests/{test}/calendar.ics", course),
        .init("GET /tests/:test/calendar.ics", "/tests/{quiz}/calendar.ics", nobody),
        .init("POST /account/password", [401, 422, 422, 422, 422, 422, 422, 422]),
        .init("POST /account/sessions/endings", nil, [("session", "{session}")], ownerPosts),
        .init(
            "POST /attempts/:attempt/mistakes/:number", "/attempts/{ended}/mistakes/1", answer,
            [401, 200, 404, 404, 404, 404, 404, 404]),
        .init("POST /attempts/:attempt/questions/:number", "/attempts/{running}/questions/1", answer, ownerPosts),
        .init("POST /attempts/:attempt/questions/:number", "/attempts/{ended}/questions/1", answer, ownerPosts),
        .init("POST /attempts/:attempt/submission", "/attempts/{ended}/submission", ownerPosts),
        .init("POST /language", nil, [("language", "ro")], [303, 303, 303, 303, 303, 303, 303, 303]),
        .init("POST /lessons/:lesson/attempts", "/lessons/{lesson}/attempts", [401, 303, 404, 303, 303, 404, 303, 404]),
        .init(
            "POST /lessons/:lesson/places", "/lessons/{lesson}/places", [("anchor", "nothing")],
            [401, 422, 404, 422, 422, 404, 422, 404]),
        .init("POST /lessons/:lesson/readings", "/lessons/{lesson}/readings", [401, 303, 404, 303, 303, 404, 303, 404]),
        .init("POST /sign-in", [422, 422, 422, 422, 422, 422, 422, 422]),
        .init("POST /surveys/:survey/subjects/:course", "/surveys/{survey}/subjects/{course}", [("go", "skip")], handsIn),
        .init("POST /tests/:test/attempts", "/tests/{test}/attempts", [401, 303, 404, 303, 403, 404, 403, 404]),
    ]
}

extension AccessRow {
    init(_ route: String, _ statuses: [Int]) {
        self.init(route, nil, [], statuses)
    }

    init(_ route: String, _ address: String, _ statuses: [Int]) {
        self.init(route, address, [], statuses)
    }
}
