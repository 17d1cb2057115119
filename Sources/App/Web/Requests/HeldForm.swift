import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// A form that was posted without a valid session. It is kept on the sign-in page and posted again after signing in, so that
/// nothing typed is lost. If another person signs in, it does no harm, because everything is loaded through its owner.
struct HeldForm: Sendable {
    let path: String
    let body: String

    /// The longest form that is kept, in bytes.
    static let longest = 700 * 1024

    init?(path: String?, body: String) {
        guard let path = LocalPath.checked(path), !body.isEmpty, body.utf8.count <= Self.longest,
            !Self.hasPassword(body)
        else { return nil }
        self.path = path
        self.body = body
    }

    /// Whether a field is a password. A form with one is not kept on a page.
    private static func hasPassword(_ body: String) -> Bool {
        body.lowercased().split(separator: "&").contains { $0.prefix { $0 != "=" }.contains("password") }
    }

    /// Reads the form from the fields of a sign-in form.
    init?(path: String?, hiddenField: String?) {
        guard let data = hiddenField.flatMap(Base64URL.decode) else { return nil }
        self.init(path: path, body: String(decoding: data, as: UTF8.self))
    }

    var hiddenField: String { Base64URL.encode(body.utf8) }

    /// The fields with their values, in their order.
    var fields: [(name: String, value: String)] {
        body.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.replacing("+", with: " ").removingPercentEncoding ?? String($0) }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// The same form with the token of another session.
    func renewed(_ token: String) -> HeldForm {
        let pairs = body.split(separator: "&").map { $0.hasPrefix("token=") ? "token=" + token : String($0) }
        return HeldForm(path: path, body: pairs.joined(separator: "&")) ?? self
    }

    /// The form of a request that was not accepted; nil when there is none. A form with files is not kept.
    static func from(_ request: Request, upTo limit: Int) async throws -> HeldForm? {
        guard request.method == .post, !request.headers.isMultipart else { return nil }
        let body = try await request.body.collect(upTo: limit)
        return HeldForm(path: request.uri.path, body: String(buffer: body))
    }
}

/// Posts a kept form again through the whole site, as the person who has just signed in.
final class Replay: Sendable {
    private struct State {
        /// The site holds this object, so this object must not keep the site.
        weak var responder: SiteResponder?
    }

    private let state = Mutex(State())
    private let ownForms: [String]

    /// - Parameter ownForms: prefixes of addresses whose forms change only what belongs to the person who posts them.
    init(ownForms: [String]) {
        self.ownForms = ownForms
    }

    func isOwned(_ form: HeldForm) -> Bool { ownForms.contains { form.path.hasPrefix($0) } }

    /// Called once, after all routes are added.
    func connect(_ responder: SiteResponder) {
        state.withLock { $0.responder = responder }
    }

    /// - Parameter cookie: name and value of the new session's cookie.
    func post(
        _ form: HeldForm, cookie: String, in request: Request, _ context: VisitorContext
    ) async throws -> Response {
        guard let responder = state.withLock({ $0.responder }) else { throw Problem.unexpected(id: "replay") }
        var head = request.head
        head.path = form.path
        head.headerFields[.cookie] = cookie
        // The sign-in form with it passed the cross-origin check. Compression is left to the outer response.
        head.headerFields[.secFetchSite] = "same-origin"
        for name in [HTTPField.Name.contentLength, .origin, .referer, .acceptEncoding] { head.headerFields[name] = nil }
        let again = Request(head: head, body: .init(buffer: ByteBuffer(string: form.body)))
        return try await responder.router.respond(to: again, context: context)
    }
}
