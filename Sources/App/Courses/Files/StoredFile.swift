/// A file that was uploaded or imported. Its bytes lie in the `FileFolder`, under its digest.
struct StoredFile: Sendable, Equatable {
    /// SHA-256 in hexadecimal.
    let digest: String
    /// What its content says it is.
    let contentType: String
    /// In bytes.
    let size: Int
    /// Of a picture, in CSS pixels.
    let width: Int?
    let height: Int?

    var kind: FileKind { FileKind(contentType: contentType) }
}

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
