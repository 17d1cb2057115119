import HTTPTypes
import Hummingbird

/// Why a service refuses a request of a program: what pages know nothing of, because forms never ask so.
struct ServiceRefusal: Error, Equatable, Sendable {
    let kind: Kind
    /// What is wrong with single values; each field is a pointer into the request (RFC 6901) or the name of a parameter.
    var errors: [FormErrors.Item] = []
    /// The methods of the address, for `methodNotAllowed`.
    var allowed: [String] = []
    /// In how many seconds the request may succeed.
    var seconds: Int?

    init(_ kind: Kind, errors: [FormErrors.Item] = [], allowed: [String] = [], seconds: Int? = nil) {
        (self.kind, self.errors, self.allowed, self.seconds) = (kind, errors, allowed, seconds)
    }

    /// The raw value is the code that programs see. A code stays as it is.
    enum Kind: String, CaseIterable, Sendable {
        /// The body cannot be read at all: no JSON, no XML, not UTF-8, too deep.
        case malformed
        /// The address has a parameter that is not known, or one with a value that cannot be.
        case badParameter = "bad-parameter"
        /// A token that does not exist or is over, a wrong password.
        case wrongCredentials = "wrong-credentials"
        /// A token with too small a scope.
        case scopeTooSmall = "scope-too-small"
        /// Neither over TLS nor on this machine.
        case notSecure = "not-secure"
        case methodNotAllowed = "method-not-allowed"
        case notAcceptable = "not-acceptable"
        /// A test cannot be begun now, or not by this person.
        case cannotBegin = "cannot-begin"
        /// A test whose questions or results were asked for has no attempt.
        case notBegun = "not-begun"
        /// A test that needs an access code got none or a wrong one.
        case wrongCode = "wrong-code"
        /// A test that does not open itself to programs.
        case noPrograms = "no-programs"
        /// An answer after the end of the attempt; it is only in the log.
        case tooLate = "too-late"
        /// The attempt has ended.
        case ended
        /// The result is not shown yet, or not at all.
        case notShown = "not-shown"
        /// Something was changed meanwhile.
        case conflict
        /// A text would be published with warnings that nobody has accepted, or would end attempts at once.
        case notAccepted = "not-accepted"
        /// Another text was published since this one was begun.
        case overtaken
        /// A request with the same key is being answered.
        case keyInUse = "key-in-use"
        /// A request with the same key has changed something, and its answer is lost; nothing was changed again.
        case answerLost = "answer-lost"
        /// The version or fingerprint sent is not the present one.
        case changed
        case unsupportedType = "unsupported-type"
        /// Values of the request are wrong, see `errors`.
        case invalid
        /// A text or an archive has mistakes.
        case mistakes
        /// The same key came with another request.
        case keyReused = "key-reused"
        /// A change that needs a version or fingerprint came without.
        case versionNeeded = "version-needed"
        case tooMany = "too-many"
        /// An envelope of another version of SOAP.
        case versionMismatch = "version-mismatch"
        /// A header block of a message that must be understood and is not.
        case mustUnderstand = "must-understand"
        /// A call of an operation that the service does not have, or whose action names another.
        case unknownOperation = "unknown-operation"
    }

    var status: HTTPResponse.Status {
        switch kind {
        case .malformed, .badParameter, .versionMismatch, .mustUnderstand, .unknownOperation: .badRequest
        case .wrongCredentials: .unauthorized
        case .scopeTooSmall, .notSecure, .wrongCode, .noPrograms, .notShown: .forbidden
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .cannotBegin, .notBegun, .tooLate, .ended, .conflict, .notAccepted, .overtaken, .keyInUse, .answerLost: .conflict
        case .changed: .preconditionFailed
        case .unsupportedType: .unsupportedMediaType
        case .invalid, .mistakes, .keyReused: .unprocessableContent
        case .versionNeeded: .preconditionRequired
        case .tooMany: .tooManyRequests
        }
    }

    /// Keys of the title and the sentence.
    var keys: (title: String, sentence: String) {
        switch kind {
        case .malformed: ("refusal.malformed.title", "refusal.malformed.sentence")
        case .badParameter: ("refusal.bad-parameter.title", "refusal.bad-parameter.sentence")
        case .wrongCredentials: ("refusal.wrong-credentials.title", "refusal.wrong-credentials.sentence")
        case .scopeTooSmall: ("refusal.scope-too-small.title", "refusal.scope-too-small.sentence")
        case .notSecure: ("refusal.not-secure.title", "refusal.not-secure.sentence")
        case .methodNotAllowed: ("refusal.method-not-allowed.title", "refusal.method-not-allowed.sentence")
        case .notAcceptable: ("refusal.not-acceptable.title", "refusal.not-acceptable.sentence")
        case .cannotBegin: ("refusal.cannot-begin.title", "refusal.cannot-begin.sentence")
        case .notBegun: ("refusal.not-begun.title", "refusal.not-begun.sentence")
        case .wrongCode: ("refusal.wrong-code.title", "refusal.wrong-code.sentence")
        case .noPrograms: ("refusal.no-programs.title", "refusal.no-programs.sentence")
        case .tooLate: ("refusal.too-late.title", "refusal.too-late.sentence")
        case .ended: ("refusal.ended.title", "refusal.ended.sentence")
        case .notShown: ("refusal.not-shown.title", "refusal.not-shown.sentence")
        case .conflict: ("refusal.conflict.title", "refusal.conflict.sentence")
        case .notAccepted: ("refusal.not-accepted.title", "refusal.not-accepted.sentence")
        case .overtaken: ("refusal.overtaken.title", "refusal.overtaken.sentence")
        case .keyInUse: ("refusal.key-in-use.title", "refusal.key-in-use.sentence")
        case .answerLost: ("refusal.answer-lost.title", "refusal.answer-lost.sentence")
        case .changed: ("refusal.changed.title", "refusal.changed.sentence")
        case .unsupportedType: ("refusal.unsupported-type.title", "refusal.unsupported-type.sentence")
        case .invalid: ("refusal.invalid.title", "refusal.invalid.sentence")
        case .mistakes: ("refusal.mistakes.title", "refusal.mistakes.sentence")
        case .keyReused: ("refusal.key-reused.title", "refusal.key-reused.sentence")
        case .versionNeeded: ("refusal.version-needed.title", "refusal.version-needed.sentence")
        case .tooMany: ("refusal.too-many.title", "refusal.too-many.sentence")
        case .versionMismatch: ("refusal.version-mismatch.title", "refusal.version-mismatch.sentence")
        case .mustUnderstand: ("refusal.must-understand.title", "refusal.must-understand.sentence")
        case .unknownOperation: ("refusal.unknown-operation.title", "refusal.unknown-operation.sentence")
        }
    }
}

extension Problem {
    /// A refusal without more to say of it.
    static func refused(_ kind: ServiceRefusal.Kind) -> Problem { .refused(ServiceRefusal(kind)) }

    /// A refusal because of single values.
    static func invalid(_ errors: FormErrors) -> Problem { .refused(ServiceRefusal(.invalid, errors: errors.items)) }
}
