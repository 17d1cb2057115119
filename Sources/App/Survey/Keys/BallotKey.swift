import Crypto
import Foundation

/// The public key of a survey: seals ballots, and cannot open them (HPKE, RFC 9180).
struct BallotSeal: Sendable {
    fileprivate static let suite = HPKE.Ciphersuite.Curve25519_SHA256_ChachaPoly
    /// The size of the key that HPKE makes for each ballot and stores with it.
    fileprivate static let encapsulatedLength = 32

    private let survey: ID<Survey>
    private let key: Curve25519.KeyAgreement.PublicKey

    /// - Throws: an error when the bytes are not a key.
    init(_ bytes: [UInt8], of survey: ID<Survey>) throws {
        key = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: bytes)
        self.survey = survey
    }

    /// Seals a sheet. It can be opened only with the private key, and only as a ballot of this subject.
    func seal(_ sheet: [UInt8], course: ID<Course>) throws -> [UInt8] {
        var sender = try HPKE.Sender(recipientKey: key, ciphersuite: Self.suite, info: Data(survey.text.utf8))
        let sealed = try sender.seal(sheet, authenticating: Data(course.text.utf8))
        return Array(sender.encapsulatedKey) + Array(sealed)
    }
}

/// The private key of a survey. It is stored only in the folder of keys, from before the survey opens until all ballots are
/// counted.
struct BallotKey: Sendable {
    private let key: Curve25519.KeyAgreement.PrivateKey

    static let length = 32

    /// A new key.
    init() {
        key = Curve25519.KeyAgreement.PrivateKey()
    }

    /// - Throws: an error when the bytes are not a key.
    init(bytes: [UInt8]) throws {
        key = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes)
    }

    var bytes: [UInt8] { Array(key.rawRepresentation) }
    var publicBytes: [UInt8] { Array(key.publicKey.rawRepresentation) }

    /// Opens a sealed ballot of a subject and gives its sheet.
    /// - Throws: an error when it was sealed for another key, survey or subject, or was altered.
    func open(_ sealed: [UInt8], of survey: ID<Survey>, course: ID<Course>) throws -> [UInt8] {
        var recipient = try HPKE.Recipient(
            privateKey: key, ciphersuite: BallotSeal.suite, info: Data(survey.text.utf8),
            encapsulatedKey: Data(sealed.prefix(BallotSeal.encapsulatedLength)))
        return try Array(
            recipient.open(sealed.dropFirst(BallotSeal.encapsulatedLength), authenticating: Data(course.text.utf8)))
    }
}
