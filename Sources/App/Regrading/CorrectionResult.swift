/// The result of a requested correction.
enum CorrectionResult: Sendable {
    /// What the correction would change; nothing was changed. The names are keyed by person.
    case preview([MarkMove], names: [ID<Person>: String])
    case applied([MarkMove])
}
