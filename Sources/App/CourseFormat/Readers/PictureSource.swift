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
    static func folder(_ folder: String, _ files: FolderFiles) -> PictureSource {
        PictureSource { name in
            let isInside =
                !name.contains(":")
                && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
            return isInside ? files.picture(at: "\(folder)/\(name)") : .missing
        }
    }

    /// Reads a file. One that is too large to be shown is not read.
    static func read(_ path: String) -> Found {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: real),
            attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int
        else { return .missing }
        guard size <= PictureFile.longest else { return .unfit }
        return FileManager.default.contents(atPath: real).map { found([UInt8]($0)) } ?? .missing
    }

    /// Checks whether these bytes are a picture.
    static func found(_ bytes: [UInt8]) -> Found {
        guard bytes.count <= PictureFile.longest, let picture = PictureFile(bytes) else { return .unfit }
        return .picture(picture)
    }
}
