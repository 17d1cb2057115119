extension Role {
    /// As people read it.
    func text(_ strings: Strings) -> String {
        switch self {
        case .student: strings("role.student")
        case .teacher: strings("role.teacher")
        case .qualityOffice: strings("role.quality-office")
        case .administrator: strings("role.administrator")
        }
    }
}
