extension Role {
    /// The name of the role as shown to people.
    func text(_ strings: Strings) -> String {
        switch self {
        case .student: strings("role.student")
        case .teacher: strings("role.teacher")
        case .qualityOffice: strings("role.quality-office")
        case .administrator: strings("role.administrator")
        }
    }
}
