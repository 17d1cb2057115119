import Hummingbird

/// Where a teacher writes and changes techniques.
struct TechniqueFormController: Sendable {
    let site: Site
    let techniques: TechniqueStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let asked = request.uri.queryParameters["kind"].map(String.init)
        let kind = asked.flatMap(TechniqueKind.init(rawValue:)) ?? .assessment
        return try page(
            request, context, try await taught(context).course, kind, nil, TechniqueForm(), new: ID(at: context.arrivedAt), nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: TechniqueForm.self, context: context)
        let course = try await taught(context).course
        guard let new = ID<OwnTechnique>(posted: form.technique), let kind = form.kind.flatMap(TechniqueKind.init(rawValue:))
        else { throw Problem.unreadable }
        let list = TechniqueRoutes.techniques(of: course.id, kind)
        let isBack = FormWay(form.go) == .back
        if isBack, form.isEmpty { return site.redirect(to: list) }
        do {
            let isAdded = try await techniques.add(form.content(kind), as: new, in: course.id, by: context.person)
            guard isAdded else { throw Problem.notFound }
            return isBack ? site.redirect(to: list, flash: Flash("flash.design-saved")) : saved(new, in: course.id)
        } catch let errors as FormErrors {
            return try page(request, context, course, kind, nil, form, new: new, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let (course, technique) = try await own(context)
        return try page(
            request, context, course, technique.content.traits.kind, technique, TechniqueForm(technique), new: nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: TechniqueForm.self, context: context)
        let (course, technique) = try await own(context)
        let kind = technique.content.traits.kind
        do {
            let isSaved = try await techniques.update(
                form.content(kind), of: technique.id, seen: Int(form.seen ?? "") ?? 0, in: course.id, by: context.person,
                at: context.arrivedAt)
            guard isSaved else { throw Problem.notFound }
            return saved(technique.id, in: course.id)
        } catch let errors as FormErrors {
            return try page(request, context, course, kind, try await own(context).technique, form, new: nil, errors)
        }
    }

    /// To the page of the technique, which is also where the way back leads of one that was there.
    private func saved(_ id: ID<OwnTechnique>, in course: ID<Course>) -> Response {
        site.redirect(to: TechniqueRoutes.technique(.own(id), in: course), flash: Flash("flash.design-saved"))
    }

    private func taught(_ context: StaffContext) async throws -> TeacherCourse {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let taught = try await techniques.course(id, by: context.person) else { throw Problem.notFound }
        return taught
    }

    /// A technique that this person wrote and did not put away.
    private func own(_ context: StaffContext) async throws -> (course: Course, technique: OwnTechnique) {
        let reference = TechniqueReference(text: try context.parameters.require("technique"))
        let course = ID<Course>(text: try context.parameters.require("course"))
        guard let sheet = try await techniques.find(reference, in: course, by: context.person),
            let technique = sheet.technique.own, technique.owner == context.person.id, technique.removedAt == nil
        else { throw Problem.notFound }
        return (sheet.taught.course, technique)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ course: Course, _ kind: TechniqueKind, _ technique: OwnTechnique?,
        _ form: TechniqueForm, new: ID<OwnTechnique>?, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let address =
            technique.map { TechniqueRoutes.edit($0.id, in: course.id) } ?? TechniqueRoutes.new(of: course.id, kind)
        let back = technique.map { TechniqueRoutes.technique(.own($0.id), in: course.id) }
        let frame = site.designFrame(
            request, context, course, heading: strings(technique == nil ? kind.newKey : kind.oneKey), at: address,
            back: .init(
                href: back ?? TechniqueRoutes.techniques(of: course.id, kind),
                text: technique?.content.title ?? strings("technique.all"))
        ).savingBack("form")
        let page = TechniqueFormPage(
            frame: frame, strings: strings, course: course.id, kind: kind, technique: technique, new: new, form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension TechniqueKind {
    fileprivate var newKey: String {
        switch self {
        case .assessment: "technique.new-assessment"
        case .teaching: "technique.new-teaching"
        }
    }

    fileprivate var oneKey: String {
        switch self {
        case .assessment: "technique.one-assessment"
        case .teaching: "technique.one-teaching"
        }
    }
}
