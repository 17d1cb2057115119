extension TeachingRole {
    /// The text for one's own data.
    func told(_ strings: Strings) -> String {
        switch self {
        case .professor: strings("course.professor")
        case .assistant: strings("course.assistant")
        }
    }
}
