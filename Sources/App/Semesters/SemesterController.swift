import Hummingbird

/// Lists, adds, changes and deletes semesters, for administrators.
struct SemesterController: Sendable {
    let site: Site
    let semesters: SemesterStore

    @Sendable func index(_ request: Request, context: AdminContext) async throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("semesters.title"),
            back: .init(href: SemesterRoutes.settings, text: strings("settings.title")))
        let today = strings.formats.localDay(context.arrivedAt)
        let page = SemestersPage(
            frame: frame, strings: strings, semesters: Semester.inOrder(try await semesters.all(), on: today), today: today)
        return try site.respond(page, context)
    }

    @Sendable func new(_ request: Request, context: AdminContext) async throws -> Response {
        let form = SemesterForm(
            semester: ID<Semester>(at: context.arrivedAt).text, weeks: String(SemesterDays.usualWeeks))
        return try newPage(request, context, form, nil)
    }

    @Sendable func create(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.decode(as: SemesterForm.self, context: context)
        guard let id = ID<Semester>(posted: form.semester) else { throw Problem.unreadable }
        do {
            let fields = try form.fields(site.strings(context).formats)
            try await semesters.add(fields, as: id, at: context.arrivedAt)
            log("semester added", fields.title, context)
            return site.redirect(to: SemesterRoutes.semesters, flash: Flash("flash.semester-saved"))
        } catch let errors as FormErrors {
            // Whoever went back after adding it and typed something else changes it now.
            guard let entry = try await semesters.find(id) else { return try newPage(request, context, form, errors) }
            return try editPage(request, context, entry, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: AdminContext) async throws -> Response {
        let entry = try await entry(context)
        return try editPage(request, context, entry, SemesterForm(entry.semester, site.strings(context).formats), nil)
    }

    @Sendable func update(_ request: Request, context: AdminContext) async throws -> Response {
        var form = try await request.decode(as: SemesterForm.self, context: context)
        form.semester = nil
        do {
            let fields = try form.fields(site.strings(context).formats)
            guard try await semesters.update(id(context), fields, seen: form.seen, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            log("semester changed", fields.title, context)
            return site.redirect(to: SemesterRoutes.semesters, flash: Flash("flash.semester-saved"))
        } catch let errors as FormErrors {
            return try await editPage(request, context, entry(context), form, errors)
        }
    }

    @Sendable func remove(_ request: Request, context: AdminContext) async throws -> Response {
        let entry = try await entry(context)
        do {
            guard try await semesters.delete(entry.semester.id) else { throw Problem.notFound }
            log("semester deleted", entry.semester.title, context)
            return site.redirect(to: SemesterRoutes.semesters, flash: Flash("flash.semester-deleted"))
        } catch let errors as FormErrors {
            let form = SemesterForm(entry.semester, site.strings(context).formats)
            return try await editPage(request, context, self.entry(context), form, errors)
        }
    }

    private func id(_ context: AdminContext) throws -> ID<Semester> {
        ID(text: try context.parameters.require("semester"))
    }

    private func entry(_ context: AdminContext) async throws -> SemesterStore.Entry {
        guard let entry = try await semesters.find(id(context)) else { throw Problem.notFound }
        return entry
    }

    private func log(_ what: String, _ title: String, _ context: AdminContext) {
        context.logger.notice("\(what)", metadata: ["by": "\(context.person.userName)", "semester": "\(title)"])
    }

    private func newPage(
        _ request: Request, _ context: AdminContext, _ form: SemesterForm, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = frame(request, context, strings("semesters.new"), strings).at(
            SemesterRoutes.newSemester, if: errors != nil)
        return try site.respond(
            SemesterEditPage(frame: frame, strings: strings, form: form, errors: errors), context, status: .showing(errors))
    }

    private func editPage(
        _ request: Request, _ context: AdminContext, _ entry: SemesterStore.Entry, _ form: SemesterForm, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = frame(request, context, entry.semester.title, strings).at(
            SemesterRoutes.semester(entry.semester.id), if: errors != nil)
        let page = SemesterEditPage(
            frame: frame, strings: strings, changing: entry, today: strings.formats.localDay(context.arrivedAt), form: form,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func frame(_ request: Request, _ context: AdminContext, _ heading: String, _ strings: Strings) -> Frame {
        site.frame(
            request, context, heading: heading,
            back: .init(href: SemesterRoutes.semesters, text: strings("semesters.title")))
    }
}
