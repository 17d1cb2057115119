import Foundation

/// Chooses the names of files in an import folder: the names in the texts, unless another file has the name or an archive does
/// not allow it.
struct ExportNames {
    /// The folder of the course.
    let folder: String
    private var names = ZipNames(archive: "")
    private var digests: [String: String] = [:]
    private(set) var unfit: [String] = []

    init(folder: String) {
        self.folder = folder
    }

    /// Adds the name of a document.
    mutating func add(_ name: String) {
        if !take(name) { unfit.append(name) }
    }

    /// The name of a file in the folder `part`, when a text calls it `name`.
    mutating func place(_ name: String, digest: String, in part: String) -> String {
        let path = "\(folder)/\(part)/\(name)"
        let isPlain = Self.isPlain(name)
        if isPlain, digests[path] == digest { return name }
        if isPlain, digests[path] == nil, take(path) {
            digests[path] = digest
            return name
        }
        var number = 2
        while true {
            let other = "media/\(number)-" + Self.last(of: name)
            let path = "\(folder)/\(part)/\(other)"
            if digests[path] == digest { return other }
            if digests[path] == nil, take(path) {
                digests[path] = digest
                return other
            }
            number += 1
        }
    }

    private mutating func take(_ path: String) -> Bool {
        var more = names
        guard (try? more.add(path, isFolder: false)) != nil else { return false }
        names = more
        return true
    }

    /// Whether an import finds a file with this name, and does not read it as a lesson.
    private static func isPlain(_ name: String) -> Bool {
        !name.contains(":") && (name.contains("/") || !name.hasSuffix(".md")) && isComposed(name)
    }

    /// Whether all letters are in composed form, as names are when an archive is read.
    private static func isComposed(_ name: String) -> Bool {
        name.utf8.elementsEqual(name.precomposedStringWithCanonicalMapping.utf8)
    }

    /// The last part of the path, with the ending that gives the type.
    private static func last(of name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? "file"
        let plain = CourseFileName.plain(last.precomposedStringWithCanonicalMapping)
        return plain.utf8.count <= 100 ? plain : "file." + String((plain as NSString).pathExtension.prefix(8))
    }
}
