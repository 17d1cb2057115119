import Database
import Hummingbird

/// Why a request gets no ordinary answer. The status and the sentence of each case are defined here and nowhere else.
enum Problem: Error, Equatable {
    /// There is nothing at this address, or it is not this person's.
    case notFound
    /// It exists, but this person's role does not allow it.
    case forbidden
    /// The form was sent by another site, or has no valid token.
    case forged
    /// A form that cannot be read at all.
    case unreadable
    /// The form is longer than any form of the site.
    case tooLarge
    /// Nobody is signed in.
    case signInNeeded
    /// A form from before signing in, in a browser that did not know the person. Only the person can say whether it is theirs.
    case heldForm
    /// The server is overloaded.
    case busy
    /// There is no room on the disk.
    case diskFull
    /// The server is stopping and will start again.
    case restarting
    /// An unexpected error; the log has the id.
    case unexpected(id: String)
    /// A request of a program that its service does not take.
    case refused(ServiceRefusal)

    /// What programs know it by. A code stays as it is.
    var code: String {
        switch self {
        case .notFound: "not-found"
        case .forbidden: "forbidden"
        case .forged: "forged"
        case .unreadable: "unreadable"
        case .tooLarge: "too-large"
        case .signInNeeded: "sign-in-needed"
        case .heldForm: "held-form"
        case .busy: "busy"
        case .diskFull: "disk-full"
        case .restarting: "restarting"
        case .unexpected: "unexpected"
        case .refused(let refusal): refusal.kind.rawValue
        }
    }

    var status: HTTPResponse.Status {
        switch self {
        case .notFound: .notFound
        case .forbidden, .forged: .forbidden
        case .unreadable: .unprocessableContent
        case .tooLarge: .contentTooLarge
        case .signInNeeded: .unauthorized
        case .heldForm: .conflict
        case .busy, .restarting: .serviceUnavailable
        case .diskFull: .init(code: 507, reasonPhrase: "Insufficient Storage")
        case .unexpected: .internalServerError
        case .refused(let refusal): refusal.status
        }
    }

    /// Keys of the page's title and sentence.
    var keys: (title: String, sentence: String) {
        switch self {
        case .notFound: ("problem.not-found.title", "problem.not-found.sentence")
        case .forbidden: ("problem.forbidden.title", "problem.forbidden.sentence")
        case .forged: ("problem.forged.title", "problem.forged.sentence")
        case .unreadable: ("problem.unreadable.title", "problem.unreadable.sentence")
        case .tooLarge: ("problem.too-large.title", "problem.too-large.sentence")
        case .signInNeeded: ("problem.sign-in.title", "problem.sign-in.sentence")
        case .heldForm: ("problem.held.title", "problem.held.sentence")
        case .busy: ("problem.busy.title", "problem.busy.sentence")
        case .diskFull: ("problem.disk-full.title", "problem.disk-full.sentence")
        case .restarting: ("problem.restarting.title", "problem.restarting.sentence")
        case .unexpected: ("problem.unexpected.title", "problem.unexpected.sentence")
        case .refused(let refusal): refusal.keys
        }
    }

    /// The problem in words.
    func sentence(_ strings: Strings) -> String {
        if case .unexpected(let id) = self { strings(keys.sentence, ["id": id]) } else { strings(keys.sentence) }
    }

    /// In how many seconds another attempt may succeed; nil when it would not. It is partly random, so that not all clients come
    /// back at once.
    var retryAfter: Int? {
        switch self {
        case .busy: .random(in: 1...3)
        case .restarting: .random(in: 5...15)
        case .diskFull: .random(in: 60...120)
        case .refused(let refusal): refusal.seconds
        default: nil
        }
    }

    /// The problem for an error that was thrown while the request was handled; nil for an unexpected one.
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let refusal as ServiceRefusal: self = .refused(refusal)
        case DatabaseProblem.busy: self = .busy
        case DatabaseProblem.full: self = .diskFull
        case DatabaseProblem.stopped, DatabaseProblem.closed: self = .restarting
        case is URLEncodedFormError, is DecodingError: self = .unreadable
        case let error as HTTPError:
            switch error.status {
            case .notFound: self = .notFound
            case .contentTooLarge: self = .tooLarge
            case .badRequest, .unprocessableContent, .unsupportedMediaType: self = .unreadable
            default: return nil
            }
        default: return nil
        }
    }
}
