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
    /// What addresses begin with of which the log must not say when they were asked for, see `UntimedLog`.
    static var untimed: [String] { get }

    init(_ shared: Shared)

    func addRoutes(to routes: SiteRoutes)

    /// What runs beside requests.
    var services: [any Service] { get }
}

extension Feature {
    static var tabs: [AreaTab] { [] }
    static var takingFiles: [String] { [] }
    static var takingLongTexts: [String] { [] }
    static var untimed: [String] { [] }
    var services: [any Service] { [] }
}
