import ServiceLifecycle

/// One part of the product: a folder, and a line in `features`.
protocol Feature: Sendable {
    /// Its pages, so that a missing template is found at the start.
    static var pages: [any Page.Type] { get }
    /// Where the bars at the foot of its main pages lead.
    static var tabs: [AreaTab] { get }
    /// Addresses whose forms bring files, see `UploadPaths`.
    static var takingFiles: [String] { get }
    /// What addresses begin with below which people write long texts.
    static var takingLongTexts: [String] { get }
    /// What addresses begin with whose forms can only touch what belongs to whoever posts them: all is loaded through its owner.
    static var ownForms: [String] { get }
    /// What addresses begin with of which the log must not say when they were asked for, see `UntimedLog`.
    static var untimed: [String] { get }
    /// What it writes into the import folder of a course.
    static var courseExports: [any CourseExportRows] { get }
    /// Where it names stored files, for a backup.
    static var filePlaces: [any FilePlaceRows] { get }

    init(_ shared: Shared)

    func addRoutes(to routes: SiteRoutes)

    /// The same for a feature that asks all of them for their parts.
    /// - Parameter features: all of the site, in their order.
    func addRoutes(to routes: SiteRoutes, asking features: [any Feature])

    /// What it keeps about people, for the page of one's own data.
    var personalData: [any PersonalDataRows] { get }

    /// What it has for the list at home.
    var homeSources: [any HomeSource] { get }

    /// What it finds when somebody searches.
    var searchRows: [any SearchRows] { get }

    /// What it copies of a course.
    var courseCopies: [any CourseCopyRows] { get }

    /// What runs beside requests.
    var services: [any Service] { get }

    /// Its part of the import of an institution's folder.
    static func importParts(_ kit: ImportKit) -> [any ImportPart]
    /// Its part of the import of each course's folder.
    static func courseParts(_ files: FileFolder) -> [any CourseImportPart]
}

extension Feature {
    static var tabs: [AreaTab] { [] }
    static var takingFiles: [String] { [] }
    static var takingLongTexts: [String] { [] }
    static var untimed: [String] { [] }
    static var ownForms: [String] { [] }
    static var courseExports: [any CourseExportRows] { [] }
    static var filePlaces: [any FilePlaceRows] { [] }
    var personalData: [any PersonalDataRows] { [] }
    var homeSources: [any HomeSource] { [] }
    var searchRows: [any SearchRows] { [] }
    var courseCopies: [any CourseCopyRows] { [] }
    var services: [any Service] { [] }

    func addRoutes(to routes: SiteRoutes) {}

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        addRoutes(to: routes)
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] { [] }
    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] { [] }
}
