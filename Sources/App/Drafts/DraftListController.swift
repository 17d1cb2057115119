import Hummingbird

/// What one kind of text supplies for the list of its things in a course.
protocol DraftListLoader: Sendable {
    associatedtype Rows: DraftRows
    /// The type that contains them.
    associatedtype Holder
    associatedtype List: Sendable
    associatedtype NewForm: Decodable, Sendable
    associatedtype OrderForm: Decodable, Sendable
    typealias Subject = Rows.Thing.Subject

    var site: Site { get }

    /// Nil when this person may not change the course; likewise in all functions below.
    func list(of holder: ID<Holder>, _ context: StaffContext) async throws -> List?
    /// Adds a thing.
    /// - Throws: `FormErrors`
    func create(_ form: NewForm, in list: List, _ context: StaffContext) async throws -> ID<Subject>?
    /// Moves a thing to another position; nil also when the form says nothing.
    func move(_ form: OrderForm, in holder: ID<Holder>, _ context: StaffContext) async throws -> ID<Subject>?
    func page(
        _ request: Request, _ context: StaffContext, _ list: List, typed: NewForm?, errors: FormErrors?
    ) throws -> Response
    func editHref(_ id: ID<Subject>) -> String
    func rowHref(_ id: ID<Subject>, in holder: ID<Holder>) -> String
}

/// Lists, adds and orders the things of one kind in a course.
struct DraftListController<Loader: DraftListLoader>: Sendable {
    let loader: Loader

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try loader.page(request, context, try await list(context), typed: nil, errors: nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let list = try await list(context)
        let form = try await request.decode(as: Loader.NewForm.self, context: context)
        do {
            guard let made = try await loader.create(form, in: list, context) else { throw Problem.notFound }
            return loader.site.redirect(to: loader.editHref(made))
        } catch let errors as FormErrors {
            return try loader.page(request, context, list, typed: form, errors: errors)
        }
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let holder = try holder(context)
        let form = try await request.decode(as: Loader.OrderForm.self, context: context)
        guard let moved = try await loader.move(form, in: holder, context) else { throw Problem.notFound }
        return loader.site.redirect(to: loader.rowHref(moved, in: holder))
    }

    private func holder(_ context: StaffContext) throws -> ID<Loader.Holder> {
        ID(text: try context.parameters.require("course"))
    }

    private func list(_ context: StaffContext) async throws -> Loader.List {
        guard let list = try await loader.list(of: holder(context), context) else { throw Problem.notFound }
        return list
    }
}
