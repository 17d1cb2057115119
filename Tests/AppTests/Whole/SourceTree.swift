import Foundation

/// The files of the package, as the tree tests read them.
enum SourceTree {
    struct File: Sendable {
        /// Below the package, for example `Sources/App/App.swift`.
        let path: String
        let text: String

        /// The last part of the path, without its ending.
        var name: String { folders.last.map { String($0.prefix { $0 != "." }) } ?? "" }
        /// Whether it holds SQL: a store owns its transactions, rows are read in one of somebody else, a cache of revisions reads what it lacks.
        var isStore: Bool { ["Store", "Rows", "Read"].contains(where: name.hasSuffix) || name == "RevisionCache" }
        /// All parts of the path, the file itself the last.
        var folders: [String] { path.split(separator: "/").map(String.init) }
    }

    /// The text files of an ending below a folder of the package, by path.
    static func files(_ folder: String, _ ending: String) throws -> [File] {
        try known([folder, ending]).get()
    }

    /// Most tests ask for the same.
    private static let known = Remembered<[String], Result<[File], any Error>> { place in
        Result { try read(place[0], place[1]) }
    }

    private static func read(_ folder: String, _ ending: String) throws -> [File] {
        let root = TestSite.package.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let found = names.filter { $0.hasSuffix("." + ending) }.sorted()
        guard !found.isEmpty else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder]) }
        return try found.map {
            try File(
                path: folder + "/" + $0, text: String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
        }
    }

    /// The names of the folders that stand in a folder of the package.
    static func folders(in folder: String) throws -> Set<String> {
        let root = TestSite.package.appendingPathComponent(folder)
        let entries = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: [.isDirectoryKey])
        return Set(
            try entries.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
                .map(\.lastPathComponent))
    }

    /// The string literals of a Swift text that stand on one line, without their quotation marks.
    static func literals(_ swift: String) -> [String] {
        withoutComments(swift).matches(of: #/"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) }
    }

    /// The text without lines that are comments.
    static func withoutComments(_ swift: String) -> String {
        swift.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }
}
