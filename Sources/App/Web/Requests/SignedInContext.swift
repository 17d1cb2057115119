import Hummingbird

/// A request of a person who is signed in, so that the person is not optional.
struct SignedInContext: ChildRequestContext, PageContext {
    var coreContext: CoreRequestContextStorage
    var visitor: VisitorContext
    let person: Viewer

    init(context: VisitorContext) throws {
        guard let viewer = context.viewer else { throw Problem.signInNeeded }
        coreContext = context.coreContext
        visitor = context
        person = viewer
    }

    var viewer: Viewer? { person }
    var arrivedAt: Instant { visitor.arrivedAt }
    var requestDecoder: URLEncodedFormDecoder { visitor.requestDecoder }
    var maxUploadSize: Int { visitor.maxUploadSize }
}
