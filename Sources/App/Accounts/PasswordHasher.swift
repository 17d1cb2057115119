import CArgon2
import Crypto
import Foundation
import NIOPosix
import Synchronization

/// Hashes passwords with argon2id on its own threads, so that many sign-ins at once do not delay answers.
final class PasswordHasher: Sendable {
    /// The minimum that OWASP and ASVS 5.0 (11.4.2) ask for: 19 MiB, two passes, one lane.
    private static let memoryKiB: UInt32 = 19 * 1024
    private static let passes: UInt32 = 2
    private static let lanes: UInt32 = 1
    private static let hashLength = 32
    /// What an encoded hash with these parameters begins with.
    private static let prefix = "$argon2id$v=19$m=\(memoryKiB),t=\(passes),p=\(lanes)$"
    private static let saltLength = 16
    /// When more than this many wait, the next one is told to try again later. When a whole year signs in at once, everybody
    /// waits a minute or two instead.
    private static let longestQueue = 4_000
    /// The nice value of these threads: pages and answers have priority over hashes.
    private static let niceness: Int32 = 2

    /// Those who wait, and how many threads are hashing.
    private struct Line {
        var queue = HashingQueue<CheckedContinuation<Void, any Error>>(most: longestQueue)
        var working = 0
    }

    private let threads: NIOThreadPool
    private let threadCount: Int
    private let line = Mutex(Line())
    /// A hash that is verified when there is no such account, so that the answer takes as long. Made once for all hashers.
    private static let nobody = Result { try encode("nobody has this password") }

    init(threads count: Int) throws {
        threads = NIOThreadPool(numberOfThreads: count)
        threadCount = count
        _ = try Self.nobody.get()
        threads.start()
    }

    /// The encoded hash of a password, which includes its salt and parameters.
    /// - Parameter line: the line to wait in, see `HashingQueue`.
    /// - Throws: `Problem.busy` when too many wait.
    func hash(_ password: String, for line: String) async throws -> String {
        try await run(for: line) { try Self.encode(password) }
    }

    /// Whether a password matches an encoded hash. With nil a hash of no account is verified and the result is false.
    /// - Throws: `Problem.busy` when too many wait.
    func verify(_ password: String, against encoded: String?, for line: String) async throws -> Bool {
        let nobody = try Self.nobody.get()
        let matches = try await run(for: line) {
            try Self.isHash(encoded ?? nobody, of: Self.bytes(of: password))
        }
        return matches && encoded != nil
    }

    /// Whether a hash was made with other parameters than the present ones.
    func isOutdated(_ encoded: String) -> Bool {
        !encoded.hasPrefix(Self.prefix)
    }

    func shutDown() async throws {
        try await threads.shutdownGracefully()
    }

    private func run<Value: Sendable>(for line: String, _ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await turn(for: line)
        defer { pass() }
        return try await threads.runIfActive {
            #if os(Linux)
                // On Linux a thread has its own priority, and 0 means the calling thread.
                setpriority(Int32(PRIO_PROCESS.rawValue), 0, Self.niceness)
            #endif
            return try body()
        }
    }

    /// Waits until a thread is free for this line.
    private func turn(for name: String) async throws {
        try await withCheckedThrowingContinuation { (turn: CheckedContinuation<Void, any Error>) in
            let (isFree, leaving) = line.withLock { line in
                guard line.working >= threadCount else {
                    line.working += 1
                    return (true, CheckedContinuation<Void, any Error>?.none)
                }
                return (false, line.queue.add(turn, from: name))
            }
            if isFree { turn.resume() }
            leaving?.resume(throwing: Problem.busy)
        }
    }

    /// Passes the thread on to the next one that waits.
    private func pass() {
        let (next, isLast) = line.withLock { line in
            let next = line.queue.next()
            if next == nil { line.working -= 1 }
            return (next, line.working == 0)
        }
        next?.resume()
        if isLast { HashingMemory.giveBack() }
    }

    /// Composed (NFC), because keyboards differ in how they send ș and ă.
    private static func bytes(of password: String) -> [UInt8] {
        Array(password.precomposedStringWithCanonicalMapping.utf8)
    }

    private static func isHash(_ encoded: String, of password: [UInt8]) throws -> Bool {
        let parts = encoded.dropFirst(prefix.count).split(separator: "$", omittingEmptySubsequences: false)
        guard encoded.hasPrefix(prefix), parts.count == 2, let salt = decode(parts[0]), let hash = decode(parts[1]),
            salt.count == saltLength, hash.count == hashLength
        else { return argon2id_verify(encoded, password, password.count) == ARGON2_OK.rawValue }
        return try ConstantTime.areEqual(hash, self.hash(password, salt: salt))
    }

    /// Base64 without padding, as it is in an encoded hash.
    private static func decode(_ text: Substring) -> [UInt8]? {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text + padding).map(Array.init)
    }

    /// Hashes with the present parameters, in memory that is reused.
    private static func hash(_ password: [UInt8], salt: [UInt8]) throws -> [UInt8] {
        var (password, salt, hash) = (password, salt, [UInt8](repeating: 0, count: hashLength))
        let (passwordLength, saltLength) = (UInt32(password.count), UInt32(salt.count))
        let status = password.withUnsafeMutableBufferPointer { password in
            salt.withUnsafeMutableBufferPointer { salt in
                hash.withUnsafeMutableBufferPointer { hash in
                    var context = argon2_context()
                    (context.out, context.outlen) = (hash.baseAddress, UInt32(hashLength))
                    (context.pwd, context.pwdlen) = (password.baseAddress, passwordLength)
                    (context.salt, context.saltlen) = (salt.baseAddress, saltLength)
                    (context.t_cost, context.m_cost, context.lanes, context.threads) = (passes, memoryKiB, lanes, lanes)
                    context.version = ARGON2_VERSION_13.rawValue
                    (context.allocate_cbk, context.free_cbk) = (HashingMemory.allocate, HashingMemory.free)
                    return argon2id_ctx(&context)
                }
            }
        }
        guard status == ARGON2_OK.rawValue else { throw HashingFailed(code: status) }
        return hash
    }

    private static func encode(_ password: String) throws -> String {
        let bytes = bytes(of: password)
        let salt = SymmetricKey(size: .init(bitCount: saltLength * 8)).withUnsafeBytes(Array.init)
        let length = argon2_encodedlen(
            passes, memoryKiB, lanes, UInt32(saltLength), UInt32(hashLength), Argon2_id)
        var encoded = [CChar](repeating: 0, count: length)
        let status = argon2id_hash_encoded(
            passes, memoryKiB, lanes, bytes, bytes.count, salt, salt.count, hashLength, &encoded, length)
        guard status == ARGON2_OK.rawValue else { throw HashingFailed(code: status) }
        return String(decoding: encoded.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// libargon2 failed, usually for lack of memory.
struct HashingFailed: Error {
    let code: Int32
}
