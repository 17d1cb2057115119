/// How a browser uses a file.
enum FileKind: Sendable, Equatable {
    case picture
    case video
    case audio
    case captions
    /// Only saved, never shown. This includes PDF, because a document by somebody else must not look like a page of the site.
    case other

    init(contentType: String) {
        self =
            switch contentType.split(separator: "/").first {
            case "image": .picture
            case "video": .video
            case "audio": .audio
            default: contentType == "text/vtt" ? .captions : .other
            }
    }
}
