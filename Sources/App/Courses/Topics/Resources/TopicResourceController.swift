import Hummingbird

/// Adds, changes, orders, deletes and restores resources of topics, for the teachers of their course.
struct TopicResourceController: Sendable {
    let pages: TopicPageLoader
    let resources: TopicResourceStore

    private var site: Site { pages.site }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        var form = TopicResourceForm()
        form.resource = ID<TopicResource>(at: context.arrivedAt).text
        return try await page(request, context, resources.sheet(for: topic(context), by: context.person), form, nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let (topic, form) = (try topic(context), try await request.decode(as: TopicResourceForm.self, context: context))
        guard let sheet = try await resources.sheet(for: topic, by: context.person) else { throw Problem.notFound }
        guard let id = ID<TopicResource>(posted: form.resource) else { throw Problem.unreadable }
        if FormWay(form.go) == .back, form.isEmpty { return site.redirect(to: list(of: topic, request)) }
        do {
            guard try await resources.add(id, form.edit(), to: topic, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: list(of: topic, showing: id, request), flash: Flash("flash.resource-added"))
        } catch let errors as FormErrors {
            return try await page(request, context, sheet, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, resources.sheet(of: id(context), by: context.person), nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: TopicResourceForm.self, context: context))
        guard let sheet = try await resources.sheet(of: id, by: context.person) else { throw Problem.notFound }
        do {
            let topic = try await resources.update(
                id, to: form.edit(), seen: form.seen.flatMap { Int($0) }, by: context.person, at: context.arrivedAt)
            guard let topic else { throw Problem.notFound }
            return site.redirect(to: list(of: topic, showing: id, request), flash: Flash("flash.resource-saved"))
        } catch let errors as FormErrors {
            let current = try await resources.sheet(of: id, by: context.person) ?? sheet
            return try await page(request, context, current, form, errors)
        }
    }

    @Sendable func move(_ request: Request, context: StaffContext) async throws -> Response {
        let (topic, form) = (try topic(context), try await request.decode(as: TopicResourceOrderForm.self, context: context))
        guard let id = (form.up ?? form.down).map(ID<TopicResource>.init(text:)) else { throw Problem.unreadable }
        guard try await resources.move(id, isUp: form.up != nil, in: topic, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: list(of: topic, showing: id, request))
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        guard let topic = try await resources.remove(id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: list(of: topic, showing: id, request), flash: Flash("flash.resource-removed"))
    }

    @Sendable func restore(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        do {
            guard let topic = try await resources.restore(id, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: list(of: topic, showing: id, request), flash: Flash("flash.resource-restored"))
        } catch let errors as FormErrors {
            guard let topic = try await resources.topic(of: id, by: context.person) else { throw Problem.notFound }
            return try await pages.topic(request, context, topic, nil, errors)
        }
    }

    /// The page of the topic, which leads back where somebody came to it from.
    private func list(of topic: ID<Topic>, showing resource: ID<TopicResource>? = nil, _ request: Request) -> String {
        WayBack(request).on(TopicResourceRoutes.list(of: topic, showing: resource))
    }

    private func topic(_ context: StaffContext) throws -> ID<Topic> { ID(text: try context.parameters.require("topic")) }
    private func id(_ context: StaffContext) throws -> ID<TopicResource> { ID(text: try context.parameters.require("resource")) }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: TopicResourceStore.Sheet?, _ typed: TopicResourceForm?,
        _ errors: FormErrors?
    ) async throws -> Response {
        guard let sheet else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let heading = strings(sheet.resource == nil ? "resource.new" : "resource.one")
        let address =
            sheet.resource.map { TopicResourceRoutes.edit($0.id) } ?? TopicResourceRoutes.new(of: sheet.topic.id)
        let frame = site.frame(
            request, context, heading: heading,
            back: .init(href: list(of: sheet.topic.id, showing: sheet.resource?.id, request), text: strings("teach.topic")),
            title: heading + " · " + sheet.topic.title
        ).at(WayBack(request).on(address), if: errors != nil).in(course, at: .topics, strings).savingBack("resources")
        let form = typed ?? sheet.resource.map { TopicResourceForm($0) } ?? TopicResourceForm()
        let page = TopicResourcePage(
            frame: frame, strings: strings, sheet: sheet, form: form, way: WayBack(request),
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
