import Foundation

/// Writes, and waits for the disk.
enum OnDisk {
    /// Returns when a file's content, or a folder's list of names, is on disk.
    /// - Throws: `POSIXError`.
    static func sync(_ path: String) throws {
        let descriptor = try checked(open(path, O_RDONLY | O_CLOEXEC))
        defer { close(descriptor) }
        try checked(fsync(descriptor))
    }

    /// A result of the system that is no failure.
    /// - Throws: `POSIXError` with what the system says.
    @discardableResult
    static func checked(_ result: Int32) throws -> Int32 {
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return result
    }

    /// Writes all of these bytes behind those that a file has.
    /// - Throws: `POSIXError`.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            try checked(count < 0 ? -1 : 0)
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }
}
