import Foundation

/// The source of the pictures in a test's text: the folder of its document, or the files of its course.
struct PictureSource {
    enum Found {
        case picture(PictureFile)
        /// The file exists, but is not a picture that may be shown, or is too large.
        case unfit
        case missing
    }

    /// What a name in the text refers to.
    let find: (String) -> Found

    /// Takes pictures from a folder.
    static func folder(_ folder: String) -> PictureSource {
        PictureSource { name in
            let isInside =
                !name.contains(":")
                && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
            guard isInside, let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return .missing }
            return found([UInt8](data))
        }
    }

    /// Checks whether these bytes are a picture.
    static func found(_ bytes: [UInt8]) -> Found {
        guard bytes.count <= PictureFile.longest, let picture = PictureFile(bytes) else { return .unfit }
        return .picture(picture)
    }
}
