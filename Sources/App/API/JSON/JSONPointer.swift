/// A place in a document (RFC 6901). Many that have the same beginning keep it once, whatever names a program has sent.
indirect enum JSONPointer: Equatable, Sendable {
    /// As it is written.
    case whole(String)
    case part(JSONPointer, String)

    /// The longest name that is repeated, in bytes.
    static let longestName = 100

    var text: String {
        switch self {
        case .whole(let text): text
        case .part(let holder, let name): holder.text + "/" + Self.escaped(name)
        }
    }

    /// A name as it stands in a place, shortened where it is a long one.
    static func escaped(_ name: String) -> String {
        String(decoding: name.utf8.prefix(longestName), as: UTF8.self).replacing("~", with: "~0").replacing("/", with: "~1")
    }
}
