import Foundation

/// Which things that were changed in the browser an import may overwrite: those whose files are named, all below a named
/// folder, or `all`. Accounts, semesters and enrolments are named as if each were a file below `people.csv`, `semesters.csv` and
/// `enrolled`, a group as one below `groups`, the plan of points as `points`, what a part was in a week as `task-texts/PART/WEEK`, and the
/// design of a course as `design`.
struct ImportOverwrites: Sendable, Equatable {
    /// Something that an import may leave unchanged, identified by the path that its file has in the import folder.
    struct Thing: Sendable, Equatable {
        /// Nil for an account and for a semester.
        let course: String?
        /// `tests`, `lessons`, `enrolled`, `groups`, `points`, `task-texts` or `design`; nil for the course's own file.
        let folder: String?
        let key: String?

        fileprivate static let enrolled = "enrolled"
        /// Those that are written in the course's own file, and whose names are no names of files.
        fileprivate static let inOwnFile: Set<String?> = [
            enrolled, GroupsSetting.name, PlanSetting.name, TaskTextsSetting.name,
        ]

        static func course(_ course: String) -> Thing { Thing(course: course, folder: nil, key: nil) }
        static func lesson(_ key: String, of course: String) -> Thing { Thing(course: course, folder: "lessons", key: key) }
        static func test(_ key: String, of course: String) -> Thing { Thing(course: course, folder: "tests", key: key) }
        static func person(_ userName: String) -> Thing {
            Thing(course: nil, folder: PeopleDocument.fileName, key: userName)
        }
        /// - Parameter key: by which folders call it, or its title where none does.
        static func semester(_ key: String) -> Thing {
            Thing(course: nil, folder: SemestersDocument.fileName, key: key)
        }
        static func enrolment(_ userName: String, of course: String) -> Thing {
            Thing(course: course, folder: enrolled, key: userName)
        }
        static func group(_ name: String, of course: String) -> Thing {
            Thing(course: course, folder: GroupsSetting.name, key: name)
        }
        static func plan(of course: String) -> Thing { Thing(course: course, folder: PlanSetting.name, key: nil) }
        static func taskText(_ part: String, week: Int, of course: String) -> Thing {
            Thing(course: course, folder: TaskTextsSetting.name, key: "\(part)/\(week)")
        }
        static func design(of course: String) -> Thing { Thing(course: course, folder: DesignDocument.name, key: nil) }

        /// Its name for `--overwrite`.
        var name: String {
            guard let course else { return [folder, key].compactMap(\.self).joined(separator: "/") }
            return [course, folder ?? CourseDocument.fileName, key].compactMap(\.self).joined(separator: "/")
        }
    }

    static let none = ImportOverwrites([])

    let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    func contains(_ thing: Thing) -> Bool {
        names.contains { Self.matches($0, thing) }
    }

    /// The names that match nothing in the folder or the database.
    func unknown(among things: [Thing]) -> [String] {
        names.filter { name in name != "all" && !things.contains { Self.matches(name, $0) } }
    }

    /// Whether a name such as `01-course/tests/02-final.md` means a thing. The numbers at the beginning and `.md` may be left
    /// out.
    private static func matches(_ name: String, _ thing: Thing) -> Bool {
        if name == "all" { return true }
        let parts = name.split(separator: "/").map(String.init)
        guard let first = parts.first else { return false }
        // The title of a semester may have slashes.
        guard let course = thing.course else { return [thing.folder, thing.name].contains(parts.joined(separator: "/")) }
        guard isCalled(first, course) else { return false }
        let rest = Array(parts.dropFirst())
        let isInOwnFile = thing.folder == nil || Thing.inOwnFile.contains(thing.folder)
        if rest.isEmpty || rest == [CourseDocument.fileName] && isInOwnFile { return true }
        if rest == [DesignDocument.fileName] { return thing.folder == DesignDocument.name }
        guard let folder = thing.folder, rest.first == folder else { return false }
        if rest.count == 1 { return true }
        guard let key = thing.key else { return false }
        // The name of a group may have slashes.
        let named = rest.dropFirst().joined(separator: "/")
        return isInOwnFile ? named == key.split(separator: "/").joined(separator: "/") : isCalled(named, key)
    }

    private static func isCalled(_ name: String, _ key: String) -> Bool {
        name == key || name == key + ".md" || NumberedName(name).key == key
    }
}

extension InstitutionFolder.CourseDraft {
    /// Itself, its tests, its lessons and its design.
    var things: [ImportOverwrites.Thing] {
        [.course(key)] + assessments.map { .test($0.key, of: key) } + lessons.map { .lesson($0.key, of: key) }
            + (design == nil ? [] : [.design(of: key)])
    }
}
