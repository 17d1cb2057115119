import HTTPTypes
import Hummingbird

/// The courses that a person may change.
struct TaughtCourseController: Sendable {
    let site: Site
    let courses: CourseEditingStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let rest = place.rest(of: try await courses.all(by: context.person)) { $0.taught.course.id.text }
        let items = rest.map { TaughtCourseResource($0.taught, students: $0.students) }
        return try JSONPage(items, place, at: TeachingRoutes.courses, id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        return try answer(try await required(try context.id("course"), context), to: request)
    }

    @Sendable func create(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let fields = try SentCourse(try await request.fields()).fields()
        let id = ID<Course>(at: context.arrivedAt)
        do {
            guard try await courses.create(fields, as: id, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
        } catch let errors as FormErrors {
            throw SentCourse.problem(errors)
        }
        // An administrator may change every course, and a teacher is the professor of this one.
        return try answer(
            try await required(id, context), to: request, status: .created, headers: [.location: TeachingRoutes.course(id)])
    }

    @Sendable func update(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let id: ID<Course> = try context.id("course")
        let current = try await required(id, context)
        let fields = try SentCourse(try await request.fields()).fields()
        let isSeen = try current.version.isSeen(by: request)
        do {
            let seen = isSeen ? current.taught.course.fingerprint : ""
            guard try await courses.update(id, fields, seen: seen, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
        } catch let errors as FormErrors {
            guard (errors as FormErrors?).isOvertaken else { throw SentCourse.problem(errors) }
            let now = try await required(id, context)
            return try site.refusal(changed: TaughtCourseDetailsResource(now), now.version, request, context)
        }
        return try answer(try await required(id, context), to: request)
    }

    private func required(_ id: ID<Course>, _ context: ProgramContext) async throws -> CourseEditingStore.Overview {
        guard let overview = try await courses.overview(of: id, by: context.person) else { throw Problem.notFound }
        return overview
    }

    private func answer(
        _ overview: CourseEditingStore.Overview, to request: Request, status: HTTPResponse.Status = .ok,
        headers: HTTPFields = [:]
    ) throws -> Response {
        try JSONAnswer.answer(
            TaughtCourseDetailsResource(overview), to: request, status: status, headers: headers, version: overview.version)
    }
}

extension CourseEditingStore.Overview {
    fileprivate var version: ResourceVersion { ResourceVersion(text: taught.course.fingerprint) }
}
