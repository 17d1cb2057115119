import Hummingbird

/// Lists, adds, changes and removes the groups of a course, for those who teach it.
struct CourseGroupController: Sendable {
    let site: Site
    let groups: CourseGroupStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try await list(request, context, CourseGroupForm(group: ID<CourseGroup>(at: context.arrivedAt).text), nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        _ = try await sheet(context)
        let form = try await request.decode(as: CourseGroupForm.self, context: context)
        guard let id = ID<CourseGroup>(posted: form.group) else { throw Problem.unreadable }
        do {
            let (course, fields) = (try course(context), try form.fields())
            guard try await groups.add(fields, as: id, to: course, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: CourseGroupRoutes.group(id, of: course), flash: Flash("flash.group-saved"))
        } catch let errors as FormErrors {
            let sheet = try await sheet(context)
            // Whoever went back after adding it and typed something else changes it now.
            guard let group = sheet.groups.first(where: { $0.id == id }) else {
                return try await list(request, context, form, errors)
            }
            var typed = form
            typed.members = sheet.members(of: id).map(\.student.id.text)
            return try page(request, context, sheet, group, typed, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let (sheet, group) = try await group(context)
        return try page(request, context, sheet, group, CourseGroupForm(group, sheet), nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: CourseGroupForm.self, context: context)
        do {
            let (course, fields) = (try course(context), try form.fields())
            let updated = try await groups.update(
                id(context), fields, members: (form.members ?? []).map { ID(text: $0) }, in: course, seen: form.seen,
                by: context.person, at: context.arrivedAt)
            guard updated else { throw Problem.notFound }
            return site.redirect(to: CourseGroupRoutes.groups(of: course), flash: Flash("flash.group-saved"))
        } catch let errors as FormErrors {
            let (sheet, group) = try await group(context)
            return try page(request, context, sheet, group, form, errors)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        let (sheet, group) = try await group(context)
        let form = try await request.decode(as: CourseGroupForm.self, context: context)
        let course = try course(context)
        guard sheet.taught.isManaged else { throw Problem.forbidden }
        do {
            guard try await groups.delete(group.id, in: course, seen: form.seen, by: context.person) else {
                throw Problem.notFound
            }
            return site.redirect(to: CourseGroupRoutes.groups(of: course), flash: Flash("flash.group-removed"))
        } catch let errors as FormErrors {
            let (sheet, group) = try await self.group(context)
            return try page(request, context, sheet, group, CourseGroupForm(group, sheet), errors)
        }
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func id(_ context: StaffContext) throws -> ID<CourseGroup> { ID(text: try context.parameters.require("group")) }

    private func group(_ context: StaffContext) async throws -> (CourseGroupStore.Sheet, CourseGroup) {
        let (id, sheet) = try await (id(context), sheet(context))
        guard let group = sheet.groups.first(where: { $0.id == id }) else { throw Problem.notFound }
        return (sheet, group)
    }

    private func sheet(_ context: StaffContext) async throws -> CourseGroupStore.Sheet {
        guard let sheet = try await groups.find(course(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    private func list(
        _ request: Request, _ context: StaffContext, _ form: CourseGroupForm, _ errors: FormErrors?
    ) async throws -> Response {
        let sheet = try await sheet(context)
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: strings("groups.title"),
            back: .init(href: TeachRoutes.people(of: course.id), text: strings("teach.people")),
            title: strings("groups.title") + " · " + course.code
        ).in(course, at: .people, strings).at(CourseGroupRoutes.groups(of: course.id), if: errors != nil)
        let page = CourseGroupsPage(frame: frame, strings: strings, sheet: sheet, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: CourseGroupStore.Sheet, _ group: CourseGroup,
        _ form: CourseGroupForm, _ errors: FormErrors?
    ) throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: group.name,
            back: .init(href: CourseGroupRoutes.groups(of: course.id), text: strings("groups.title"))
        ).in(course, at: .people, strings).at(CourseGroupRoutes.group(group.id, of: course.id), if: errors != nil)
        let page = CourseGroupPage(frame: frame, strings: strings, sheet: sheet, group: group, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
