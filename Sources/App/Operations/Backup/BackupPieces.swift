import Foundation

/// Reads files of any size in pieces of a megabyte.
enum BackupPieces {
    private static let piece = 1 << 20

    /// - Throws: `BackupProblem.notWritten` with the system's reason, or what the body throws.
    static func read(_ path: String, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let descriptor = try BackupDisk.open(path, O_RDONLY | O_NOFOLLOW)
        defer { close(descriptor) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try BackupDisk.checked(Glibc.read(descriptor, buffer.baseAddress, buffer.count), path)
            if count == 0 { return }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// SHA-256 in hexadecimal.
    static func digest(_ path: String, _ pace: BackupPace) throws -> String {
        var running = ContentDigest.Running()
        try read(path) { bytes in
            running.update(bytes)
            try pace.step()
        }
        return running.digest.hexadecimal
    }

    /// SHA-256 in hexadecimal.
    static func digest(_ data: Data) -> String {
        ContentDigest(data).hexadecimal
    }
}
