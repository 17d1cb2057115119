import Foundation

/// Writes files and waits until they are on disk.
enum OnDisk {
    /// Returns when the content of a file, or the entries of a folder, are on disk.
    /// - Throws: `POSIXError`.
    static func sync(_ path: String) throws {
        let descriptor = try checked(open(path, O_RDONLY | O_CLOEXEC))
        defer { close(descriptor) }
        try checked(fsync(descriptor))
    }

    /// Checks the result of a system call.
    /// - Throws: `POSIXError` when the call failed.
    @discardableResult
    static func checked(_ result: Int32) throws -> Int32 {
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return result
    }

    /// Appends all of these bytes to a file.
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
