import Hummingbird

/// The attainment of objectives, of a course and of one objective.
struct AttainmentController: Sendable {
    let site: Site
    let attainments: AttainmentStore

    /// The query of the page of one objective.
    struct Query: Decodable, Sendable {
        var page: String?
    }

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let overview = try await attainments.overview(of: id, by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), overview.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("attainment.title"), at: AttainmentRoutes.attainment(of: id))
        let page = AttainmentPage(
            frame: frame, strings: strings, courseStrings: site.strings(course.language), overview: overview)
        return try site.respond(page, context)
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Objective>(text: try context.parameters.require("objective"))
        let query = try request.uri.decodeQuery(as: Query.self, context: context)
        guard let sheet = try await attainments.sheet(of: id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("attainment.one"), at: AttainmentRoutes.attainment(of: id),
            back: .init(href: AttainmentRoutes.attainment(of: course.id), text: strings("attainment.title")))
        let page = ObjectiveAttainmentPage(
            frame: frame, strings: strings, courseStrings: site.strings(course.language), sheet: sheet,
            number: query.page.flatMap { Int($0) } ?? 1)
        return try site.respond(page, context)
    }
}

/// The attainment of all objectives of a course as a file.
struct CourseAttainmentFileController: SpreadsheetFileController {
    let site: Site
    let attainments: AttainmentStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let withPoints = try SpreadsheetFiles.isWhole(request, AttainmentRoutes.points)
        let (strings, person) = (site.strings(context), context.person)
        return try await files.response(form, context) { [attainments] in
            guard let overview = try await attainments.overview(of: id, by: person) else { throw Problem.notFound }
            let file = AttainmentFile(
                course: overview.taught.course, students: overview.students,
                attainments: overview.attainments.enumerated().map { .init(number: $0 + 1, attainment: $1) },
                withPoints: withPoints, strings: strings)
            return (file.name, file.table)
        }
    }
}

/// The attainment of one objective as a file.
struct ObjectiveAttainmentFileController: SpreadsheetFileController {
    let site: Site
    let attainments: AttainmentStore
    let files: SpreadsheetFiles

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: StaffContext) async throws -> Response {
        let id = ID<Objective>(text: try context.parameters.require("objective"))
        let withPoints = try SpreadsheetFiles.isWhole(request, AttainmentRoutes.points)
        let (strings, person, now) = (site.strings(context), context.person, context.arrivedAt)
        return try await files.response(form, context) { [attainments] in
            guard let sheet = try await attainments.sheet(of: id, by: person, at: now) else { throw Problem.notFound }
            let file = AttainmentFile(
                course: sheet.taught.course, students: sheet.students,
                attainments: [.init(number: sheet.number, attainment: sheet.attainment)], withPoints: withPoints,
                strings: strings)
            return (file.name, file.table)
        }
    }
}
