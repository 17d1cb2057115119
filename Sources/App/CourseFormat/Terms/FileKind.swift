/// What a browser does with a file.
enum FileKind: Sendable, Equatable {
    case picture
    case video
    case audio
    case captions
    /// Saved, never shown: a PDF as well, because a page of another's making has no place on our own.
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
