import Hummingbird

/// Shows and changes the extra time that a person has in all tests.
struct ExtraTimeController: Sendable {
    let site: Site
    let extraTimes: ExtraTimeStore

    @Sendable func index(_ request: Request, context: AdminContext) async throws -> Response {
        let lines = try await extraTimes.everybody()
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("extra-time.everybody"),
            back: .init(href: PeopleRoutes.people, text: strings("people.title")))
        return try site.respond(ExtraTimesPage(frame: frame, strings: strings, lines: lines), context)
    }

    @Sendable func edit(_ request: Request, context: AdminContext) async throws -> Response {
        try await page(request, context, nil, errors: nil)
    }

    @Sendable func update(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.decode(as: ExtraTimeForm.self, context: context)
        do {
            let (id, extra) = (try id(context), try form.extraTime())
            let set = try await extraTimes.set(extra, of: id, evenEnding: form.ending != nil, at: context.arrivedAt)
            guard let (userName, moves) = set else { throw Problem.notFound }
            context.logger.notice(
                "extra time set",
                metadata: [
                    "by": "\(context.person.userName)", "person": "\(userName)", "factor": "\(extra.factor)",
                    "minutes": "\(extra.added.count / 60_000)", "moved": "\(moves.count)",
                ])
            let strings = site.strings(context)
            return site.redirect(to: ExtraTimeRoutes.person(id), flash: moves.flash(strings, now: context.arrivedAt))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors: errors)
        } catch is UnconfirmedEnd {
            return try await page(request, context, form, errors: .wouldEnd)
        }
    }

    private func id(_ context: AdminContext) throws -> ID<Person> {
        ID(text: try context.parameters.require("person"))
    }

    private func page(
        _ request: Request, _ context: AdminContext, _ form: ExtraTimeForm?, errors: FormErrors?
    ) async throws -> Response {
        guard let overview = try await extraTimes.find(id(context), at: context.arrivedAt) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("extra-time.title"),
            back: .init(href: PeopleRoutes.person(overview.person.id), text: overview.person.fullName))
        let page = ExtraTimePage(
            frame: frame, strings: strings, overview: overview, form: form, now: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension FormErrors {
    /// Says that attempts would end at once, which has to be confirmed.
    static let wouldEnd = FormErrors(items: [.init(field: "ending", key: "extra-time.would-end")])
}

extension [DeadlineMove] {
    /// Says that the extra time is saved, and lists the deadlines that moved.
    func flash(_ strings: Strings, now: Instant) -> Flash {
        if isEmpty { return Flash("flash.extra-time-saved") }
        let formats = strings.formats
        let texts = prefix(3).map { "\($0.title): \(formats.near($0.old, now: now)) → \(formats.near($0.new, now: now))" }
        return Flash("flash.extra-time-moved", ["moves": texts.joined(separator: "; ")])
    }
}
