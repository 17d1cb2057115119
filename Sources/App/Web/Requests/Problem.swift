import Database
import Hummingbird

/// Why a request gets no ordinary answer. Each has a status and a sentence, mapped here and nowhere else.
enum Problem: Error, Equatable {
    /// Nothing at this address, or nothing that is this person's.
    case notFound
    /// There, but not for this person's role.
    case forbidden
    /// A form that another site, or nobody, sent.
    case forged
    /// A form that cannot be read at all.
    case unreadable
    /// Longer than any form of the site.
    case tooLarge
    /// Nobody is signed in.
    case signInNeeded
    /// A form from before somebody signed in, in a browser that did not know who that was: only that person can say whether it is theirs.
    case heldForm
    /// The server has more to do than it can.
    case busy
    /// There is no room on the disk.
    case diskFull
    /// The server is on its way to its end, and comes again.
    case restarting
    /// Our mistake; the id is in the log.
    case unexpected(id: String)

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
        }
    }

    /// In how many seconds another try may succeed; nil where it would not. Not the same for everybody, so that not all come back at once.
    var retryAfter: Int? {
        switch self {
        case .busy: .random(in: 1...3)
        case .restarting: .random(in: 5...15)
        case .diskFull: .random(in: 60...120)
        default: nil
        }
    }

    /// What an error thrown anywhere below means to the person who asked; nil for one that nobody foresaw.
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
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
