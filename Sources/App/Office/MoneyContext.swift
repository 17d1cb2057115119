import Hummingbird

/// A request of the student office about people's money, which administrators as such do not see.
struct MoneyContext: RoleContext {
    static let role = Role.office
    var coreContext: CoreRequestContextStorage
    let visitor: VisitorContext
    let person: Viewer

    init(context: SignedInContext) throws {
        person = try Self.holder(context)
        visitor = context.visitor
        coreContext = context.coreContext
    }
}
