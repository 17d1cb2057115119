import Hummingbird

/// A request of a program. Perhaps a person is signed in.
struct ServiceContext: ChildRequestContext {
    typealias ParentContext = VisitorContext

    var coreContext: CoreRequestContextStorage
    var visitor: VisitorContext

    init(context: VisitorContext) {
        coreContext = context.coreContext
        visitor = context
    }

    /// Whom the program acts for, if it has said so.
    var person: Viewer? { visitor.viewer }
    /// What it may do for them.
    var scopes: Set<TokenScope> { visitor.scopes }
    /// When the last byte of the request arrived.
    var arrivedAt: Instant { visitor.arrivedAt }
    var language: Language { visitor.language }
    var maxUploadSize: Int { ServiceBodies.longest }

    /// The same request, with a person who was found in its body.
    func signedIn(_ person: Viewer, _ scopes: Set<TokenScope>) -> ServiceContext {
        var context = self
        (context.visitor.viewer, context.visitor.scopes) = (person, scopes)
        return context
    }
}

/// A request of a program that acts for a person, so that the person is not optional.
struct ProgramContext: ChildRequestContext {
    typealias ParentContext = ServiceContext

    var coreContext: CoreRequestContextStorage
    var visitor: VisitorContext
    let person: Viewer

    /// - Throws: `Problem.signInNeeded`
    init(context: ServiceContext) throws {
        guard let person = context.person else { throw Problem.signInNeeded }
        coreContext = context.coreContext
        visitor = context.visitor
        self.person = person
    }

    var scopes: Set<TokenScope> { visitor.scopes }
    var arrivedAt: Instant { visitor.arrivedAt }
    var language: Language { visitor.language }
    var maxUploadSize: Int { ServiceBodies.longest }

    /// - Throws: `ServiceRefusal` when the program may not do this.
    func require(_ scope: TokenScope) throws {
        guard scopes.contains(scope) else { throw ServiceRefusal(.scopeTooSmall) }
    }
}
