import Foundation

/// Exports a course into an archive on request, and describes the result in words.
struct ExportWorkflow: Sendable {
    let exports: CourseExportStore
    let files: FileFolder
    let strings: Strings

    func write(_ typedKey: String, to path: String) async throws -> AdminReply {
        let found = try await exports.find(key: typedKey)
        guard let export = try await found == nil ? exports.find(key: NumberedName(typedKey).key) : found else {
            let keys = try await exports.keys().joined(separator: ", ")
            return AdminReply([strings("admin.no-course", ["key": typedKey, "keys": keys])], isFailure: true)
        }
        guard Self.mayReplace(path) else {
            return AdminReply([strings("admin.file-there", ["path": path])], isFailure: true)
        }
        do {
            try await write(export, to: path)
        } catch let error as POSIXError {
            let values = ["path": path, "reason": error.localizedDescription]
            return AdminReply([strings("admin.export-not-written", values)], isFailure: true)
        }
        let check = ExportCheck(export, files: files)
        return AdminReply(
            [strings("admin.exported", ["key": export.key, "path": path])] + check.sentences(strings),
            isFailure: !check.missing.isEmpty)
    }

    /// Writes under another name first, so that the archive is never incomplete under its name.
    private func write(_ export: CourseExport, to path: String) async throws {
        let part = path + ".part"
        let descriptor = try OnDisk.checked(open(part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600))
        defer {
            close(descriptor)
            unlink(part)
        }
        try await ExportArchive(export: export, store: exports, files: files).write { bytes in
            try await FileThreads.run { try bytes.withUnsafeBytes { try OnDisk.write($0, to: descriptor) } }
        }
        try OnDisk.checked(fsync(descriptor))
        try OnDisk.checked(rename(part, path))
    }

    /// Whether the path may be overwritten: only an archive may.
    private static func mayReplace(_ path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return true }
        let start = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 4)
        return start == Data([0x50, 0x4B, 0x03, 0x04])
    }
}
