import Database
import Foundation
import NIOCore
import Synchronization

/// An uploaded file. Its bytes are in a temporary file, which is deleted with the last reference, unless it was moved away.
struct ReceivedFile: Sendable {
    /// The name that the browser sent, cleaned.
    let name: String
    /// In bytes.
    let size: Int
    /// SHA-256 in hexadecimal.
    let digest: String
    let unfinished: UnfinishedFile

    /// The path of its bytes.
    var path: String { unfinished.path }
}

/// A file that is being written. It is deleted with the last reference, or at the next start if the server was killed.
final class UnfinishedFile: Sendable {
    /// The ending of all their names.
    static let ending = ".part"
    /// How many bytes are written before waiting for the disk, so that others who save meanwhile do not wait for a large file.
    private static let mostUnsynced = 8 << 20

    private struct State {
        /// -1 when it is closed.
        var descriptor: Int32
        var hash = ContentDigest.Running()
        var size = 0
        var unsynced = 0
    }

    let path: String
    private let state: Mutex<State>

    /// - Parameter folder: the folder, which is created if it does not exist.
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
    /// - Throws: `Problem.diskFull` when they would use the space kept free for answers; `POSIXError`.
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

    /// Returns when everything is on disk.
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

    /// Checks a result of the system. A full disk is reported as `Problem.diskFull`.
    private static func checked(_ result: Int32) throws {
        if result < 0, errno == ENOSPC || errno == EDQUOT { throw Problem.diskFull }
        try OnDisk.checked(result)
    }

    /// Deletes what a killed server left. Must be called only while no file is being written there.
    static func removeAll(in folder: String) {
        let inner = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        for path in [folder] + inner where !path.hasSuffix(ending) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasSuffix(ending) {
                unlink("\(path)/\(name)")
            }
        }
    }
}
