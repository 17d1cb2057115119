/// Which folder of the sources uses which: a file uses another where its code names a type that the other declares at its outermost level. A
/// name that two files declare says nothing. Files that stand directly in `App` compose the features and may use all.
enum FolderUse {
    private static let modifiers: Set<Substring> = [
        "public", "package", "private", "fileprivate", "final", "indirect", "nonisolated",
    ]
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// The feature or module that a file belongs to; nil for one that stands directly in `App`.
    static func folder(of file: SourceTree.File) -> String? {
        let parts = Array(file.folders.dropFirst())
        guard parts.first == "App" else { return parts.first }
        return parts.count > 2 ? parts[1] : nil
    }

    /// The folders that each folder uses.
    static func uses(_ files: [SourceTree.File]) -> [String: Set<String>] {
        let texts = files.map { (folder: folder(of: $0), code: SwiftText.bare($0.text)) }
        var homes: [Substring: Set<String?>] = [:]
        var counts: [Substring: Int] = [:]
        for text in texts {
            for name in declared(in: text.code) {
                homes[name, default: []].insert(text.folder)
                counts[name, default: 0] += 1
            }
        }
        var uses: [String: Set<String>] = [:]
        for case (let folder?, let code) in texts {
            uses[folder, default: []].formUnion(
                words(in: code).compactMap { counts[$0] == 1 ? homes[$0]?.first ?? nil : nil }.filter { $0 != folder })
        }
        return uses
    }

    /// The sets of folders of which each uses each other, be it by way of others.
    static func circles(_ uses: [String: Set<String>]) -> [Set<String>] {
        let reached = uses.mapValues { reach($0, uses) }
        let circles = uses.keys.map { folder in
            Set((reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true })
        }
        return Set(circles.filter { !$0.isEmpty }).sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    }

    /// These folders, those that they use, and so on.
    static func reach(_ folders: Set<String>, _ uses: [String: Set<String>]) -> Set<String> {
        var (reached, new) = (folders, folders)
        while !new.isEmpty {
            new = Set(new.flatMap { uses[$0] ?? [] }).subtracting(reached)
            reached.formUnion(new)
        }
        return reached
    }

    /// The types that begin at the margin.
    private static func declared(in code: String) -> [Substring] {
        code.split(separator: "\n").compactMap { line in
            guard line.first?.isLetter == true else { return nil }
            let rest = line.split(separator: " ", maxSplits: 8).drop { modifiers.contains($0) }
            guard let kind = rest.first, kinds.contains(kind) else { return nil }
            return rest.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    /// All names that begin with a capital.
    private static func words(in code: String) -> Set<Substring> {
        func isName(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        }
        return Set(
            code.utf8.split { !isName($0) }.compactMap { word in
                word.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true ? Substring(word) : nil
            })
    }
}
