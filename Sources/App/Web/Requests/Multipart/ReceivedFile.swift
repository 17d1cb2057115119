import Database
import Foundation
import NIOCore
import Synchronization

/// A file that came with a form. It lies among those that are unfinished, and goes with its last owner unless somebody moved it away.
struct ReceivedFile: Sendable {
    /// As the person's device calls it, cleaned.
    let name: String
    /// In bytes.
    let size: Int
    /// SHA-256 in hexadecimal.
    let digest: String
    let unfinished: UnfinishedFile

    /// Where its bytes lie.
    var path: String { unfinished.path }
}

/// A file that is being written. Nothing of it is left when nobody holds it any more, or when the server was killed and starts again.
final class UnfinishedFile: Sendable {
    /// How all of them end.
    static let ending = ".part"
    /// So much is written before it is waited for: who saves an answer meanwhile must not wait for a whole film.
    private static let mostUnsynced = 8 << 20

    private struct State {
        /// Closed when it is -1.
        var descriptor: Int32
        var hash = ContentDigest.Running()
        var size = 0
        var unsynced = 0
    }

    let path: String
    private let state: Mutex<State>

    /// - Parameter folder: made when it is not there.
    /// - Throws: `POSIXError` or what `FileManager` throws.
    init(in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        path = "\(folder)/\(UUID().uuidString)\(Self.ending)"
        state = Mutex(State(descriptor: try OnDisk.checked(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))))
    }

    deinit {
        state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } }
        unlink(path)
    }

    /// Writes the next bytes.
    /// - Throws: `Problem.diskFull` when they would leave answers no room; `POSIXError`.
    func append(_ bytes: ByteBuffer, space: (String) -> DiskSpace?) throws {
        try state.withLock { state in
            try bytes.withUnsafeReadableBytes { try Self.write($0, to: state.descriptor) }
            state.hash.update(bytes.readableBytesView)
            state.size += bytes.readableBytes
            state.unsynced += bytes.readableBytes
            guard state.unsynced >= Self.mostUnsynced else { return }
            state.unsynced = 0
            try OnDisk.checked(fdatasync(state.descriptor))
            if let space = space(path), !space.hasRoom(for: 0) { throw Problem.diskFull }
        }
    }

    /// Returns when all is on disk.
    /// - Throws: `Problem.diskFull`; `POSIXError`.
    func finish() throws -> (size: Int, digest: String) {
        try state.withLock { state in
            defer {
                close(state.descriptor)
                state.descriptor = -1
            }
            try Self.checked(fsync(state.descriptor))
            return (state.size, state.hash.digest.hexadecimal)
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = Glibc.write(descriptor, part.baseAddress, part.count)
            if count < 0, errno == EINTR { continue }
            try checked(Int32(clamping: count))
            rest = rest.dropFirst(count)
        }
    }

    /// A full disk is a problem with a sentence of its own.
    private static func checked(_ result: Int32) throws {
        if result < 0, errno == ENOSPC || errno == EDQUOT { throw Problem.diskFull }
        try OnDisk.checked(result)
    }

    /// Removes what a server left that did not end in order. Only while nothing is being written there.
    static func removeAll(in folder: String) {
        let inner = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        for path in [folder] + inner where !path.hasSuffix(ending) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasSuffix(ending) {
                unlink("\(path)/\(name)")
            }
        }
    }
}
