import Foundation

/// The pictures and files of an import folder while it is read. Each is read once, however many names the texts have for it.
final class FolderFiles {
    /// How much the texts of a folder may refer to. A file counts as often as it is named, for the database has it as often.
    struct Budget {
        var references: Int
        /// Of the pictures of tests, in bytes.
        var pictures: Int
    }

    /// What there is too much of.
    enum Excess {
        case references
        case pictures
    }

    /// Set when the budget is spent. From then on no file is found.
    private(set) var excess: Excess?
    private var budget: Budget?
    private var pictures: [String: PictureSource.Found] = [:]
    private var media: [String: NamedFile<MediaFile>] = [:]

    /// - Parameter budget: nil for a folder that may refer to anything.
    init(_ budget: Budget? = nil) {
        self.budget = budget
    }

    /// The picture of a test.
    func picture(at path: String) -> PictureSource.Found {
        guard isWithinReferences() else { return .missing }
        let found = pictures[path] ?? PictureSource.read(path)
        pictures[path] = found
        if case .picture(let picture) = found, let left = budget?.pictures {
            budget?.pictures = left - picture.bytes.count
            if left < picture.bytes.count { excess = .pictures }
        }
        return excess == nil ? found : .missing
    }

    /// The file of a lesson.
    func medium(at path: String) -> NamedFile<MediaFile> {
        guard isWithinReferences() else { return .missing }
        let found = media[path] ?? MediaFile(path: path).map(NamedFile.found) ?? .unfit
        media[path] = found
        return found
    }

    private func isWithinReferences() -> Bool {
        if let left = budget?.references {
            budget?.references = left - 1
            if left <= 0 { excess = excess ?? .references }
        }
        return excess == nil
    }
}
