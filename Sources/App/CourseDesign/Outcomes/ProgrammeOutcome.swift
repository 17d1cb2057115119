/// What graduates of a programme can do, as the programme lists it. Objectives name those that they serve.
struct ProgrammeOutcome: Sendable, Equatable {
    let id: ID<ProgrammeOutcome>
    /// What the programme calls it, such as C3.
    let key: String
    let text: String
}
