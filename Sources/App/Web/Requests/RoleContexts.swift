import Hummingbird

/// A request of a person with the role that the type names; others get 403.
protocol RoleContext: ChildRequestContext, PageContext where ParentContext == SignedInContext {
    static var role: Role { get }
    var person: Viewer { get }
}

extension RoleContext {
    var viewer: Viewer? { person }
    var arrivedAt: Instant { visitor.arrivedAt }
    var requestDecoder: URLEncodedFormDecoder { visitor.requestDecoder }
    var maxUploadSize: Int { visitor.maxUploadSize }

    /// The person, if they have the role.
    static func holder(_ context: SignedInContext) throws -> Viewer {
        guard context.person.roles.contains(role) else { throw Problem.forbidden }
        return context.person
    }
}

/// A request of a student.
struct StudentContext: RoleContext {
    static let role = Role.student
    var coreContext: CoreRequestContextStorage
    let visitor: VisitorContext
    let person: Viewer

    init(context: SignedInContext) throws {
        person = try Self.holder(context)
        visitor = context.visitor
        coreContext = context.coreContext
    }
}

/// A request of a teacher.
struct TeacherContext: RoleContext {
    static let role = Role.teacher
    var coreContext: CoreRequestContextStorage
    let visitor: VisitorContext
    let person: Viewer

    init(context: SignedInContext) throws {
        person = try Self.holder(context)
        visitor = context.visitor
        coreContext = context.coreContext
    }
}

/// A request of an administrator.
struct AdminContext: RoleContext {
    static let role = Role.administrator
    var coreContext: CoreRequestContextStorage
    let visitor: VisitorContext
    let person: Viewer

    init(context: SignedInContext) throws {
        person = try Self.holder(context)
        visitor = context.visitor
        coreContext = context.coreContext
    }
}

/// A request of the student office, or of an administrator.
struct OfficeContext: ChildRequestContext, PageContext {
    var coreContext: CoreRequestContextStorage
    let visitor: VisitorContext
    let person: Viewer

    init(context: SignedInContext) throws {
        guard context.person.roles.contains(.office) || context.person.roles.contains(.administrator) else {
            throw Problem.forbidden
        }
        person = context.person
        visitor = context.visitor
        coreContext = context.coreContext
    }

    var viewer: Viewer? { person }
    var arrivedAt: Instant { visitor.arrivedAt }
    var requestDecoder: URLEncodedFormDecoder { visitor.requestDecoder }
    var maxUploadSize: Int { visitor.maxUploadSize }
}

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

/// A request of a teacher or administrator, in the area Teach. Whether they may change a course is checked where the course is
/// loaded.
struct StaffContext: ChildRequestContext, PageContext {
    var coreContext: CoreRequestContextStorage
    let visitor: VisitorContext
    let person: Viewer

    init(context: SignedInContext) throws {
        guard context.person.roles.isStaff else { throw Problem.forbidden }
        person = context.person
        visitor = context.visitor
        coreContext = context.coreContext
    }

    var viewer: Viewer? { person }
    var arrivedAt: Instant { visitor.arrivedAt }
    var requestDecoder: URLEncodedFormDecoder { visitor.requestDecoder }
    var maxUploadSize: Int { visitor.maxUploadSize }
}
