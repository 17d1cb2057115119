import Foundation
import Hummingbird

/// The addresses of the files of a course, for its teachers.
enum UploadRoutes {
    /// The addresses that accept uploads; `*` stands for an id.
    static let takingFiles = ["/teach/courses/*/files", "/teach/lessons/*/files"]

    static func files(of id: ID<Course>) -> String { TeachRoutes.course(id) + "/files" }

    /// - Parameter name: the name in the text; its last part is used when the file is saved.
    static func file(_ digest: String, named name: String, of id: ID<Course>) -> String {
        files(of: id) + "/\(digest)/" + FileAddress.encoded(FileAddress.lastPart(of: name))
    }

    static func removals(of id: ID<Course>) -> String { TeachRoutes.course(id) + "/file-removals" }
    static func removalEndings(of id: ID<Course>) -> String { removals(of: id) + "/endings" }
    static func newRemoval(_ name: String, of id: ID<Course>) -> String {
        removals(of: id) + "/new?name=" + FileAddress.encoded(name)
    }

    static func mount(on routes: SiteRoutes, files: UploadController, removals: FileRemovalController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/files", use: files.index)
        staff.post("teach/courses/:course/files", use: files.create)
        staff.get("teach/courses/:course/files/:digest/:name", use: files.show)
        staff.get("teach/courses/:course/file-removals/new", use: removals.new)
        staff.post("teach/courses/:course/file-removals", use: removals.create)
        staff.post("teach/courses/:course/file-removals/endings", use: removals.end)
    }
}
