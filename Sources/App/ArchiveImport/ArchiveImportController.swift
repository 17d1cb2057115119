import HTTPTypes
import Hummingbird

/// Imports courses: takes an archive, shows what its import would do, and does it when that is confirmed.
struct ArchiveImportController: Sendable {
    let site: Site
    let workflow: ArchiveImportWorkflow

    private typealias Plan = Result<ImportPlan, ImportMistakes>

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        try await uploadPage(request, context, nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await MultipartForm.read(
            request, context, limits: .init(file: workflow.largest), folder: workflow.shelf.path)
        if let long = form.tooLong.first { return try await uploadPage(request, context, .tooLong(long.name)) }
        guard let file = form.files.first else { return try await uploadPage(request, context, .missing) }
        do {
            try await workflow.keep(file, of: context.person, at: context.arrivedAt)
            return site.redirect(to: ArchiveImportRoutes.archive(file.digest))
        } catch let found as ImportMistakes {
            return try await uploadPage(request, context, .mistakes(found.mistakes))
        } catch is ArchiveShelf.Full {
            return try await uploadPage(request, context, .full)
        }
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        guard let archive = try await archive(context) else { return try await absent(request, context) }
        let wantsPeople = request.uri.queryParameters[Substring(ArchiveImportRoutes.people)] != nil
        do {
            let plan = try await workflow.plan(
                archive, admission(archive, wantsPeople: wantsPeople, context), at: context.arrivedAt)
            return try await planPage(request, context, archive, .success(plan), isChanged: false, wantsPeople: wantsPeople)
        } catch let found as ImportMistakes {
            return try await planPage(request, context, archive, .failure(found), isChanged: false, wantsPeople: wantsPeople)
        } catch is ArchiveImportWorkflow.Gone {
            return try await absent(request, context)
        }
    }

    @Sendable func confirm(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ArchiveImportForm.self, context: context)
        guard let id = ID<Course>(posted: form.course) else { throw Problem.unreadable }
        // The form was sent before, and its answer did not arrive.
        if try await workflow.imports.isThere(id, for: context.person) { return done(id) }
        guard let archive = try await archive(context) else { return try await absent(request, context) }
        let admission = admission(archive, wantsPeople: form.people != nil, newID: id, seen: form.plan, context)
        do {
            switch try await workflow.carryOut(archive, admission, at: context.arrivedAt) {
            case .success(let course):
                context.logger.notice(
                    "imported an archive", metadata: ["by": "\(context.person.userName)", "course": "\(course)"])
                return done(course)
            case .failure(let changed):
                return try await planPage(
                    request, context, archive, .success(changed.plan), isChanged: true, wantsPeople: form.people != nil)
            }
        } catch let found as ImportMistakes {
            return try await planPage(
                request, context, archive, .failure(found), isChanged: true, wantsPeople: form.people != nil)
        } catch is ArchiveImportWorkflow.Gone {
            return try await absent(request, context)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        guard let archive = try await archive(context) else { return try await absent(request, context) }
        let shelf = workflow.shelf
        try await FileThreads.run { shelf.remove(archive) }
        return site.redirect(to: ArchiveImportRoutes.new, flash: Flash("flash.archive-removed"))
    }

    private func done(_ course: ID<Course>) -> Response {
        site.redirect(to: TeachRoutes.course(course), flash: Flash("flash.course-imported"))
    }

    /// This person's archive at the address; nil when it is no longer there.
    private func archive(_ context: StaffContext) async throws -> ArchiveShelf.Archive? {
        let (digest, shelf) = (try context.parameters.require("archive"), workflow.shelf)
        return try await FileThreads.run { shelf.find(digest, of: context.person.id, at: context.arrivedAt) }
    }

    /// Leads to the course that an archive became, or says that it is no longer there.
    private func absent(_ request: Request, _ context: StaffContext) async throws -> Response {
        let (digest, shelf) = (try context.parameters.require("archive"), workflow.shelf)
        let course = try await FileThreads.run { shelf.course(of: digest, of: context.person.id) }
        if let course, try await workflow.imports.isThere(course, for: context.person) { return done(course) }
        return try await uploadPage(request, context, .absent)
    }

    /// Only administrators may import people.
    private func admission(
        _ archive: ArchiveShelf.Archive, wantsPeople: Bool, newID: ID<Course>? = nil, seen: String? = nil, _ context: StaffContext
    ) -> CourseAdmission {
        CourseAdmission(
            viewer: context.person, archive: archive.digest,
            keepsPeople: !(wantsPeople && context.person.roles.contains(.administrator)),
            newID: newID ?? ID(at: context.arrivedAt), seen: seen)
    }

    private func uploadPage(
        _ request: Request, _ context: StaffContext, _ refusal: ArchiveUploadPage.Refusal?
    ) async throws -> Response {
        let (strings, shelf, now) = (site.strings(context), workflow.shelf, context.arrivedAt)
        let archives = try await FileThreads.run { shelf.archives(of: context.person.id, at: now) }
        let frame = site.frame(
            request, context, heading: strings("course-import.title"),
            back: .init(href: TeachRoutes.courses, text: strings("teach.courses"))
        ).at(ArchiveImportRoutes.new, if: refusal != nil)
        let page = ArchiveUploadPage(
            frame: frame, strings: strings, largest: workflow.largest, archives: archives, refusal: refusal, at: now)
        return try site.respond(page, context, status: refusal?.status ?? .ok)
    }

    private func planPage(
        _ request: Request, _ context: StaffContext, _ archive: ArchiveShelf.Archive, _ plan: Plan, isChanged: Bool,
        wantsPeople: Bool
    ) async throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("course-import.title"),
            back: .init(href: ArchiveImportRoutes.new, text: strings("course-import.title")),
            title: strings("course-import.plan")
        ).at(ArchiveImportRoutes.archive(archive.digest), if: isChanged)
        let shown = ImportPlanPage.Shown(
            archive: archive, plan: plan, newID: ID(at: context.arrivedAt), isChanged: isChanged,
            mayImportPeople: context.person.roles.contains(.administrator),
            becomesProfessor: context.person.roles.contains(.teacher), wantsPeople: wantsPeople)
        let now = context.arrivedAt
        let page = try await FileThreads.run { ImportPlanPage(frame: frame, strings: strings, shown: shown, at: now) }
        return try site.respond(page, context, status: page.isRefused ? .unprocessableContent : .ok)
    }
}

extension ArchiveUploadPage.Refusal {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .absent: .notFound
        default: .unprocessableContent
        }
    }
}
