/// Where an answer came from that a program sent, and no page.
struct AnswerOrigin: Sendable, Equatable {
    let service: Program
    /// The token that it came with; nil for a program that was signed in otherwise.
    let token: ID<AccessToken>?

    enum Program: String, Sendable {
        case json
        case soap
    }

    /// By what the person is signed in.
    init(_ service: Program, _ person: Viewer) {
        self.service = service
        token = if case .token(let id) = person.admission { id } else { nil }
    }
}
