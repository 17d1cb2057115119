import Database
import ServiceLifecycle

/// One part of the product: a folder of this name, and an entry in the list `features`.
protocol Feature: Sendable {
    /// Its page types. A missing template is reported at the start.
    static var pages: [any Page.Type] { get }
    /// The entries in the bars at the foot of its main pages.
    static var tabs: [AreaTab] { get }
    /// Prefixes of further pages of an area: what lies below a tab's address need not be named.
    static var areas: [String: AreaTab.Area] { get }
    /// The addresses that accept uploads, see `UploadPaths`.
    static var takingFiles: [String] { get }
    /// Prefixes of the addresses that accept long texts.
    static var takingLongTexts: [String] { get }
    /// Prefixes of the addresses whose forms change only what belongs to the person who posts them, because everything is
    /// loaded through its owner.
    static var ownForms: [String] { get }
    /// Prefixes of the addresses whose requests must not be logged with their time, see `UntimedLog`.
    static var untimed: [String] { get }
    /// The services for programs that it brings, whose addresses are kept apart from those of pages.
    static var programServices: [any ProgramService] { get }
    /// What it contributes to the import folder of a course.
    static var courseExports: [any CourseExportRows] { get }
    /// Where it refers to stored files, for a backup.
    static var filePlaces: [any FilePlaceRows] { get }

    /// What it says at the head of all pages of an area.
    static func notices(_ database: Database) -> [any AreaNotice]

    init(_ shared: Shared)

    func addRoutes(to routes: SiteRoutes)

    /// Adds its routes, for a feature that asks other features for their parts.
    /// - Parameter features: all features of the site, in their order.
    func addRoutes(to routes: SiteRoutes, asking features: [any Feature])

    /// What it stores about people, for the page of one's own data.
    var personalData: [any PersonalDataRows] { get }

    /// What it contributes to the list at home.
    var homeSources: [any HomeSource] { get }

    /// What it contributes to the calendars of people.
    var calendarRows: [any CalendarRows] { get }

    /// What it contributes to the first page of those who teach.
    var deskRows: [any DeskRows] { get }

    /// What it says of courses in the list of those who teach them.
    var courseNotes: [any CourseNoteRows] { get }

    /// What it contributes to the first page of the student office.
    var officeRows: [any OfficeRows] { get }

    /// What it contributes to the search.
    var searchRows: [any SearchRows] { get }

    /// What it says at the head of the topics of courses.
    var topicGuides: [any TopicGuide] { get }

    /// What it copies of a course.
    var courseCopies: [any CourseCopyRows] { get }

    /// What runs in the background.
    var services: [any Service] { get }

    /// Its part of the import of an institution's folder.
    static func importParts(_ kit: ImportKit) -> [any ImportPart]
    /// Its part of the import of each course's folder.
    static func courseParts(_ files: FileFolder) -> [any CourseImportPart]
}

extension Feature {
    static var tabs: [AreaTab] { [] }
    static var areas: [String: AreaTab.Area] { [:] }
    static var takingFiles: [String] { [] }
    static var takingLongTexts: [String] { [] }
    static var untimed: [String] { [] }
    static var ownForms: [String] { [] }
    static var programServices: [any ProgramService] { [] }
    static var courseExports: [any CourseExportRows] { [] }
    static var filePlaces: [any FilePlaceRows] { [] }
    static func notices(_ database: Database) -> [any AreaNotice] { [] }
    var personalData: [any PersonalDataRows] { [] }
    var homeSources: [any HomeSource] { [] }
    var calendarRows: [any CalendarRows] { [] }
    var deskRows: [any DeskRows] { [] }
    var courseNotes: [any CourseNoteRows] { [] }
    var officeRows: [any OfficeRows] { [] }
    var searchRows: [any SearchRows] { [] }
    var topicGuides: [any TopicGuide] { [] }
    var courseCopies: [any CourseCopyRows] { [] }
    var services: [any Service] { [] }

    func addRoutes(to routes: SiteRoutes) {}

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        addRoutes(to: routes)
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] { [] }
    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] { [] }
}
