import Foundation

/// Checks whether the names in an archive may become files: none may lead out of the folder or collide with another.
struct ZipNames {
    let archive: String
    /// Every folder and file, keyed by its name for file systems that ignore case and Unicode forms.
    private var seen: [String: String] = [:]
    private var files: Set<String> = []

    init(archive: String) {
        self.archive = archive
    }

    /// Adds a name.
    /// - Throws: `ImportMistakes`
    mutating func add(_ name: String, isFolder: Bool) throws {
        let path = isFolder && name.hasSuffix("/") ? String(name.dropLast()) : name
        try check(path, name)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in 1...parts.count {
            let prefix = parts.prefix(count).joined(separator: "/")
            let folded = Self.folded(prefix)
            if let other = seen[folded], !other.isSameBytes(as: prefix) {
                throw ZipRefusal.of(archive, name, "archive.name-alike", ["other": other])
            }
            seen[folded] = prefix
            if count < parts.count, files.contains(folded) { throw ZipRefusal.of(archive, name, "archive.name-twice") }
        }
        guard !isFolder else { return }
        let folded = Self.folded(path)
        let isInTheWay = files.contains(folded) || folders.contains(folded)
        guard !isInTheWay else { throw ZipRefusal.of(archive, name, "archive.name-twice") }
        files.insert(folded)
        for count in 1..<max(parts.count, 1) { folders.insert(Self.folded(parts.prefix(count).joined(separator: "/"))) }
    }

    private var folders: Set<String> = []

    private func check(_ path: String, _ name: String) throws {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isDrive = path.wholeMatch(of: #/[A-Za-z]:.*/#) != nil
        if path.hasPrefix("/") || path.contains("\\") || isDrive || parts.contains("..") {
            throw ZipRefusal.of(archive, name, "archive.name-outside")
        }
        if parts.contains("") || parts.contains(".") || path.unicodeScalars.contains(where: TypedText.isControl) {
            throw ZipRefusal.of(archive, name, "archive.name-odd")
        }
        if parts.contains(where: { $0.utf8.count > ZipLimits.name }) {
            throw ZipRefusal.of(archive, name, "archive.name-long", ["most": String(ZipLimits.name)])
        }
        if parts.count > ZipLimits.depth { throw ZipRefusal.of(archive, name, "archive.deep", ["most": String(ZipLimits.depth)]) }
    }

    private static func folded(_ text: String) -> String {
        text.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
    }
}

extension String {
    /// Swift treats texts as equal if only their Unicode forms differ; a file system may not.
    fileprivate func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
