/// What the institution proposes where somebody may choose otherwise.
struct InstitutionDefaults: Sendable, Equatable {
    /// Of new courses.
    let markScheme: MarkScheme
    /// What is offered first when somebody gets extra time.
    let extraTime: ExtraTime

    /// Before anybody said so.
    static let initial = InstitutionDefaults(
        markScheme: .romanian, extraTime: ExtraTime(factor: 1250, added: .minutes(0)))
}
