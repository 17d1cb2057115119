import Foundation

/// What an import of the exported course would refuse, from a folder or from an archive.
struct ExportCheck: Sendable, Equatable {
    /// Whether the archive must be unpacked before it is imported.
    let isLarge: Bool
    /// Names that are not allowed in an archive.
    let unfit: [String]
    /// Files that are larger than an import allows.
    let long: [String]
    /// Files whose bytes are missing.
    let missing: [String]

    init(_ export: CourseExport, files: FileFolder) {
        isLarge = export.isLarge
        unfit = export.unfit
        let kept = export.entries.compactMap { entry -> (name: String, digest: String, size: Int)? in
            guard case .file(let digest, let size) = entry.content else { return nil }
            return (entry.name, digest, size)
        }
        long = kept.filter { $0.size > Self.most($0.name) }.map(\.name)
        missing = kept.filter { files.size(of: $0.digest) != $0.size }.map(\.name)
    }

    /// One sentence for each kind of problem; empty when everything can be imported.
    func sentences(_ strings: Strings) -> [String] {
        [
            missing.isEmpty ? nil : strings("export.missing", ["names": missing.joined(separator: ", ")]),
            long.isEmpty ? nil : strings("export.long", ["names": long.joined(separator: ", ")]),
            unfit.isEmpty ? nil : strings("export.unfit", ["names": unfit.joined(separator: ", ")]),
            isLarge
                ? strings(
                    "export.large", ["size": strings.formats.bytes(ZipLimits.size), "files": String(ZipLimits.files)]) : nil,
        ].compactMap { $0 }
    }

    private static func most(_ name: String) -> Int {
        let isPicture =
            switch MediaName.type(of: name) {
            case .picture, .drawing: true
            case .known, .other: false
            }
        return isPicture ? FileLimits.usual.picture : FileLimits.usual.other
    }
}
