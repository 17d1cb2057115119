import Foundation

/// The import folder of a course as a zip archive. It is written piece by piece, so that little of it is in memory.
struct ExportArchive: Sendable {
    private static let piece = 256 * 1024
    let export: CourseExport
    let store: CourseExportStore
    let files: FileFolder

    /// Gives all bytes in order. Files whose bytes are missing from the file folder are left out.
    func write(to take: ([UInt8]) async throws -> Void) async throws {
        let archive = try ArchiveWriter()
        for entry in export.entries {
            switch entry.content {
            case .text(let text):
                try archive.deflate(true)
                try Self.add(entry, Array(text.utf8), to: archive)
            case .picture(let revision, let name, let size):
                let bytes = try await store.picture(of: revision, named: name) ?? []
                guard bytes.count == size else { throw FileProblem.changed(name) }
                try archive.deflate(false)
                try Self.add(entry, bytes, to: archive)
            case .file(let digest, let size):
                let path = files.path(of: digest)
                guard try await FileThreads.run({ files.size(of: digest) == size }) else { continue }
                try archive.deflate(false)
                try archive.begin(entry.name, size: size)
                let file = try await FileThreads.run { try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) }
                while let piece = try await FileThreads.run({ try file.read(upToCount: Self.piece) }), !piece.isEmpty {
                    try piece.withUnsafeBytes(archive.write)
                    try await take(archive.taken())
                }
            }
            try archive.end()
            try await take(archive.taken())
        }
        try archive.close()
        try await take(archive.taken())
    }

    private static func add(_ entry: ExportEntry, _ bytes: [UInt8], to archive: ArchiveWriter) throws {
        try archive.begin(entry.name, size: bytes.count)
        try bytes.withUnsafeBytes(archive.write)
    }
}
