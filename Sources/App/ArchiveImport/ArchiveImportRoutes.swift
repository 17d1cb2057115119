import Hummingbird

/// The addresses of imports of courses.
enum ArchiveImportRoutes {
    /// Where archives are posted.
    static let archives = "/teach/imports"
    static let new = "/teach/imports/new"
    /// The field of an address that asks for a plan with the people of the archive.
    static let people = "people"

    static func archive(_ digest: String) -> String { "/teach/imports/\(digest)" }
    static func confirmation(of digest: String) -> String { archive(digest) + "/confirmation" }
    static func removal(of digest: String) -> String { archive(digest) + "/removal" }

    static func mount(on routes: SiteRoutes, imports: ArchiveImportController) {
        let staff = routes.staff
        staff.get("teach/imports/new", use: imports.new)
        staff.post("teach/imports", use: imports.create)
        staff.get("teach/imports/:archive", use: imports.show)
        staff.post("teach/imports/:archive/confirmation", use: imports.confirm)
        staff.post("teach/imports/:archive/removal", use: imports.remove)
    }
}
