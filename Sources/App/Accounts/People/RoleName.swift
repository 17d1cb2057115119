extension Role {
    /// The name of the role as shown to people.
    func text(_ strings: Strings) -> String {
        switch self {
        case .student: strings("role.student")
        case .teacher: strings("role.teacher")
        case .qualityOffice: strings("role.quality-office")
        case .office: strings("role.office")
        case .administrator: strings("role.administrator")
        }
    }

    /// The same inside a sentence or a list, without a capital.
    fileprivate func inside(_ strings: Strings) -> String {
        switch self {
        case .student: strings("role.student-inside")
        case .teacher: strings("role.teacher-inside")
        case .qualityOffice: strings("role.quality-office-inside")
        case .office: strings("role.office-inside")
        case .administrator: strings("role.administrator-inside")
        }
    }
}

extension Set<Role> {
    /// Student and teacher
    func text(_ strings: Strings) -> String {
        let roles = sorted()
        return strings.formats.list(roles.prefix(1).map { $0.text(strings) } + roles.dropFirst().map { $0.inside(strings) })
    }
}
