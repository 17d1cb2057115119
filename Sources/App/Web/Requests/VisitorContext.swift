import Hummingbird
import Logging
import NIOCore

/// Any request to the site: who it is from is not known, or not needed.
struct VisitorContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection it came by.
    let channel: any Channel
    /// When the last byte of the request was there: what decides about lateness. Until its body has been read, when it began.
    var arrivedAt = Instant(milliseconds: 0)
    /// Whether `arrivedAt` is final. A form that is posted again after signing in was complete when the sign-in was.
    var isComplete = false
    /// What was noted of this request where its bytes came in; nil where they come without a connection.
    var arrival: RequestArrival?
    /// The signed-in person, if there is one.
    var viewer: Viewer?
    /// The language of the answer.
    var language = Language.romanian
    /// What this browser's form tokens are made from: its session (an ended one too, for a form that was open), or a cookie
    /// of its own. New tokens are made from the first.
    var formSecrets: [String] = []
    /// A sentence that the previous request left for this page.
    var flash: Flash?
    /// Whether this browser was told of the file with the stylesheet of all pages, as it is now.
    var hasStyle = false
    /// Where the request came from, for rate limits.
    var address: String
    /// No form is longer than this, in bytes; those that bring files are read by whoever takes them.
    var maxUploadSize = 256 * 1024
    /// The body of a form that brings files, for whoever takes them; nil for all others, which have been read.
    var upload: OpenBody?

    init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
        address = source.channel.remoteAddress?.ipAddress ?? "local"
    }

    var requestDecoder: URLEncodedFormDecoder { URLEncodedFormDecoder() }

    /// A token for the forms of one page.
    var formToken: String { FormToken.make(secret: formSecrets.first ?? "") }
}

/// What pages need of a context, whoever it is for.
protocol PageContext: RequestContext where Decoder == URLEncodedFormDecoder {
    var visitor: VisitorContext { get }
    var viewer: Viewer? { get }
}

extension VisitorContext: PageContext {
    var visitor: VisitorContext { self }
}
