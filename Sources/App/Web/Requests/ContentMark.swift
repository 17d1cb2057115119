import HTTPTypes
import Hummingbird

/// The mark of a content (ETag, RFC 9110, 8.8.3): strong, for the very bytes, or weak, for what means the same.
enum ContentMark {
    /// The same mark for content that is sent in other bytes, such as packed ones.
    static func weak(_ mark: String) -> String { mark.hasPrefix("W/") ? mark : "W/" + mark }

    /// Whether the browser or program says that it has content with this mark, in whichever bytes.
    static func isKnown(_ mark: String, to request: Request) -> Bool {
        func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
        return (request.headers[.ifNoneMatch] ?? "").split(separator: ",").contains { tag in
            let tag = String(tag.filter { $0 != " " })
            return tag == "*" || opaque(tag) == opaque(mark)
        }
    }
}
