import Hummingbird

/// The exams for which a person may register, and each of the person's registrations.
struct ProgramExamController: Sendable {
    let site: Site
    let registrations: ExamRegistrationStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let overview = try registrations.overview(of: context.person.id, at: context.arrivedAt)
        let resource = ExamsResource(overview, site.strings(context.language), at: context.arrivedAt)
        return try JSONAnswer.answer(resource, to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let place = try ExamPlace(context)
        let overview = try registrations.overview(of: context.person.id, at: context.arrivedAt)
        guard let registration = place.registration(in: overview) else { throw Problem.notFound }
        let details = try registrations.required(registration.id, context)
        return try JSONAnswer.answer(
            RegistrationDetailsResource(details, at: context.arrivedAt), to: request,
            version: details.registration.resourceVersion)
    }
}

/// Where a registration is: the subject, in an exam period.
struct ExamPlace: Sendable, Equatable {
    let period: ID<ExamPeriod>
    let course: ID<Course>

    /// The one in the address.
    init(_ context: ProgramContext) throws {
        (period, course) = (try context.id("period"), try context.id("course"))
    }

    /// The subject; nil where the person has nothing to register for there.
    func subject(in overview: ExamOverview) -> ExamOverview.Subject? {
        overview.parts.first { $0.period.id == period }?.subjects.first { $0.course.id == course }
    }

    /// The person's registration, the one that holds before those that have ended, and of those the last one.
    func registration(in overview: ExamOverview) -> ExamRegistration? {
        if let held = subject(in: overview)?.registration { return held }
        return overview.past.first { $0.registration.period == period && $0.registration.course == course }?.registration
    }
}

extension ExamRegistration {
    /// More than this changes in what is read of it: the place in a waiting list does without anything happening to it.
    var resourceVersion: ResourceVersion { ResourceVersion(text: String(sequence)) }
}

extension ExamRegistrationStore {
    /// A registration of the person for whom a program acts.
    /// - Throws: `Problem.notFound`
    func required(_ id: ID<ExamRegistration>, _ context: ProgramContext) throws -> ExamDetails {
        guard let details = try find(id, of: context.person.id, at: context.arrivedAt) else { throw Problem.notFound }
        return details
    }
}
