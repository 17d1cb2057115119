import Foundation

/// An archive that is unpacked and read, until `close`.
struct ArchiveReading: Sendable {
    let folder: InstitutionFolder
    private let source: ImportSource

    /// Waits for the disk.
    /// - Parameter dataFolder: the folder of the database, in which archives are unpacked.
    /// - Throws: `ImportMistakes` with everything that is wrong in the archive.
    init(_ path: String, beside dataFolder: String, at now: Instant) throws {
        source = try ImportSource.open(path, beside: dataFolder, at: now)
        do {
            try Self.requireSmall(source.path)
            let name = (path as NSString).lastPathComponent
            folder = try Self.read(source.path, named: name, at: now)
            guard !folder.courses.isEmpty else { throw ZipRefusal.of(name, nil, "course-import.no-course") }
            guard folder.things <= ArchiveLimits.things else {
                throw Self.many(name)
            }
        } catch {
            source.close()
            throw error
        }
    }

    /// Deletes what was unpacked.
    func close() { source.close() }

    /// Refuses long texts and many pictures before anything is read.
    private static func requireSmall(_ folder: String) throws {
        var (texts, pictures) = (ArchiveLimits.texts, ArchiveLimits.pictures)
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
            let path = "\(folder)/\(name)"
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            let isText = ["md", "yaml", "csv"].contains((name as NSString).pathExtension)
            if isText { texts -= size } else if name.split(separator: "/").dropFirst().first == "tests" { pictures -= size }
            guard texts >= 0 else {
                throw ZipRefusal.of(name, nil, "course-import.long", ["most": String(ArchiveLimits.texts / 1_000_000)])
            }
            guard pictures >= 0 else {
                throw Self.pictures(name)
            }
        }
    }

    /// Reads no more files than an import may write.
    private static func read(_ path: String, named name: String, at now: Instant) throws -> InstitutionFolder {
        let budget = FolderFiles.Budget(references: ArchiveLimits.things, pictures: ArchiveLimits.pictures)
        do {
            return try InstitutionFolder(path: path, now: now, files: FolderFiles(budget))
        } catch let found as InstitutionFolder.Excessive {
            switch found.excess {
            case .references: throw many(name)
            case .pictures: throw pictures(name)
            }
        }
    }

    private static func many(_ name: String) -> ImportMistakes {
        ZipRefusal.of(name, nil, "course-import.too-many", ["most": String(ArchiveLimits.things)])
    }

    private static func pictures(_ name: String) -> ImportMistakes {
        ZipRefusal.of(name, nil, "course-import.pictures", ["most": String(ArchiveLimits.pictures / 1_000_000)])
    }
}

extension InstitutionFolder {
    /// How many rows an import of it writes, more or less.
    fileprivate var things: Int {
        people.count
            + courses.reduce(0) { sum, course in
                let questions = course.assessments.flatMap(\.content.questions)
                let options = questions.reduce(0) { $0 + $1.options.count + ($1.accepted?.count ?? 0) }
                let files =
                    course.lessons.reduce(0) { $0 + $1.files.count } + course.assessments.reduce(0) { $0 + $1.pictures.count }
                return sum + course.document.topics.deepCount + course.document.enrolled.count + course.lessons.count
                    + course.assessments.count + questions.count + options + files
            }
    }
}

extension [CourseDocument.TopicNode] {
    /// How many topics there are, with those below them.
    var deepCount: Int { reduce(0) { $0 + 1 + $1.children.deepCount } }
}
