import Hummingbird
import Logging

/// Any request to the site: who it is from is not known, or not needed.
struct VisitorContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// When the first byte of the request was seen: what decides about lateness.
    var arrivedAt = Instant(milliseconds: 0)
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
