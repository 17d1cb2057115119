/// An entry in the bar at the foot of an area's main pages. The feature that has the page declares it.
struct AreaTab: Sendable, Equatable {
    enum Area: String, CaseIterable {
        case learn
        case student
        case teach

        /// The key of the area's name.
        var key: String {
            switch self {
            case .learn: "area.learn"
            case .student: "area.student"
            case .teach: "area.teach"
            }
        }

        var isForStaff: Bool { self == .teach }
    }

    let area: Area
    /// Its position in the bar. Links from other areas lead to the first entry.
    let place: Int
    let href: String
    /// The key of its label.
    let key: String
    var isForAdministrators = false
}
