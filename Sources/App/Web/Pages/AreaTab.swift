/// An entry in the bar at the foot of an area's main pages. The feature that has the page declares it.
struct AreaTab: Sendable, Equatable {
    enum Area: String, CaseIterable {
        case learn
        case student
        case teach
        case office

        /// The key of the area's name.
        var key: String {
            switch self {
            case .learn: "area.learn"
            case .student: "area.student"
            case .teach: "area.teach"
            case .office: "area.office"
            }
        }

        /// Whether it is there for people with these roles.
        func isOpen(to roles: Set<Role>) -> Bool {
            switch self {
            case .learn, .student: true
            case .teach: roles.isStaff
            case .office: roles.contains(.office)
            }
        }

        /// Whether its pages show the other areas where the screen is wide.
        var isWide: Bool { self == .teach || self == .office }
    }

    let area: Area
    /// Its position in the bar. Links from other areas lead to the first entry.
    let place: Int
    let href: String
    /// The key of its label.
    let key: String
    var isForAdministrators = false
}
