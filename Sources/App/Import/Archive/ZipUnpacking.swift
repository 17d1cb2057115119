import Foundation

/// Writes the files of an archive into an empty folder.
struct ZipUnpacking {
    private static let piece = 64 * 1024
    let path: String
    let folder: String

    /// - Throws: `ImportMistakes` when the archive is refused, `FileProblem.notWritten` when writing fails.
    func run() throws {
        let files = try ZipFiles(path: path)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.piece, alignment: 16)
        defer { buffer.deallocate() }
        do {
            while let file = try files.next() { try write(file.name, of: files, buffer) }
        } catch let error as CocoaError {
            throw FileProblem.notWritten(folder, reason: error.localizedDescription)
        } catch let error as POSIXError {
            throw FileProblem.notWritten(folder, reason: error.localizedDescription)
        }
    }

    private func write(_ name: String, of files: ZipFiles, _ buffer: UnsafeMutableRawBufferPointer) throws {
        let target = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let descriptor = try OnDisk.checked(open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600))
        defer { close(descriptor) }
        while true {
            let count = try files.read(into: buffer)
            if count == 0 { return }
            try OnDisk.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: descriptor)
        }
    }
}
