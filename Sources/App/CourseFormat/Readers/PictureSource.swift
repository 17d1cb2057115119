import Foundation

/// Where the pictures of a test's text come from: the folder that it lies in, or the files of its course.
struct PictureSource {
    enum Found {
        case picture(PictureFile)
        /// There, but no picture that may be shown: of another kind, or too large.
        case unfit
        case missing
    }

    /// What a name in the text stands for.
    let find: (String) -> Found

    /// The files below a folder.
    static func folder(_ folder: String) -> PictureSource {
        PictureSource { name in
            let isInside =
                !name.contains(":")
                && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
            guard isInside, let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return .missing }
            return found([UInt8](data))
        }
    }

    /// What these bytes are.
    static func found(_ bytes: [UInt8]) -> Found {
        guard bytes.count <= PictureFile.longest, let picture = PictureFile(bytes) else { return .unfit }
        return .picture(picture)
    }
}
