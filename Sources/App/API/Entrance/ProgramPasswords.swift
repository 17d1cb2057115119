import Crypto
import Foundation
import Hummingbird
import Synchronization

/// Checks own passwords of accounts that programs send with each request. What was right is remembered for some minutes under
/// a key of this process, so that not every request costs a hash; it is forgotten with the password, whose hash is part of
/// what is remembered.
final class ProgramPasswords: Sendable {
    private static let memory = Milliseconds.minutes(10)
    private static let mostKept = 10_000

    private let people: PersonStore
    private let hasher: PasswordHasher
    private let throttle: SignInThrottle
    private let time: @Sendable () -> Milliseconds
    private let key = SymmetricKey(size: .bits256)
    /// Until when each is remembered.
    private let remembered = Mutex<[Data: Milliseconds]>([:])

    /// - Parameter time: the server's steady clock.
    init(
        people: PersonStore, hasher: PasswordHasher, throttle: SignInThrottle, time: @escaping @Sendable () -> Milliseconds
    ) {
        (self.people, self.hasher, self.throttle, self.time) = (people, hasher, throttle, time)
    }

    /// The person with a user name and a password, and what these were verified against.
    /// - Throws: `ServiceRefusal` when there is none, or when too many were wrong before; `Problem.busy` when too many wait.
    func person(
        _ userName: String, _ password: String, _ context: VisitorContext
    ) async throws -> (viewer: Viewer, verified: PersonStore.Credentials) {
        guard password.utf8.count <= PasswordRules.mostBytes else { throw ServiceRefusal(.wrongCredentials) }
        let credentials = try await people.credentials(userName: userName)
        let mark = credentials?.passwordHash.map { self.mark(userName, password, $0) }
        if !isRemembered(mark) {
            try await verify(userName, password, credentials?.passwordHash, context)
            remember(mark)
        }
        guard let credentials, let person = try await people.find(credentials.person) else {
            throw ServiceRefusal(.wrongCredentials)
        }
        let viewer = Viewer(
            id: person.id, userName: person.userName, fullName: person.fullName, roles: person.roles, language: person.language,
            admission: .password)
        return (viewer, credentials)
    }

    private func verify(_ userName: String, _ password: String, _ hash: String?, _ context: VisitorContext) async throws {
        let source = SignInThrottle.Source(account: userName, address: context.address, knownBrowser: nil)
        let wait = await throttle.admit(source)
        guard wait == 0 else { throw ServiceRefusal(.tooMany, seconds: wait) }
        let isRight: Bool
        do {
            isRight = try await hasher.verify(password, against: hash, for: source.line)
        } catch {
            await throttle.recordNothing(of: source)
            throw error
        }
        guard isRight else {
            context.logger.notice("sign-in failed", metadata: ["address": "\(context.address)"])
            throw ServiceRefusal(.wrongCredentials)
        }
        await throttle.recordSuccess(of: source)
    }

    private func mark(_ userName: String, _ password: String, _ hash: String) -> Data {
        var code = HMAC<SHA256>(key: key)
        for part in [userName, password, hash] {
            code.update(data: Data("\(part.utf8.count):".utf8))
            code.update(data: Data(part.utf8))
        }
        return Data(code.finalize())
    }

    private func isRemembered(_ mark: Data?) -> Bool {
        guard let mark else { return false }
        let now = time()
        return remembered.withLock { ($0[mark]?.count ?? .min) > now.count }
    }

    private func remember(_ mark: Data?) {
        guard let mark else { return }
        let now = time()
        remembered.withLock { kept in
            if kept.count >= Self.mostKept { kept = kept.filter { $0.value.count > now.count } }
            if kept.count < Self.mostKept { kept[mark] = Milliseconds(count: now.count + Self.memory.count) }
        }
    }
}
