/// The smallest part of a formula's source.
struct Token: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A backslash and letters, or a backslash and one other character: without the backslash.
        case command(String)
        /// One character, with the accents and other marks that belong to it.
        case character(String)
        /// White space of any length.
        case space
    }

    let kind: Kind
    /// Line ends before it.
    let line: Int

    /// As it is written.
    var source: String {
        switch kind {
        case .command(let name): "\\" + name
        case .character(let text): text
        case .space: " "
        }
    }
}
