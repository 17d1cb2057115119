/// A place that the bar at the foot of the main pages of an area leads to. The feature that has the page names it.
struct AreaTab: Sendable, Equatable {
    enum Area: CaseIterable {
        case learn
        case student
        case teach

        /// The key of its sentence.
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
    /// Where it stands among those of its area; the first is where the ways from other areas lead.
    let place: Int
    let href: String
    /// The key of its sentence.
    let key: String
    var isForAdministrators = false
}
