/// An element of XML that a program sent.
struct ReceivedElement: Equatable, Sendable {
    /// A name in its namespace, which is empty for a name in none. Prefixes are resolved: they mean nothing by themselves.
    struct Name: Hashable, Sendable {
        let space: String
        let local: String
    }

    let name: Name
    var attributes: [Name: String] = [:]
    var children: [ReceivedElement] = []
    /// Its text without that of its children.
    var text = ""

    /// Whether there is no more text between its children than spaces.
    var hasNoWords: Bool { text.allSatisfy(\.isWhitespace) }
}
