import Foundation

/// The import folder of a course as a zip archive, written piece by piece: however long its films are, little of it is in memory.
struct ExportArchive: Sendable {
    private enum Source: Sendable {
        case packed([UInt8], size: Int, checksum: UInt32)
        case file(path: String, size: Int)
        case picture(ID<AssessmentRevision>, name: String, size: Int)
    }

    private static let piece = 256 * 1024
    private let entries: [(name: String, source: Source)]
    private let store: CourseExportStore

    /// Files whose bytes are not in the folder any more are left out.
    init(_ export: CourseExport, store: CourseExportStore, files: FileFolder) {
        self.store = store
        entries = export.entries.compactMap { entry in
            switch entry.content {
            case .text(let text):
                let bytes = Array(text.utf8)
                let (packed, sum) = (Deflation.pack(bytes) ?? [], Deflation.checksum(bytes))
                return (entry.name, .packed(packed, size: bytes.count, checksum: sum))
            case .file(let digest, let size):
                return files.size(of: digest) == size ? (entry.name, .file(path: files.path(of: digest), size: size)) : nil
            case .picture(let revision, let name, let size): return (entry.name, .picture(revision, name: name, size: size))
            }
        }
    }

    /// In bytes.
    var length: Int {
        var writer = ZipWriter()
        let files = entries.reduce(0) { length, entry in
            let head = Self.head(entry.name, entry.source, checksum: 0)
            return length + writer.begin(head).count + head.packedSize
        }
        return files + writer.end().count
    }

    /// Gives all bytes in their order.
    func write(to take: (ArraySlice<UInt8>) async throws -> Void) async throws {
        var writer = ZipWriter()
        for (name, source) in entries {
            switch source {
            case .packed(let bytes, _, let checksum):
                try await take(writer.begin(Self.head(name, source, checksum: checksum))[...])
                try await take(bytes[...])
            case .picture(let revision, let picture, let size):
                let bytes = try await store.picture(of: revision, named: picture) ?? []
                guard bytes.count == size else { throw FileProblem.changed(picture) }
                try await take(writer.begin(Self.head(name, source, checksum: Deflation.checksum(bytes)))[...])
                try await take(bytes[...])
            case .file(let path, let size):
                let file = try ZipFile(path: path)
                var sum: UInt32 = 0
                try await Self.pieces(of: file, size) { bytes in
                    sum = bytes.withUnsafeBytes { Deflation.checksum($0, after: sum) }
                }
                try await take(writer.begin(Self.head(name, source, checksum: sum))[...])
                try await Self.pieces(of: file, size, take)
            }
        }
        try await take(writer.end()[...])
    }

    private static func pieces(
        of file: ZipFile, _ size: Int, _ take: (ArraySlice<UInt8>) async throws -> Void
    ) async throws {
        var at = 0
        while at < size {
            let (start, count) = (at, min(piece, size - at))
            let bytes = try await FileThreads.run { try file.bytes(at: start, count: count) }
            guard bytes.count == count else { throw FileProblem.changed("") }
            try await take(bytes[...])
            at += count
        }
    }

    private static func head(_ name: String, _ source: Source, checksum: UInt32) -> ZipWriter.Head {
        switch source {
        case .packed(let bytes, let size, _):
            .init(name: name, isDeflated: true, checksum: checksum, packedSize: bytes.count, size: size)
        case .file(_, let size), .picture(_, _, let size):
            .init(name: name, isDeflated: false, checksum: checksum, packedSize: size, size: size)
        }
    }
}
