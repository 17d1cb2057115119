import Hummingbird
import Logging
import NIOCore

/// Any request to the site, of a person who may or may not be signed in.
struct VisitorContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection it came by.
    let channel: any Channel
    /// When the last byte of the request arrived, which determines whether it is late. Until the body has been read, when the
    /// request began.
    var arrivedAt = Instant(milliseconds: 0)
    /// Whether `arrivedAt` is final. For a form that is posted again after signing in, it is the time of the sign-in request.
    var isComplete = false
    /// The record of this request's arrival; nil when there is no network connection.
    var arrival: RequestArrival?
    /// The signed-in person, if there is one.
    var viewer: Viewer?
    /// The service that a program asks; nil for a browser.
    var service: (any ProgramService)?
    /// What a program may do; empty for a browser.
    var scopes: Set<TokenScope> = []
    /// The language of the answer.
    var language = Language.romanian
    /// The secrets from which this browser's form tokens are made: its session, even one that has ended while a form was open, or
    /// a cookie of its own. New tokens use the first.
    var formSecrets: [String] = []
    /// The secret of a browser that has sent none.
    var newSecret: NewSecret?
    /// A sentence that the previous request left for this page.
    var flash: Flash?
    /// Whether this browser has been sent the present stylesheet of all pages as a file.
    var hasStyle = false
    /// The client's address, for rate limits.
    var address: String
    /// The longest form, in bytes. Forms with files are limited by their handlers.
    var maxUploadSize = 256 * 1024
    /// The unread body of a form with files; nil for all other requests, whose bodies have been read.
    var upload: OpenBody?

    init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
        address = source.channel.remoteAddress?.ipAddress ?? "local"
    }

    var requestDecoder: URLEncodedFormDecoder { URLEncodedFormDecoder() }

    /// A token for the forms of one page.
    var formToken: String { FormToken.make(secret: formSecrets.first ?? newSecret?.text ?? "") }
}

/// What pages need from a context of any type.
protocol PageContext: RequestContext where Decoder == URLEncodedFormDecoder {
    var visitor: VisitorContext { get }
    var viewer: Viewer? { get }
}

extension VisitorContext: PageContext {
    var visitor: VisitorContext { self }
}
