/// What became of a correction that was asked for.
enum CorrectionResult: Sendable {
    /// What it would change; nothing was changed. Names by person.
    case preview([MarkMove], names: [ID<Person>: String])
    case applied([MarkMove])
}
