import Foundation

/// Which of the things that were changed in the browser an import may overwrite: those whose files are named, all below a folder that is
/// named, or `all`.
struct ImportOverwrites: Sendable, Equatable {
    /// A thing that an import may leave alone, by where its file lies, or would lie, below the import folder.
    struct Thing: Sendable, Equatable {
        let course: String
        /// `tests` or `lessons`; nil for the course's own file.
        let folder: String?
        let key: String?

        static func course(_ course: String) -> Thing { Thing(course: course, folder: nil, key: nil) }
        static func lesson(_ key: String, of course: String) -> Thing { Thing(course: course, folder: "lessons", key: key) }
        static func test(_ key: String, of course: String) -> Thing { Thing(course: course, folder: "tests", key: key) }
    }

    static let none = ImportOverwrites([])

    let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    func contains(_ thing: Thing) -> Bool {
        names.contains { Self.matches($0, thing) }
    }

    /// The names that stand for nothing in the folder nor in the database.
    func unknown(among things: [Thing]) -> [String] {
        names.filter { name in name != "all" && !things.contains { Self.matches(name, $0) } }
    }

    /// `01-course/tests/02-final.md`; the numbers in front and `.md` may be left out.
    private static func matches(_ name: String, _ thing: Thing) -> Bool {
        if name == "all" { return true }
        let parts = name.split(separator: "/").map(String.init)
        guard let course = parts.first, parts.count <= 3, isCalled(course, thing.course) else { return false }
        if parts.count == 1 { return true }
        guard let folder = thing.folder, let key = thing.key else { return parts.dropFirst() == [CourseDocument.fileName] }
        guard parts[1] == folder else { return false }
        return parts.count == 2 || isCalled(parts[2], key)
    }

    private static func isCalled(_ name: String, _ key: String) -> Bool {
        name == key || name == key + ".md" || NumberedName(name).key == key
    }
}

extension InstitutionFolder.CourseDraft {
    /// Itself, its tests and its lessons.
    var things: [ImportOverwrites.Thing] {
        [.course(key)] + assessments.map { .test($0.key, of: key) } + lessons.map { .lesson($0.key, of: key) }
    }
}
