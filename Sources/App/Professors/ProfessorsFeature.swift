/// Who teaches: per subject of the current semester, and by name in the whole institution.
struct ProfessorsFeature: Feature {
    static let pages: [any Page.Type] = [ProfessorsPage.self]
    static let tabs: [AreaTab] = [.professors]

    private let professors: ProfessorController

    init(_ shared: Shared) {
        professors = ProfessorController(site: shared.site, professors: ProfessorStore(database: shared.database))
    }

    func addRoutes(to routes: SiteRoutes) {
        ProfessorRoutes.mount(on: routes, professors: professors)
    }
}

extension AreaTab {
    static let professors = AreaTab(
        area: .student, place: 4, href: ProfessorRoutes.professors, key: "professors.title")
}
